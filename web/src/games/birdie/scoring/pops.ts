/** What a beat of a scoring adds to the total, by kind. */
import { sumOf, type Marks } from "./board.ts";

export type Pop = { kind: "set" | "flap" | "trophy"; points: number };

export function popsOf(before: Marks, after: Marks, flapValues: readonly number[]): Pop[] {
  const [one, other] = [sumOf(before, flapValues), sumOf(after, flapValues)];
  const pops: Pop[] = [
    { kind: "set", points: other.seasons + other.birds - one.seasons - one.birds },
    { kind: "flap", points: other.flap - one.flap },
    { kind: "trophy", points: other.trophies - one.trophies },
  ];
  return pops.filter(({ points }) => points > 0);
}
