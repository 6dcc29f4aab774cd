/** Where the turns of a game begin, and its notable moments: what buttons jump between and the slider marks. */
import { logicOf } from "../../games/logic.ts";
import type { Happened } from "../../model.ts";
import type { Step } from "../../net/interface.ts";

/** A moment as far as the course of the game goes; whose eyes see it does not matter here. */
export type Passage = Pick<Step, "seat" | "phase" | "by" | "view" | "events">;

/** Whether a turn begins at this moment: everything up to the next such moment is one player's doing. */
function begins(one: Passage, before: Passage | undefined, game: string): boolean {
  if (!before || one.phase === "over") return true;
  return logicOf(game).replay.begins(one, before);
}

/** Whether the game ends at this moment: by its rules, or since somebody resigned, in any phase. */
export const ends = (one: Pick<Passage, "phase" | "events">): boolean =>
  one.phase === "over" || one.events.some(({ id }) => id === "resigned");

/** The moments at which turns begin, the start and the end included. */
export function turnStarts(steps: readonly Passage[], game: string): number[] {
  const found = steps.flatMap((one, i) => (begins(one, steps[i - 1], game) ? [i] : []));
  const last = steps.length - 1;
  return found.at(-1) === last ? found : [...found, last];
}

/** The beginning of the turn before; from inside a turn, of this one. */
export const turnBefore = (starts: readonly number[], at: number): number =>
  starts.findLast((one) => one < at) ?? 0;

export const turnAfter = (starts: readonly number[], at: number): number =>
  starts.find((one) => one > at) ?? at;

/** The moments of the turn that led to `at`: from after its beginning up to and with `at` itself. */
export const turnLeadingTo = (starts: readonly number[], at: number): number[] => {
  const from = turnBefore(starts, at);
  return Array.from({ length: at - from }, (_, i) => from + 1 + i);
};

/** Where in the game a moment is, for the line under the title. */
export type Whereabouts =
  | { kind: "over" }
  | { kind: "setup" }
  | { kind: "scoring"; round: number }
  | { kind: "turn"; round: number; turn: number }
  | { kind: "turns"; turn: number };

export function whereabouts(
  steps: readonly Passage[],
  starts: readonly number[],
  at: number,
  game: string,
): Whereabouts {
  if (ends(steps[at]!)) return { kind: "over" };
  return logicOf(game).replay.whereabouts(steps, starts, at);
}

export type MarkKind = "pass" | "scoring" | "bonus" | "round" | "over";
/** A notable moment: the number of actions before it, and the event that makes it notable. */
export type Mark = { at: number; kind: MarkKind; event: Happened };

const NOTABLE: Record<string, MarkKind> = {
  passed: "pass",
  "line-opened": "scoring",
  "bonus-earned": "bonus",
  dealt: "round",
  over: "over",
  resigned: "over",
};

/** What the slider marks, in order. Of one moment only the weightiest: the end, a round, a scoring, then the rest. */
export function marksOf(steps: readonly Passage[]): Mark[] {
  const weight: MarkKind[] = ["over", "round", "scoring", "bonus", "pass"];
  return steps.flatMap(({ events }, at) => {
    const found = events.flatMap((event) => {
      const kind = NOTABLE[event.id];
      return kind ? [{ at, kind, event }] : [];
    });
    found.sort((a, b) => weight.indexOf(a.kind) - weight.indexOf(b.kind));
    return found.slice(0, 1);
  });
}
