/** How a rating changed, and its curve as lines of a picture. */
import type { RatingCurve } from "../../net/interface.ts";

const MONTH_MS = 30 * 86_400_000;
export const WIDTH = 240;
export const HEIGHT = 72;

/** The rating now, and how it changed within a month. */
export function ratingOf({ points }: RatingCurve, now: number): { rating: number; change: number } {
  const { rating } = points.at(-1)!;
  const then = points.findLast(({ at }) => at < now - MONTH_MS) ?? points[0]!;
  return { rating, change: rating - then.rating };
}

/** The points of the line; a single one is a level line. */
export function lineOf({ points }: RatingCurve): Array<[number, number]> {
  const all = points.map(({ rating }) => rating);
  const values = all.length === 1 ? [all[0]!, all[0]!] : all;
  const low = Math.min(...values);
  const span = Math.max(60, Math.max(...values) - low);
  return values.map((value, i) => [
    (i / (values.length - 1)) * (WIDTH - 8) + 4,
    HEIGHT - 8 - ((value - low) / span) * (HEIGHT - 18),
  ]);
}
