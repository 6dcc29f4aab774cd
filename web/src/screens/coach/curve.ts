/** The curve of win shares as lines of a picture. */
import type { Analysis } from "./analysis.ts";

export const WIDTH = 320;
export const HEIGHT = 80;
const FLOOR = HEIGHT - 2;
const LOWEST_TOP = 0.6;

/** A seat's share at every moment; where it was not judged, the last one that was. */
export function shares(analysis: Analysis, seat: number): number[] {
  let last = analysis.curve.find((one) => one !== null)?.[seat] ?? 1 / analysis.players;
  return analysis.curve.map((one) => (last = one?.[seat] ?? last));
}

/** The share at the top of the picture: a little above the highest, so that small differences are seen too. */
export const topOf = (all: readonly number[][]): number =>
  Math.min(1, Math.max(LOWEST_TOP, ...all.flat().map((share) => share + 0.05)));

export const xAt = (at: number, moments: number): number => (moments < 2 ? 0 : (at / (moments - 1)) * WIDTH);
export const yAt = (share: number, top: number): number => FLOOR - (share / top) * (FLOOR - 2);

const point = (x: number, y: number) => `${x.toFixed(1)},${y.toFixed(1)}`;

/** The points of a line, for a `polyline`. */
export const lineOf = (values: readonly number[], top: number): string =>
  values.map((share, at) => point(xAt(at, values.length), yAt(share, top))).join(" ");

/** The same, closed down to the floor. */
export const areaOf = (values: readonly number[], top: number): string =>
  `0,${FLOOR} ${lineOf(values, top)} ${WIDTH},${FLOOR}`;

/** A stretch of the line: what a mistake made of it. */
export function stretchOf(values: readonly number[], top: number, from: number, to: number): string {
  const within = values.slice(from, to + 1);
  return within.map((share, i) => point(xAt(from + i, values.length), yAt(share, top))).join(" ");
}

/** Which shares have a line across the picture: those that are well inside it. */
export const rulers = (top: number): number[] => (top > 0.8 ? [0.75, 0.5, 0.25] : [0.5, 0.25]);
