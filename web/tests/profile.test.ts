/** The profile's arithmetic: days in a row, birds, device games, ratings, and what is looked for. */
import { beforeAll, describe, expect, test } from "vitest";
import type { Listed, Profile } from "../src/net/interface.ts";
import { birdsOf, puzzlesInARow } from "../src/screens/profile/birds.ts";
import { dayNamed, dayOf, daysLongest, daysNow } from "../src/screens/profile/days.ts";
import { deviceGame, together, type DeviceGame } from "../src/screens/profile/facts.ts";
import { ANYTHING, fitting, queryOf } from "../src/screens/profile/history.svelte.ts";
import { bytesOf, coded } from "../src/screens/profile/passkeys.ts";
import { HEIGHT, lineOf, ratingOf, WIDTH } from "../src/screens/profile/ratings.ts";
import type { Result as BirdieResult } from "../src/games/birdie/documents.ts";
import type { Result as BowerResult } from "../src/games/bower/documents.ts";
import { part } from "./builders.ts";
import { speaking } from "./spoken.ts";

beforeAll(() => speaking("en", "profile"));

/** A result of Bower, as far as it is read here. */
const eggs = (mine: number, other: number): BowerResult =>
  part<BowerResult>({
    eggs: [mine, other],
    winners: [0, 1].filter((seat) => [mine - other, other - mine][seat]! >= 0),
  });

const table = (more: Partial<Listed>): Listed => ({
  id: "localaaaaaaaaaaaaaaaa",
  game: "bower",
  variant: "standard",
  players: 2,
  status: "over",
  seats: [
    { kind: "person", name: "Ada", bot: null, person: null },
    { kind: "bot", name: "", bot: "search", person: null },
  ],
  mover: null,
  deadline: null,
  your_seat: 0,
  your_turn: false,
  created: 1,
  updated: 5,
  host: null,
  settings: {},
  result: eggs(4, 7),
  ...more,
});

const PROFILE: Profile = {
  id: "a",
  name: "Ada",
  avatar: null,
  created: 1,
  games: 3,
  variants: [
    { game: "birdie", variant: "expert", games: 3, won: 2, drawn: 0, lost: 1, average: 50, best: 60 },
  ],
  wins_now: 2,
  wins_longest: 2,
  days: [20_003, 20_002],
  curves: [],
  rivals: [
    {
      person: null,
      bot: "greedy",
      name: "",
      avatar: null,
      games: ["birdie"],
      won: 1,
      drawn: 0,
      lost: 0,
      margin: 9,
      stranger: false,
    },
  ],
  feats: [{ name: "ten-eggs", at: 1 }],
  puzzles: ["2026-11-15"],
  passkeys: [],
  recovery: null,
  deals: 3,
};

describe("days in a row", () => {
  test("count up to today, or up to yesterday while nothing was done today", () => {
    expect(daysNow(new Set([10, 9, 8, 5]), 10)).toBe(3);
    expect(daysNow(new Set([9, 8, 5]), 10)).toBe(2);
    expect(daysNow(new Set([8, 5]), 10)).toBe(0);
    expect(daysLongest(new Set([1, 2, 5, 6, 7, 9]))).toBe(3);
    expect(daysLongest(new Set())).toBe(0);
  });

  test("are days of the reader's time zone, as puzzles name them", () => {
    const late = Date.parse("2026-11-15T23:30:00Z");
    expect(dayOf(late, 0)).toBe(dayNamed("2026-11-15"));
    expect(dayOf(late, 60)).toBe(dayNamed("2026-11-16"));
    expect(dayOf(late, -600)).toBe(dayNamed("2026-11-15"));
  });

  test("of puzzles go over months", () => {
    expect(puzzlesInARow(new Set(["2026-10-30", "2026-10-31", "2026-11-01", "2026-11-03"]))).toBe(3);
  });
});

