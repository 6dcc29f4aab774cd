/** What is told of a bonus tile: which events say something, and in which words. */
import { expect, test } from "vitest";
import { targetOf, usedIn, usedLine } from "../src/games/bower/table/bonuses.ts";
import { latestOf } from "../src/games/bower/table/facts.ts";
import { speaking } from "./spoken.ts";
import { event, situation } from "./builders.ts";

const full = situation("bower-crossed");

test("the other's X is the latest that is told, with its target", async () => {
  await speaking("en", "table", "bower");
  const log = full.log!.map((one, v) => ({ v, events: [one], before: null, after: null }));
  const latest = latestOf(log)!;
  expect(latest.id).toBe("token-laid");
  expect(usedLine(usedIn(latest)!, full)).toBe("Raven: X on your purple flower, column 3");
  await speaking("ru", "table", "bower");
  expect(usedLine(usedIn(latest)!, full)).toBe("Ворон: Крест на ваш фиолетовый цветок, столбец 3");
  await speaking("it", "table", "bower");
  expect(targetOf(usedIn(latest)!, full)).toBe("sul tuo Fiore viola, colonna 3");
  await speaking("es", "table", "bower");
  expect(targetOf(usedIn(latest)!, full)).toMatch(/^sobre tu .*, columna 3$/);
});

test("a tile whose effect is still to come is not told yet", () => {
  expect(usedIn(event("bonus-kept", { seat: 1, bonus: "x" }))).toBeNull();
  expect(usedIn(event("bonus-kept", { seat: 1, bonus: "egg-red" }))).toMatchObject({
    seat: 1,
    bonus: "egg-red",
  });
});

test("the player who has to discard is not the one who used the tile", () => {
  expect(usedIn(event("discard-asked", { seat: 0 }))).toMatchObject({ seat: 1, bonus: "discard" });
});

test("a cover is told with both its squares", () => {
  const used = usedIn(event("cover-laid", { seat: 1, tile: "t16", at: [2, 1], facing: "e" }));
  expect(used).toMatchObject({ nest: 1, spots: ["2,1", "3,1"] });
});
