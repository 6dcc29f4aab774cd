/** Bower's bonus scenes and its final scoring: the small logic behind them. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { DecidedBy, LaidTile, Pair } from "../src/games/bower/documents.ts";
import type {
  BonusName,
  BowerAction,
  BowerObject,
  BowerResult,
  BowerView,
  Egg,
  Material,
  NestItem,
  Place,
} from "../src/games/bower/forms.ts";
import { setComponents } from "../src/games/components.ts";
import { built } from "../src/games/bower/nest.ts";
import type { Full } from "../src/net/messages.ts";
import { earned } from "../src/games/bower/bonus/earned.ts";
import { kindOf } from "../src/games/bower/bonus/kinds.ts";
import { objectSpots } from "../src/games/bower/bonus/marks.ts";
import { linesOf, numbered, total, winner } from "../src/games/bower/final/lines.ts";
import { lightOf } from "../src/games/bower/final/lit.ts";
import { changes } from "../src/games/bower/target/changes.ts";
import { asItem, squares, tokens, ways } from "../src/games/bower/target/options.ts";
import { sameAgain } from "../src/screens/results/again.ts";
import { part } from "./builders.ts";

const read = (name: string) =>
  JSON.parse(readFileSync(resolve(import.meta.dirname, `../gallery/fixtures/${name}.json`), "utf8"));
const situation = (name: string) => {
  const full = read(name) as Full;
  return { full, view: full.view as BowerView, result: full.result as BowerResult };
};
const BONUSES: BonusName[] = [
  ...(["nest-1", "nest-2", "nest-3", "nest-4", "coloured-shells"] as const),
  ...(["egg-yellow", "egg-purple", "egg-red", "egg-shells", "spy-opponent", "spy-aside"] as const),
  ...(["x", "white-feather", "white-flower", "shells", "branch", "cover"] as const),
  ...(["gift", "double-turn", "discard"] as const),
];

beforeAll(() => setComponents("bower", read("../answers/components-bower")));

describe("lines of the final scoring", () => {
  test("the rulebook's example gives four eggs to six (W-X3)", () => {
    const group = (material: Material, sizes: Pair, shells: Pair, eggs: Pair, by: DecidedBy) => ({
      ...{ material, sizes, shells, eggs, by },
    });
    const column = (n: number, egg: Egg, counts: Pair, shells: Pair, eggs: Pair, by: DecidedBy) => ({
      ...{ column: n, egg, counts, shells, eggs, by },
    });
    const result = part<BowerResult>({
      groups: [
        group("straw", [6, 6], [0, 4], [0, 1], "shells"),
        group("moss", [4, 8], [0, 0], [0, 1], "size"),
        group("gravel", [8, 5], [0, 0], [1, 0], "size"),
      ],
      columns: [
        column(0, "flower-white", [0, 1], [0, 0], [0, 2], "objects"),
        column(1, "flower-yellow", [4, 0], [0, 0], [1, 0], "objects"),
        column(2, "feather-red", [2, 2], [0, 1], [0, 1], "shells"),
        column(3, "feather-white", [4, 4], [0, 4], [1, 0], "coloured-shells"),
        column(4, "feather-purple", [0, 2], [0, 0], [0, 1], "objects"),
        column(5, "feather-yellow", [2, 2], [0, 0], [0, 0], "tied"),
      ],
      egg_tiles: [
        { bonus: "egg-yellow", seat: 0, counts: [9, 7], eggs: 1 },
        { bonus: "egg-shells", seat: 1, counts: [2, 9], eggs: 0 },
      ],
    });
    const lines = linesOf(result, 0);
    expect(total(lines)).toEqual([4, 6]);
    expect(total(linesOf(result, 1))).toEqual([6, 4]);
    expect(lines.map(winner)).toEqual([
      "far",
      "far",
      "near",
      "far",
      "near",
      "far",
      "near",
      "far",
      null,
      "near",
      null,
    ]);
  });

  test.each(["bower-over", "bower-over-fair"])("of %s add up to the result, from either side", (name) => {
    const { result } = situation(name);
    for (const near of [0, 1]) {
      const lines = linesOf(result, near);
      expect(lines.map(({ kind }) => kind).slice(0, 9)).toEqual([
        ...Array<string>(3).fill("group"),
        ...Array<string>(6).fill("column"),
      ]);
      expect(total(lines)).toEqual([result.eggs[near], result.eggs[1 - near]]);
      expect(total(lines, 3)[0] + total(lines, 3)[1]).toBeLessThanOrEqual(3);
    }
  });

  test("are numbered within their kind", () => {
    const lines = linesOf(situation("bower-over").result, 0);
    expect(numbered(lines, 0)).toEqual({ number: 1, count: 3 });
    expect(numbered(lines, 6)).toEqual({ number: 4, count: 6 });
    expect(numbered(lines, lines.length - 1)).toEqual({ number: lines.length - 9, count: lines.length - 9 });
  });

  test("light as many squares and objects as they count", () => {
    const { view, result } = situation("bower-over");
    const nests = view.nests.map((items) => built(items, {}));
    for (const line of linesOf(result, 0)) {
      for (const seat of [0, 1] as const) {
        const light = lightOf(line, nests[seat]!, 4);
        const marks = [...light.spots].flatMap((spot) => {
          const square = nests[seat]!.get(spot);
          return square ? objectSpots(square, light.counts) : [];
        });
        if (line.kind === "group") expect(light.spots.size).toBe(line.counts[seat]);
        else expect(marks.length).toBe(line.counts[seat]);
      }
    }
  });
});

describe("what earned a bonus", () => {
  test.each(["bower-bonus", "bower-keep", "bower-keep-super"])(
    "in %s is what the table said (W-B1)",
    (name) => {
      const { full, view } = situation(name);
      const { args: told } = full.log!.findLast((one) => one.id === "bonus-earned")!;
      const found = earned(view, told.seat, {});
      expect(found.columns).toEqual(told.columns);
      expect(found.materials).toEqual(told.groups);
      expect(found.gems).toBeGreaterThanOrEqual(3);
    },
  );
});

describe("what a target changes", () => {
  const tile = (
    left: BowerObject[],
    right: BowerObject[],
    at: Place,
    materials: [Material, Material] = ["straw", "straw"],
  ): LaidTile => ({
    tile: [
      { material: materials[0], objects: left },
      { material: materials[1], objects: right },
    ],
    at,
    facing: "e",
  });
  const table = (mine: NestItem[], theirs: NestItem[], more: Partial<BowerView> = {}): BowerView => ({
    ...part<BowerView>({
      nests: [mine, theirs],
      kept: [[], []],
      eggs: ["flower-yellow", null, "feather-red", null, null, null],
    }),
    ...more,
  });
  const after = (view: BowerView, seat: number, item: NestItem) =>
    changes(
      view,
      0,
      view.nests.map((items, i) => (i === seat ? [...items, item] : items)),
      {},
    );

  test("an X takes the object away and says who leads then (W-B9)", () => {
    const mine = [tile(["flower-yellow"], ["gem"], [0, 0])];
    const theirs = [tile(["flower-yellow", "shell"], [], [0, 0])];
    const [change, ...rest] = after(table(mine, theirs), 1, {
      token: "x",
      at: [0, 0],
      object: "flower-yellow",
    });
    expect(change).toEqual({
      ...{ kind: "column", column: 0, egg: "flower-yellow", before: [1, 1], after: [1, 0], lead: "mine" },
    });
    expect(rest).toEqual([]);
  });

  test("in a column whose egg is not known only that something changes is told", () => {
    const mine = [tile([], ["flower-red"], [0, 0])];
    expect(after(table(mine, []), 0, { token: "x", at: [1, 0], object: "flower-red" })).toEqual([
      { kind: "hidden", column: 1 },
    ]);
  });

  test("an X on what no egg asks for changes nothing", () => {
    const mine = [tile(["feather-red"], [], [0, 0])];
    expect(after(table(mine, []), 0, { token: "x", at: [0, 0], object: "feather-red" })).toEqual([]);
  });

  test("an X counts for an egg tile, too (W-B6)", () => {
    const mine = [tile(["feather-red"], [], [0, 0])];
    const view = table(mine, [], { kept: [["egg-red"], []] });
    expect(after(view, 0, { token: "x", at: [0, 0], object: "feather-red" })).toEqual([
      { kind: "tile", bonus: "egg-red", before: [1, 0], after: [0, 0], lead: "tied" },
    ]);
  });

  test("a white object may match an egg, and always matches a white one (W-B10, W-E4)", () => {
    const view = table([tile([], [], [1, 0])], []);
    expect(after(view, 0, { token: "white-feather", at: [2, 0] })).toMatchObject([
      { kind: "column", column: 2, before: [0, 0], after: [1, 0], lead: "mine" },
    ]);
  });

  test("shells change a column and the tie of a group (W-B11)", () => {
    const view = table([tile([], [], [0, 0])], [tile(["shell"], [], [0, 0])]);
    expect(after(view, 0, { token: "shells", at: [0, 0] })).toEqual([
      { kind: "shells", column: 0, before: [0, 1], after: [2, 1] },
      { kind: "group", material: "straw", before: [2, 2], after: [2, 2], lead: "mine" },
    ]);
  });

  test("a Branch joins groups (W-B12)", () => {
    const row = [tile([], [], [0, 0], ["moss", "straw"]), tile([], [], [2, 0], ["moss", "straw"])];
    const view = table(row, []);
    expect(after(view, 0, { token: "branch", at: [1, 0], along: "row" })).toEqual([
      { kind: "group", material: "moss", before: [1, 0], after: [2, 0], lead: "mine" },
    ]);
  });

  test("a cover hides what lies under it (W-B13)", () => {
    const view = table([tile(["flower-yellow"], ["gem", "shell"], [0, 0], ["moss", "moss"])], []);
    const { tile: cover, ...where } = tile(["gem"], [], [0, 0], ["straw", "moss"]);
    const laid: NestItem = { cover, ...where };
    expect(after(view, 0, laid).map((one) => [one.kind, "after" in one ? one.after[0] : null])).toEqual([
      ["column", 0],
      ["gems", 1],
      ["shells", 0],
      ["gems", 0],
      ["group", 1],
      ["group", 1],
    ]);
  });
});

describe("targets of a token", () => {
  const legal = [
    { do: "token", nest: 1, at: [2, 0], object: "flower-red" },
    { do: "token", nest: 1, at: [2, 0], object: "feather-white" },
    { do: "token", nest: 0, at: [5, 3], object: "flower-red" },
    { do: "decline" },
  ] as BowerAction[];

  test("are the squares of the legal actions, in both nests", () => {
    const all = tokens(legal);
    expect(all.length).toBe(3);
    expect(squares(all, 0, 0)).toEqual(new Set(["5,3"]));
    expect(squares(all, 1, 0)).toEqual(new Set(["2,0"]));
    expect(ways(all, { seat: 1, at: [2, 0] }, 0).map(({ object }) => object)).toEqual([
      "flower-red",
      "feather-white",
    ]);
    expect(ways(all, { seat: 0, at: [2, 0] }, 0)).toEqual([]);
  });

  test("lie in your own nest where the action names none", () => {
    const all = tokens([{ do: "token", at: [1, 1], along: "row" }]);
    expect(squares(all, 1, 1)).toEqual(new Set(["1,1"]));
    expect(squares(all, 0, 1)).toEqual(new Set());
    expect(asItem("branch", all[0]!)).toEqual({ token: "branch", at: [1, 1], along: "row" });
  });
});

test("every bonus tile has a kind and a picture of its own", () => {
  const drawn = readFileSync(resolve(import.meta.dirname, "../art/bonus/tiles.svg"), "utf8");
  for (const bonus of BONUSES) expect(drawn).toContain(`<symbol id="bonus-${bonus}"`);
  const count = (kind: string) => BONUSES.filter((bonus) => kindOf(bonus) === kind).length;
  expect(["nest", "egg", "spy", "token", "interactive"].map(count)).toEqual([5, 4, 2, 5, 4]);
});

test("once more means the same table, with the places of other people free", () => {
  const { full } = situation("bower-over");
  expect(sameAgain(full)).toMatchObject({
    game: "bower",
    variant: "standard",
    seats: [{ kind: "me" }, { kind: "bot", bot: "search" }],
  });
  const seats = [
    { kind: "person", name: "Oleg", bot: null, person: "s1" } as const,
    ...full.table.seats.slice(1),
  ];
  const seen = sameAgain({ ...full, you: { kind: "seat", seat: 1 }, table: { ...full.table, seats } });
  expect(seen.seats).toEqual([{ kind: "free" }, { kind: "me" }]);
});

test("once more on one device means the same people", () => {
  const { full } = situation("bower-over");
  const seats = ["Anna", "Marta"].map((name, i) => ({
    ...{ kind: "person" as const, name, bot: null },
    person: `me${i}`,
  }));
  const table = { ...full.table, id: "localabcdefghijklmnop", seats };
  const wish = sameAgain({ ...full, you: { kind: "watch", seat: null }, table });
  expect(wish).toMatchObject({ seats: [{ kind: "me" }, { kind: "me" }], names: ["Anna", "Marta"] });
});
