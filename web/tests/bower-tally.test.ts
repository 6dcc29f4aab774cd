/** The browser's counting is the engine's: positions of real games with the engine's own figures (tools/web_tallies.py). */
import { beforeAll, describe, expect, it } from "vitest";
import type {
  BonusName,
  BowerObject,
  BowerOptions,
  Egg,
  Facing,
  Material,
  NestItem,
  Place,
  TileName,
  Square,
} from "../src/games/bower/forms.ts";
import { setComponents } from "../src/games/components.ts";
import { built, COLUMNS, placeOf, spotOf, type Nest } from "../src/games/bower/nest.ts";
import {
  columnTally,
  eggTileCount,
  emblemOn,
  gemsInColumn,
  gemSteps,
  largestGroup,
  shellsOn,
} from "../src/games/bower/tally.ts";
import { stored, componentsOf } from "./builders.ts";

type Pair<T> = [T, T];
type Position = {
  variant: string;
  nests: Pair<NestItem[]>;
  gems: Pair<number[]>;
  counted: {
    shells: Pair<number>;
    coloured_shells: Pair<boolean>;
    groups: Array<{
      material: Material;
      sizes: Pair<number>;
      squares: Pair<Place[]>;
      shells: Pair<number>;
      coloured: Pair<boolean>;
    }>;
    columns: Array<{
      column: number;
      egg: Egg;
      printed: Pair<number>;
      white: Pair<number>;
      shells: Pair<number>;
      coloured: Pair<boolean>;
    }>;
    egg_tiles: Array<{ bonus: BonusName; counts: Pair<number> }>;
  };
  placements: Array<{
    seat: 0 | 1;
    item: { tile: TileName; at: Place; facing: Facing };
    columns: number[];
    groups: Material[];
  }>;
};
const all = stored<Position[]>("fixtures/tallies.json");
const seats = [0, 1] as const;
const nestsOf = (position: Position): Nest[] => position.nests.map((items) => built(items, {}));

beforeAll(() => setComponents("bower", componentsOf("bower")));

describe("counting in nests is the engine's", () => {
  it("has positions with every token, covers, Coloured Shells and both grids", () => {
    const items = all.flatMap(({ nests }) => nests.flat());
    const tokens = new Set(items.flatMap((item) => ("token" in item ? [item.token] : [])));
    expect([...tokens].sort()).toEqual(["branch", "shells", "white-feather", "white-flower", "x"]);
    expect(items.some((item) => "cover" in item)).toBe(true);
    expect(items.some((item) => "tile" in item && item.tile === "coloured-shells")).toBe(true);
    expect(new Set(all.map(({ variant }) => variant))).toEqual(new Set(["standard", "super"]));
    expect(all.length).toBeGreaterThanOrEqual(60);
  });

  it("gems of every column", () => {
    for (const position of all) {
      const nests = nestsOf(position);
      for (const seat of seats)
        expect(Array.from({ length: COLUMNS }, (_, column) => gemsInColumn(nests[seat]!, column))).toEqual(
          position.gems[seat],
        );
    }
  });

  it("what each column has for its egg, white ones apart, shells, Coloured Shells", () => {
    for (const position of all) {
      const nests = nestsOf(position);
      for (const { column, egg, printed, white, shells, coloured } of position.counted.columns)
        for (const seat of seats)
          expect(columnTally(nests[seat]!, column, egg)).toEqual({
            matching: printed[seat],
            white: white[seat],
            shells: shells[seat],
            emblem: coloured[seat],
          });
    }
  });

  it("the largest group of each material, square by square", () => {
    for (const position of all) {
      const nests = nestsOf(position);
      for (const { material, sizes, squares, shells, coloured } of position.counted.groups)
        for (const seat of seats) {
          const group = largestGroup(nests[seat]!, material);
          expect({ size: group.size, shells: group.shells, emblem: group.emblem }).toEqual({
            size: sizes[seat],
            shells: shells[seat],
            emblem: coloured[seat],
          });
          expect([...group.spots].sort()).toEqual(squares[seat].map(spotOf).sort());
        }
    }
  });

  it("shells and Coloured Shells of a whole nest, and what egg tiles compare", () => {
    for (const position of all) {
      const nests = nestsOf(position);
      for (const seat of seats) {
        const nest = nests[seat]!;
        expect(shellsOn(nest, nest.keys())).toBe(position.counted.shells[seat]);
        expect(emblemOn(nest, nest.keys())).toBe(position.counted.coloured_shells[seat]);
        for (const { bonus, counts } of position.counted.egg_tiles)
          expect(eggTileCount(nest, bonus)).toBe(counts[seat]);
      }
    }
  });

  it("the third gem of a placement, in columns and groups", () => {
    let earned = 0;
    for (const { nests, placements } of all)
      for (const { seat, item, columns, groups } of placements) {
        const nest = built([...nests[seat], item], {});
        const steps = gemSteps(nest, item.at, item.facing, {}).filter(({ bonus }) => bonus);
        const found = { column: new Set<number>(), group: new Set<string>() };
        for (const { kind, spots } of steps)
          if (kind === "column") found.column.add(placeOf(spots[0]!)[0]);
          else found.group.add(nest.get(spots[0]!)!.material);
        expect([...found.column].sort()).toEqual(columns);
        expect([...found.group].sort()).toEqual([...groups].sort());
        earned += columns.length + groups.length;
      }
    expect(earned).toBeGreaterThan(10);
  });

  it("a tile without a gem earns a bonus by joining gems, unless the table plays without (W-B1)", () => {
    const square = (material: Material, ...objects: BowerObject[]) => ({ material, objects });
    const laid = (at: Place, first: Square, second: Square): NestItem & { facing: Facing } => ({
      tile: [first, second],
      at,
      facing: "n",
    });
    const around = [
      laid([0, 0], square("straw", "gem", "gem"), square("moss", "shell")),
      laid([2, 0], square("straw", "gem"), square("gravel", "shell")),
    ];
    const earns = (first: Square, second: Square, options: BowerOptions) => {
      const last = laid([1, 0], first, second);
      return gemSteps(built([...around, last], {}), last.at, last.facing, options).some(({ bonus }) => bonus);
    };
    const bare = square("straw", "shell");
    const other = square("moss", "gem");
    expect(earns(bare, other, {})).toBe(true);
    expect(earns(bare, other, { joining_gems: true })).toBe(true);
    expect(earns(bare, other, { joining_gems: false })).toBe(false);
    expect(earns(square("straw", "gem"), other, { joining_gems: false })).toBe(true);
    expect(earns(bare, square("straw", "gem"), { joining_gems: false })).toBe(true);
  });
});
