/** Where squares lie in the picture of a nest: 52 units each, and a frame of four around them. */
import type { Place } from "../forms.ts";
import { COLUMNS } from "../nest.ts";

export const SIDE = 52;
export const FRAME = 4;
export const WIDTH = COLUMNS * SIDE + 2 * FRAME;
export const heightOf = (rows: number) => rows * SIDE + 2 * FRAME;

/** The upper left corner of a square; `up`: the nest across the board, whose row 0 is at the bottom. */
export function corner([column, row]: Place, up: boolean, rows: number): [number, number] {
  return [column * SIDE, (up ? rows - 1 - row : row) * SIDE];
}

/** The rectangle around two squares. */
export function around(first: Place, second: Place, up: boolean, rows: number) {
  const [x1, y1] = corner(first, up, rows);
  const [x2, y2] = corner(second, up, rows);
  return {
    x: Math.min(x1, x2),
    y: Math.min(y1, y2),
    w: Math.abs(x1 - x2) + SIDE,
    h: Math.abs(y1 - y2) + SIDE,
  };
}

/** A rectangle of the picture as a part of its box, for what lies over it. */
export function share(x: number, y: number, w: number, h: number, rows: number) {
  const part = (value: number, whole: number) => `${(100 * value) / whole}%`;
  return {
    left: part(x + FRAME, WIDTH),
    top: part(y + FRAME, heightOf(rows)),
    width: part(w, WIDTH),
    height: part(h, heightOf(rows)),
  };
}

/** Where a point of the screen lies in a nest, in squares and fractions of squares; it may lie outside. */
export function pointIn(box: DOMRect, x: number, y: number, up: boolean, rows: number): Place {
  const scale = WIDTH / box.width;
  const across = ((x - box.left) * scale - FRAME) / SIDE;
  const down = ((y - box.top) * scale - FRAME) / SIDE;
  return [across, up ? rows - down : down];
}

/** A rectangle with rounded corners: left above, right above, right below, left below. */
export function rounded(x: number, y: number, w: number, h: number, radii: readonly number[]): string {
  const [a = 0, b = 0, c = 0, d = 0] = radii;
  const arc = (r: number, dx: number, dy: number) => (r ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : "");
  return (
    `M${x + a} ${y}H${x + w - b}${arc(b, b, b)}V${y + h - c}${arc(c, -c, c)}` +
    `H${x + d}${arc(d, -d, -d)}V${y + a}${arc(a, a, -a)}z`
  );
}

/** Which corners of a half are the tile's own, by where the other half lies on the screen. */
export function radiiBeside(dx: number, dy: number, r = 7): number[] {
  return [dx < 0 || dy < 0, dx > 0 || dy < 0, dx > 0 || dy > 0, dx < 0 || dy > 0].map((cut) => (cut ? 0 : r));
}

/** Where one, two or three objects lie on a square: left, top, size. */
export const SPOTS: ReadonlyArray<ReadonlyArray<readonly [number, number, number]>> = [
  [],
  [[11, 11, 30]],
  [
    [2, 3, 25],
    [25, 24, 25],
  ],
  [
    [2, 2, 23],
    [27, 4, 23],
    [14, 27, 23],
  ],
];

/** The symbol of an object. */
export const symbolOf = (object: string) =>
  object === "gem" || object === "shell" ? `obj-${object}` : object;
