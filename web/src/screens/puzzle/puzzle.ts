/** Puzzles as the server tells them, and when an answer to one is complete. */
import { GAME_NAMES, GAMES } from "../../games/index.ts";
import type { Action } from "../../model.ts";
import { api } from "../../net/api.ts";
import type { Archive, Puzzle, PuzzleDay, Solution, Verdict } from "../../net/interface.ts";

/** The phases in which the seat that is asked still has something to decide, by the kind of the puzzle. */
const ASKED: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  GAME_NAMES.flatMap((game) => Object.entries(GAMES[game].puzzles)),
);
export const KINDS = Object.keys(ASKED) as PuzzleDay["kind"][];

export type { Puzzle, Verdict };
/** What the archive tells of a puzzle. */
export type Listed = PuzzleDay;
/** The best answer, what it brings, and what the next best is worth. */
export type Best = Solution;

export const puzzles = {
  /** The days up to one, newest first. */
  list: (until: string, count: number) =>
    api.ask<Archive>("GET", `/api/puzzles?until=${until}&count=${count}`),
  one: (id: string) => api.ask<Puzzle>("GET", `/api/puzzles/${encodeURIComponent(id)}`),
  answer: (id: string, actions: Action[], giveUp = false) =>
    api.ask<Verdict>("POST", `/api/puzzles/${encodeURIComponent(id)}/answer`, {
      actions,
      ...(giveUp ? { give_up: true } : {}),
    }),
};

/** Whether nothing is left to decide for the seat that is asked. */
export const complete = (
  puzzle: Pick<Puzzle, "kind" | "seat">,
  now: { seat?: number | null; phase: string },
): boolean => now.seat !== puzzle.seat || !ASKED[puzzle.kind]?.includes(now.phase);

/** What an answer is worth, as messages want it: points, or by how many eggs one is ahead or behind. */
export const worth = (unit: Puzzle["unit"], value: number) => ({
  unit,
  value: Math.abs(value),
  side: value > 0 ? "ahead" : value < 0 ? "behind" : "level",
});
