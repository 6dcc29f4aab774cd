/** Live tables: how far a game is, in the parts of a line; which are asked for. */
import { beforeAll, expect, test } from "vitest";
import { part } from "../gallery/part.ts";
import type { LiveTable } from "../src/net/interface.ts";
import { percent, standing } from "../src/screens/live/standing.ts";
import { ANYTHING, narrow, ofGame, queryOf } from "../src/screens/live/wish.ts";
import { speaking } from "./spoken.ts";

beforeAll(() => speaking("en", "club"));

const nobody = { round: null, turn: null, turns: null, points: null };
const table = (glance: Partial<LiveTable["glance"]>, bots = false) =>
  part<LiveTable>({
    glance: { share: 0.5, ...nobody, ...glance },
    seats: [{ kind: bots ? "bot" : "person" }, { kind: "bot" }],
  });

test("a line names what the game counts by, and points once there are any", () => {
  expect(standing(table({ round: 2, points: [41, 38] }))).toEqual([
    ["web-club-round", { round: 2 }],
    "41 : 38",
  ]);
  expect(standing(table({ round: 1, points: [0, 0] }))).toEqual([["web-club-round", { round: 1 }]]);
  expect(standing(table({ turn: 9, turns: 12 }))).toEqual([["web-club-turn-of", { turn: 9, turns: 12 }]]);
  expect(standing(table({ turn: 9 }, true))).toEqual([
    ["web-club-turn", { turn: 9 }],
    ["web-club-bots-match"],
  ]);
});

test("the bar goes from nothing to all", () => {
  expect([-1, 0, 0.333, 1, 2].map((share) => percent(table({ share })))).toEqual([0, 0, 33, 100, 100]);
});

test("a wish asks for what it names, and for a bot by its name in the reader's language", () => {
  expect(String(queryOf(ANYTHING))).toBe("");
  expect(narrow(ANYTHING)).toBe(false);
  const wish = { game: "bower", variant: "super", text: "  Ольга 100%", friends: true };
  expect(Object.fromEntries(queryOf(wish))).toEqual({
    game: "bower",
    variant: "super",
    name: "Ольга 100%",
    friends: "true",
  });
  expect(queryOf({ ...ANYTHING, text: "spar" }).get("bot")).toBe("random");
  expect(queryOf({ ...ANYTHING, text: "x".repeat(60) }).get("name")).toHaveLength(40);
  expect(ofGame(wish, "birdie").variant).toBe("");
  expect(narrow({ ...ANYTHING, text: " " })).toBe(false);
  expect(narrow({ ...ANYTHING, friends: true })).toBe(true);
});