describe("games of the device", () => {
  test("are those of one person that are over", () => {
    expect(deviceGame(table({}))).toMatchObject({
      outcome: "lost",
      points: 4,
      opponents: [{ bot: "search", margin: -3 }],
    });
    expect(deviceGame(table({ result: eggs(5, 5) }))?.outcome).toBe("drawn");
    expect(
      deviceGame(table({ game: "birdie", result: part<BirdieResult>({ totals: [60, 50], winner: 0 }) }))
        ?.outcome,
    ).toBe("won");
    expect(deviceGame(table({ status: "running", result: null }))).toBeNull();
    expect(deviceGame(table({ your_seat: null }))).toBeNull();
    expect(deviceGame(table({ id: "abcdefghijklmnop" }))).toBeNull();
  });

  test("are added to what the server knows", () => {
    const here = [deviceGame(table({}))!, deviceGame(table({ result: eggs(8, 3) }))!];
    const facts = together(PROFILE, here, new Set(["2026-11-16"]), 2);
    expect([facts.games, facts.wins]).toEqual([5, 3]);
    expect(facts.variants.map(({ game, games }) => [game, games])).toEqual([
      ["birdie", 3],
      ["bower", 2],
    ]);
    expect(facts.variants[1]).toMatchObject({ won: 1, lost: 1, average: 6, best: 8 });
    expect(facts.bots["search"]).toMatchObject({ won: 1, lost: 1, margin: 5 });
    expect(facts.puzzles.size).toBe(2);
    expect(facts.days.has(dayNamed("2026-11-16"))).toBe(true);
    expect(together(null, here, new Set(), 0)).toMatchObject({ games: 2, winsNow: 1, winsLongest: 1 });
  });
});

describe("birds", () => {
  const earned = (facts: Parameters<typeof birdsOf>[0]) =>
    birdsOf(facts)
      .flat()
      .filter((one) => one.earned)
      .map(({ id }) => id);

  test("are sixteen on three wires, and a newcomer has none", () => {
    const wires = birdsOf(together(null, [], new Set(), 0));
    expect(wires.map((wire) => wire.length)).toEqual([5, 5, 6]);
    expect(new Set(wires.flat().map(({ id }) => id)).size).toBe(16);
    expect(earned(together(null, [], new Set(), 0))).toEqual([]);
  });

  test("stand for what was done", () => {
    expect(earned(together(PROFILE, [], new Set(), 2))).toEqual([
      "first-win",
      "ten-eggs",
      "greedy",
      "lessons",
    ]);
  });

  test("say what is missing", () => {
    const wires = birdsOf(together(PROFILE, [deviceGame(table({}))!], new Set(), 1)).flat();
    const missing = (id: string) => wires.find((one) => one.id === id)?.missing;
    expect(missing("games")).toEqual({ id: "web-profile-missing", args: { have: 4, need: 100 } });
    expect(missing("search")).toEqual({ id: "web-profile-lost-by", args: { points: 3 } });
    expect(missing("strongest")).toBeNull();
    expect(missing("variants")).toEqual({ id: "web-profile-missing", args: { have: 1, need: 4 } });
    expect(missing("deals")).toEqual({ id: "web-profile-missing", args: { have: 3, need: 10 } });
    expect(earned(together({ ...PROFILE, deals: 10 }, [], new Set(), 0))).toContain("deals");
  });
});

test("a search asks the server for names, bots and days", () => {
  const query = queryOf({ ...ANYTHING, text: " jay ", game: "bower", since: "2026-11-15" }, "9-x");
  expect(Object.fromEntries(query)).toEqual({
    limit: "10",
    name: "jay",
    bot: "heuristic",
    game: "bower",
    since: String(new Date(2026, 10, 15).getTime()),
    before: "9-x",
  });
});

test("a search goes through the games of the device, the newest first", () => {
  const game = (ended: number, outcome: DeviceGame["outcome"], bot: string | null): DeviceGame => ({
    ...deviceGame(table({}))!,
    ended,
    outcome,
    opponents: [{ name: bot ? "" : "Ольга", bot, margin: 0 }],
  });
  const games = [game(1, "won", "search"), game(2, "lost", null), game(3, "won", null)];
  const found = (wish: Partial<typeof ANYTHING>) =>
    fitting(games, { ...ANYTHING, ...wish }).map((one) => one.ended);
  expect(found({})).toEqual([3, 2, 1]);
  expect(found({ text: "raven" })).toEqual([1]);
  expect(found({ text: "ОЛЬ" })).toEqual([3, 2]);
  expect(found({ outcome: "lost" })).toEqual([2]);
  expect(found({ game: "birdie" })).toEqual([]);
  expect(found({ until: "1969-12-30" })).toEqual([]);
});

test("a rating is told with its change within a month, and its curve stays in its picture", () => {
  const day = 86_400_000;
  const points = [1350, 1500, 1560, 1530].map((rating, i) => ({ mu: 0, sigma: 5, rating, at: i * 20 * day }));
  expect(ratingOf({ game: "bower", points }, 60 * day)).toEqual({ rating: 1530, change: 30 });
  for (const some of [points, points.slice(0, 1)])
    for (const [x, y] of lineOf({ game: "bower", points: some })) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(WIDTH);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(HEIGHT);
    }
});

test("bytes travel as base64url and come back", () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, i) => i);
  expect(coded(bytes.buffer)).toMatch(/^[A-Za-z0-9_-]+$/);
  expect([...bytesOf(coded(bytes.buffer))]).toEqual([...bytes]);
});
