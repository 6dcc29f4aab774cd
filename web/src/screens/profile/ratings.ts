/** Ratings as people read them, and their curve as lines of a picture. */
import type { RatingCurve } from "../../net/interface.ts";

const MIDDLE = 1500;
const STEP = 30;
const MEAN = 25;
const MONTH_MS = 30 * 86_400_000;
export const WIDTH = 240;
export const HEIGHT = 72;

/** 1500 for a newcomer. */
export const shown = (mu: number): number => Math.round(MIDDLE + STEP * (mu - MEAN));

/** The rating now, and how it changed within a month. */
export function ratingOf({ points }: RatingCurve, now: number): { rating: number; change: number } {
  const rating = shown(points.at(-1)!.mu);
  const then = points.findLast(({ at }) => at < now - MONTH_MS) ?? points[0]!;
  return { rating, change: rating - shown(then.mu) };
}

/** The points of the line; a single one is a level line. */
export function lineOf({ points }: RatingCurve): Array<[number, number]> {
  const all = points.map(({ mu }) => shown(mu));
  const values = all.length === 1 ? [all[0]!, all[0]!] : all;
  const low = Math.min(...values);
  const span = Math.max(60, Math.max(...values) - low);
  return values.map((value, i) => [
    (i / (values.length - 1)) * (WIDTH - 8) + 4,
    HEIGHT - 8 - ((value - low) / span) * (HEIGHT - 18),
  ]);
}
