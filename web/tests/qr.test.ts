/**
 * The QR codes are those of another encoder, square by square. Segno 1.6 wrote the fixture, versions 1 to 10 and all masks;
 * where a text ends at a word, its padding was put right (it adds a word of zeros). Encoders may choose different masks.
 */
import { expect, test } from "vitest";
import { path, qr } from "../src/pieces/qr.ts";
import known from "./qr.fixture.json";

/** The rows as the fixture has them: hexadecimal numbers. */
const packed = (matrix: boolean[][]) =>
  matrix.map((row) => BigInt(`0b${row.map((dark) => (dark ? 1 : 0)).join("")}`).toString(16));

test.each(known.masks)("mask $mask is drawn square by square as it should be", ({ mask, rows }) => {
  expect(packed(qr(known.chosen[2]!.text, mask))).toEqual(rows);
});

test.each(known.chosen)("version $version with mask $mask: $text", ({ text, version, mask, rows }) => {
  expect(qr(text)).toHaveLength(4 * version + 17);
  expect(packed(qr(text, mask))).toEqual(rows);
});

test("the mask that is chosen is one of the eight", () => {
  const { text } = known.chosen[2]!;
  expect(Array.from({ length: 8 }, (_, mask) => packed(qr(text, mask)))).toContainEqual(packed(qr(text)));
});

test("what does not fit is refused, and not drawn wrongly", () => {
  expect(() => qr("x".repeat(2_332))).toThrow(RangeError);
});

test("a path covers exactly the dark squares", () => {
  expect(
    path([
      [true, true, false, true],
      [false, false, false, false],
    ]),
  ).toBe("M0 0h2v1h-2zM3 0h1v1h-1z");
});
