/** A hint for a whole scoring is summed up; a single step is not. */
import { expect, test } from "vitest";
import { summaryOf } from "../src/games/birdie/table/summary.ts";

const wrote = (box: string, value: number) => ({ id: "wrote", args: { seat: 0, box, value, by: "set" } });

test("what is written, flaps, trophies and the worth", () => {
  const events = [
    { id: "declared", args: { seat: 0, feature: "owl", start: 0, length: 4 } },
    wrote("owl", 4),
    { id: "flapped", args: { seat: 0, by: 1, marked: 1 } },
    { id: "trophy", args: { seat: 0, bird: "owl", from: null } },
    wrote("winter", 3),
    { id: "flapped", args: { seat: 0, by: 1, marked: 2 } },
    { id: "scored", args: { seat: 0 } },
  ];
  expect(summaryOf(events, 12)).toEqual({
    boxes: [
      { box: "owl", value: 4 },
      { box: "winter", value: 3 },
    ],
    flaps: 2,
    trophies: ["owl"],
    points: 12,
  });
});

test("one step says enough by itself", () => {
  expect(summaryOf([wrote("owl", 4)], 4)).toBeNull();
  expect(summaryOf([{ id: "took", args: { seat: 0, card: "owl-winter" } }], null)).toBeNull();
});
