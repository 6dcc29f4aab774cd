/** Who came where, and which tie was broken how. */
import type { BirdieResult } from "../forms.ts";

/**
 * The place of each seat, from 1. Equal totals go by who passed first in the last round (B-F2). The winner comes first
 * even with fewer points, where the other side resigned.
 */
export function placesOf({ totals, winner }: BirdieResult, passOrder: readonly number[]): number[] {
  const seats = totals.map((_, seat) => seat);
  const sorted = [...seats].sort(
    (a, b) =>
      Number(b === winner) - Number(a === winner) ||
      totals[b]! - totals[a]! ||
      passOrder.indexOf(a) - passOrder.indexOf(b),
  );
  return seats.map((seat) => sorted.indexOf(seat) + 1);
}

/** The best tie that had to be broken: the points, and who came before the others. */
export function tieOf(
  { totals }: BirdieResult,
  places: readonly number[],
): { points: number; seat: number } | null {
  const tied = totals
    .map((points, seat) => ({ points, seat }))
    .filter(({ points }) => totals.filter((other) => other === points).length > 1)
    .sort((a, b) => places[a.seat]! - places[b.seat]!);
  return tied[0] ?? null;
}
