/** QR codes of texts, at error correction level M. */
import { encode } from "uqr";

export type Matrix = boolean[][];

/** Return the code of a text, row by row; dark is true. The mask is the one that reads best, unless one is asked for. */
export function qr(text: string, mask = -1): Matrix {
  return encode(text, { ecc: "M", border: 0, maskPattern: mask }).data;
}

/** Return an SVG path that covers the dark squares, run by run. */
export function path(matrix: Matrix): string {
  return matrix
    .flatMap((row, y) =>
      [
        ...row
          .map((dark) => (dark ? "1" : "0"))
          .join("")
          .matchAll(/1+/g),
      ].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
    )
    .join("");
}
