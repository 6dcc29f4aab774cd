/** The lists of tables: what they say of a table, and in which order. */
import { describe, expect, test } from "vitest";
import type { Listed } from "../src/net/interface.ts";
import { againstBot, withFriend } from "../src/screens/home/quick.ts";
import { begun, puzzleOf } from "../src/screens/home/unfinished.ts";
import { ago, alive, byUrgency, joined, others, standing, underway } from "../src/screens/tables/standing.ts";
import type { BirdieResult } from "../src/games/birdie/forms.ts";
import { part } from "./builders.ts";
import type { BowerResult } from "../src/games/bower/forms.ts";

const person = (name: string) => ({ kind: "person" as const, name, bot: null, person: name });
const bot = { kind: "bot" as const, name: "", bot: "greedy", person: null };
const free = { kind: "free" as const, name: "", bot: null, person: null };
const table = (more: Partial<Listed>): Listed => ({
  id: "a",
  game: "birdie",
  variant: "standard",
  players: 2,
  status: "running",
  seats: [person("Ada"), bot],
  mover: 0,
  your_seat: 0,
  your_turn: false,
  created: 0,
  updated: 0,
  host: null,
  settings: {},
  result: null,
  deadline: null,
  ...more,
});

test("a running table says whose turn it is", () => {
  expect(standing(table({ your_turn: true }))).toEqual({ kind: "your-turn" });
  expect(standing(table({ mover: 1 }))).toEqual({ kind: "their-turn", seat: 1 });
});

test("of those who share a device, the next one is named", () => {
  const shared = table({
    seats: [person("Anna"), person("Marta")],
    your_seat: null,
    your_turn: true,
    mover: 1,
  });
  expect(standing(shared)).toEqual({ kind: "their-turn", seat: 1 });
  expect(others(shared)).toEqual([0, 1]);
  expect(byUrgency([table({ updated: 5 }), shared])[0]).toBe(shared);
});

test("an open table counts its free seats", () => {
  expect(standing(table({ status: "open", seats: [person("Ada"), free, free] }))).toEqual({
    kind: "free",
    count: 2,
  });
});

const birdie = part<BirdieResult>;
const bower = part<BowerResult>;

test("a finished table says who won, in both games", () => {
  const over = { status: "over" as const };
  expect(standing(table({ ...over, result: birdie({ winner: 0, totals: [31, 28] }) }))).toEqual({
    kind: "you-won",
    score: "31 : 28",
  });
  expect(standing(table({ ...over, result: birdie({ winner: 1, totals: [28, 31] }) }))).toEqual({
    kind: "won",
    seat: 1,
    score: "28 : 31",
  });
  expect(standing(table({ ...over, result: bower({ winners: [0, 1], eggs: [5, 5] }) }))).toEqual({
    kind: "shared",
    score: "5 : 5",
  });
  expect(
    standing(table({ ...over, your_seat: null, result: bower({ winners: [0], eggs: [6, 4] }) })),
  ).toEqual({
    kind: "won",
    seat: 0,
    score: "6 : 4",
  });
});

test("a table that was resigned says who resigned, and no score", () => {
  const result = birdie({ winner: 1, totals: [9, 3], resigned: 0 });
  const over = { status: "over" as const, result };
  expect(standing(table(over))).toEqual({ kind: "you-resigned" });
  expect(standing(table({ ...over, your_seat: 1 }))).toEqual({ kind: "resigned", seat: 0 });
  expect(standing(table({ ...over, your_seat: null }))).toEqual({ kind: "resigned", seat: 0 });
});

test("the tables where one is to move stand first, then those that run, then those that wait", () => {
  const all = [
    table({ id: "waits", status: "open", updated: 9 }),
    table({ id: "runs", updated: 5 }),
    table({ id: "runs newer", updated: 6 }),
    table({ id: "mine", your_turn: true, updated: 1 }),
  ];
  expect(byUrgency(all).map((one) => one.id)).toEqual(["mine", "runs newer", "runs", "waits"]);
});

test("an open table that everybody has left is not shown among one's own", () => {
  expect(alive(table({ status: "open", seats: [free, bot] }))).toBe(false);
  expect(alive(table({ status: "open", seats: [free, person("Ada")] }))).toBe(true);
  expect(alive(table({ status: "running", seats: [bot, bot] }))).toBe(true);
});

test("a game that is over is not underway", () => {
  const states = (["open", "running", "over"] as const).map((status) => table({ status }));
  expect(states.map(underway)).toEqual([true, true, false]);
});

test("others are those who sit there, without oneself and without free seats", () => {
  expect(others(table({ seats: [person("Ada"), free, bot] }))).toEqual([2]);
  expect(others(table({ your_seat: null }))).toEqual([0, 1]);
});

test("time and names are said as each language says them", () => {
  const now = 10 * 86_400_000;
  expect(ago(now - 5_000, now, "en")).toBe("this minute");
  expect(ago(now - 3 * 3_600_000, now, "ru")).toBe("3 часа назад");
  expect(ago(now - 2 * 86_400_000, now, "es")).toBe("anteayer");
  expect(joined(["Ada", "Oleg", "Pier"], "it")).toBe("Ada, Oleg e Pier");
});

test("one tap asks for a table with oneself and a bot, or with a free seat", () => {
  expect(againstBot("bower").seats).toEqual([{ kind: "me" }, { kind: "bot" }]);
  expect(withFriend("birdie").seats).toEqual([{ kind: "me" }, { kind: "free" }]);
});

describe("what was begun on this device", () => {
  const NOW = 1_000_000_000;
  const notes = (kept: Record<string, unknown>) => {
    const keys = Object.keys(kept);
    return {
      length: keys.length,
      key: (i: number) => keys[i] ?? null,
      getItem: (key: string) => (key in kept ? JSON.stringify(kept[key]) : null),
    };
  };

  test("somebody who has only chosen a language is new here; somebody who has done anything is not", () => {
    expect(begun(notes({ "voliera.settings": {} })).newcomer).toBe(true);
    for (const key of ["voliera.somebody", "voliera.learn", "voliera.sheet.x", "voliera.puzzles"])
      expect(begun(notes({ [key]: {} })).newcomer).toBe(false);
  });

  test("a lesson that was left is gone on with, a finished one is not", () => {
    const lesson = (step: string) =>
      begun(notes({ "voliera.learn": { bower: { step, done: true } } })).lesson;
    expect(lesson("gems")).toBe("bower");
    expect(lesson("")).toBe(null);
  });

  test("the score sheet that was used last is offered for a day, unless it was thrown away", () => {
    const sheet = (id: string, updated: number, more = {}) => ({
      v: 1,
      id,
      game: "birdie",
      updated,
      ...more,
    });
    const kept = {
      "voliera.sheet.a": sheet("a", NOW - 2_000),
      "voliera.sheet.b": sheet("b", NOW - 1_000),
      "voliera.sheet.c": sheet("c", NOW, { deleted: NOW }),
    };
    expect(begun(notes(kept), NOW).sheet).toBe("b");
    expect(begun(notes(kept), NOW + 2 * 86_400_000).sheet).toBe(null);
  });

  test("today's puzzle is marked when it was solved here", () => {
    const kept = notes({ "voliera.puzzles": { "2026-11-15": { tries: 1, hints: 0, end: "solved" } } });
    expect(puzzleOf("2026-11-15", kept)).toBe("solved");
    expect(puzzleOf("2026-11-16", kept)).toBe(null);
  });
});
