/** The bots as characters: no two alike at one table, and what they show of what happens to them. */
import { expect, test } from "vitest";
import type { Full } from "../src/net/messages.ts";
import { BIRDS, differentBots, isBot, nextBot } from "../src/pieces/bots/characters.ts";
import { felt, shown, winnersOf, type Feeling } from "../src/pieces/bots/feelings.ts";
import { event, part } from "./builders.ts";

const NOBODY: ReadonlyMap<number, Feeling> = new Map();
const at = (seat: number | null, over?: object): Full =>
  part<Full>({ table: { status: over ? "over" : "running" }, view: { seat }, result: over ?? null });

test("every bot is a bird of its own", () => {
  expect(new Set(Object.values(BIRDS)).size).toBe(Object.keys(BIRDS).length);
  expect(isBot("heuristic")).toBe(true);
  expect(isBot("program")).toBe(false);
  expect(isBot(null)).toBe(false);
});

test("bots that nobody chose are never alike", () => {
  expect(new Set(differentBots(5)).size).toBe(5);
  expect(differentBots(1)).toEqual(["heuristic"]);
  expect(nextBot(["heuristic", null, "greedy"])).toBe("search");
  expect(nextBot([])).toBe("heuristic");
});

test("a trophy makes one hop and the other sulk, until they play on", () => {
  const trophy = event("trophy", { seat: 1, bird: "owl", from: 2 });
  const after = felt(NOBODY, trophy);
  expect([...after]).toEqual([
    [1, "hop"],
    [2, "sulk"],
  ]);
  expect(felt(after, event("wrote", { seat: 1, box: "owl", value: 3 })).get(1)).toBe("hop");
  const played = felt(after, { id: "took", args: { seat: 2, card: "owl-spring" } });
  expect([...played]).toEqual([[1, "hop"]]);
  expect(felt(NOBODY, { id: "trophy", args: { seat: 0, bird: "owl", from: null } }).size).toBe(1);
});

test("an X from somebody else makes the owner of a nest sulk, one of its own does not", () => {
  expect(felt(NOBODY, event("token-laid", { seat: 0, nest: 1 })).get(1)).toBe("sulk");
  expect(felt(NOBODY, event("token-laid", { seat: 1, nest: 1 })).size).toBe(0);
  expect(felt(NOBODY, event("bonus-earned", { seat: 1 })).get(1)).toBe("hop");
});

test("whoever is to move thinks, and the end of the game is felt by all", () => {
  const sulking = new Map<number, Feeling>([[1, "sulk"]]);
  expect(shown(at(1), 1, sulking)).toBe("think");
  expect(shown(at(0), 1, sulking)).toBe("sulk");
  expect(shown(at(0), 1, NOBODY)).toBeNull();
  expect(shown(at(null, { winner: 1 }), 1, sulking)).toBe("hop");
  expect(shown(at(null, { winners: [0] }), 1, NOBODY)).toBe("sulk");
  expect(winnersOf(at(null, { winners: [0, 1] }))).toEqual([0, 1]);
});
