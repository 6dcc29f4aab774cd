/** A hint for a whole scoring is summed up; a single step is not. */
import { expect, test } from "vitest";
import type { Feature } from "../src/games/birdie/forms.ts";
import { summaryOf } from "../src/games/birdie/table/summary.ts";
import { own } from "./builders.ts";

const wrote = (box: Feature, value: number) => own("wrote", { box, value, by: "set" });

test("what is written, flaps, trophies and the worth", () => {
  const events = [
    own("declared", { feature: "owl", start: 0, length: 4 }),
    wrote("owl", 4),
    own("flapped", { by: 1, marked: 1 }),
    own("trophy", { bird: "owl", from: null }),
    wrote("winter", 3),
    own("flapped", { by: 1, marked: 2 }),
    own("scored"),
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
