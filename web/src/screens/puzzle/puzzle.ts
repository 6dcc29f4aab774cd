/** Puzzles as the server tells them, and when an answer to one is complete. */
import { GAME_NAMES, GAMES, type GameName } from "../../games/index.ts";
import type { GameRecord } from "../../games/record.ts";
import type { Action, Happened } from "../../model.ts";
import { api } from "../../net/api.ts";

/** The phases in which the seat that is asked still has something to decide, by the kind of the puzzle. */
const ASKED: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  GAME_NAMES.flatMap((game) => Object.entries(GAMES[game].puzzles)),
);
export const KINDS = Object.keys(ASKED);

/** What the archive tells of a puzzle. */
export type Listed = { id: string; kind: string; game: GameName; difficulty: number };
export type Puzzle = Listed & {
  seat: number;
  /** The position, with nothing done yet. */
  record: GameRecord;
  question: { id: string; args: Record<string, string | number> };
  unit: "points" | "eggs";
  /** What the best answer is worth. */
  best: number;
};
/** The best answer, what it brings, and what the next best is worth. */
export type Best = { actions: Action[]; events: Happened[]; second?: number };
export type Verdict = {
  right: boolean;
  /** What the answer is worth; nothing for who gives up. */
  value: number | null;
  best: number;
  unit: "points" | "eggs";
  /** What the answer brought. */
  events: Happened[];
  /** The best one, once it was found or given up. */
  answer?: Best | null;
  rule?: string | null;
};

export const puzzles = {
  /** The days up to one, newest first. */
  list: (until: string, count: number) =>
    api.ask<{ puzzles: Listed[] }>("GET", `/api/puzzles?until=${until}&count=${count}`),
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
