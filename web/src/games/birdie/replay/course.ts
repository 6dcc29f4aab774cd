/** The course of a game of Birdie: which scene a moment belongs to, where turns begin, and where in the game one is. */
import type { Passage, Whereabouts } from "../../../screens/replay/turns.ts";
import { viewOf } from "../forms.ts";

const roundOf = (one: Passage) => viewOf(one).round ?? 1;
const laying = (phase: string) => phase === "turn" || phase === "laying";

export const sceneOf = (phase: string): "turn" | "over" | "scoring" =>
  laying(phase) ? "turn" : phase === "over" ? "over" : "scoring";

export function begins(one: Passage, before: Passage): boolean {
  if (laying(one.phase)) return one.phase === "turn";
  return laying(before.phase) || one.seat !== before.seat;
}

export function whereabouts(steps: readonly Passage[], starts: readonly number[], at: number): Whereabouts {
  const one = steps[at]!;
  const round = roundOf(one);
  if (!laying(one.phase)) return { kind: "scoring", round };
  const turns = starts.filter((i) => i <= at && laying(steps[i]!.phase) && roundOf(steps[i]!) === round);
  return { kind: "turn", round, turn: turns.length };
}
