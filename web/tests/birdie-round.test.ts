/** The summary of the first round: points that add up, trophies with their last change. */
import { beforeAll, expect, test } from "vitest";
import { componentsOf, event, situation } from "./builders.ts";
import type { Components } from "../src/games/birdie/documents.ts";
import { setComponents } from "../src/games/components.ts";
import type { Happened } from "../src/model.ts";
import { PARTS, secondDeal, summaryOf } from "../src/games/birdie/round/summary.ts";
import { totalOf } from "../src/games/birdie/table/facts.ts";
import { viewOf } from "../src/games/birdie/forms.ts";

const second = situation("birdie-second");
const view = viewOf(second);
const events = second.log!;
const components: Components = componentsOf("birdie");
beforeAll(() => setComponents("birdie", components));

test("everybody's parts add up to the total of the board, the leader first", () => {
  const { standings, begins } = summaryOf(view, secondDeal(events)!, [
    { v: 1, events, before: null, after: null },
  ]);
  expect(begins).toBe(view.seat);
  expect(standings.map(({ total }) => total)).toEqual(
    [...standings.map(({ total }) => total)].sort((a, b) => b - a),
  );
  for (const { seat, points, total } of standings) {
    expect(PARTS.reduce((sum, part) => sum + points[part], 0)).toBe(total);
    expect(total).toBe(totalOf(view, seat, components.flap));
  }
});

test("a trophy that was taken from somebody says from whom", () => {
  const taken: Happened[] = [
    { id: "trophy", args: { seat: 1, bird: "robin", from: null } },
    { id: "trophy", args: { seat: 2, bird: "robin", from: 1 } },
  ];
  const deal = secondDeal(events)!;
  const held = { ...view, trophies: { ...view.trophies, robin: 2 } };
  const { trophies } = summaryOf(held, deal, [{ v: 1, events: taken, before: null, after: null }]);
  expect(trophies[0]).toEqual({ bird: "robin", seat: 2, from: 1 });
});

test("the first deal ends no round", () => {
  expect(secondDeal([event("dealt", { round: 1, seat: 0 })])).toBeNull();
});
