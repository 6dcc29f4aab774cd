/** The course of a game of Bower: where turns begin, and where in the game one is. */
import type { Passage, Whereabouts } from "../../../screens/replay/turns.ts";
import { viewOf } from "../forms.ts";

const played = (one: Passage) => viewOf(one).turns_played ?? [0, 0];

export const begins = (one: Passage, before: Passage): boolean =>
  one.phase === "setup" || before.phase === "setup" || String(played(one)) !== String(played(before));

export function whereabouts(steps: readonly Passage[], _: readonly number[], at: number): Whereabouts {
  const one = steps[at]!;
  if (one.phase === "setup") return { kind: "setup" };
  const [first, second] = played(one);
  return { kind: "turns", turn: first + second + 1 };
}
