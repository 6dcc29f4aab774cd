/**
 * What something laid into a nest would change in all that the player can count: known eggs, shells and gems of columns,
 * largest groups, egg tiles. Counts are mine and theirs. Nothing is decided here.
 */
import type { Options } from "../../documents.ts";
import type { BonusName, BowerObject, BowerView, Egg, Material, NestItem } from "../forms.ts";
import { built, columnOf, COLUMNS, type Nest } from "../nest.ts";
import {
  columnTally,
  COUNTED,
  eggTileCount,
  emblemOn,
  gemsInColumn,
  largestGroup,
  number,
  shellsOn,
} from "../tally.ts";

export type Pair = [mine: number, theirs: number];
/** Who would be ahead afterwards. */
export type Lead = "mine" | "theirs" | "tied";
type Counted = { before: Pair; after: Pair; lead: Lead };
export type Change =
  | ({ kind: "column"; column: number; egg: Egg } & Counted)
  | ({ kind: "group"; material: Material } & Counted)
  | ({ kind: "tile"; bonus: BonusName } & Counted)
  | { kind: "shells" | "gems"; column: number; before: Pair; after: Pair }
  /** Feathers or flowers change in a column whose egg the player does not know. */
  | { kind: "hidden"; column: number };

type Nests = readonly [mine: Nest, theirs: Nest];
/** What is compared one after the other until it differs. */
type Strength = readonly number[];

/** All changes between the nests as they lie and as they would lie, lists of items by seat. */
export function changes(
  view: BowerView,
  near: number,
  after: readonly (readonly NestItem[])[],
  options: Options,
): Change[] {
  const both = (items: readonly (readonly NestItem[])[]): Nests => [
    built(items[near]!, options),
    built(items[1 - near]!, options),
  ];
  const [old, now] = [both(view.nests), both(after)];
  const tiles = [...new Set(view.kept.flat())].filter((bonus) => bonus.startsWith("egg-"));
  return [
    ...Array.from({ length: COLUMNS }, (_, column) => column).flatMap((column) =>
      columnChanges(old, now, column, view.eggs[column] ?? null),
    ),
    ...COUNTED.flatMap((material): Change[] => {
      const all = counted(old, now, (nest) => {
        const { size, shells, emblem } = largestGroup(nest, material);
        return [size, Number(emblem), shells];
      });
      return all ? [{ kind: "group", material, ...all }] : [];
    }),
    ...tiles.flatMap((bonus): Change[] => {
      const all = counted(old, now, (nest) => [
        eggTileCount(nest, bonus) + (bonus === "egg-shells" && emblemOn(nest, nest.keys()) ? 99 : 0),
      ]);
      return all ? [{ kind: "tile", bonus, ...all }] : [];
    }),
  ];
}

function columnChanges(old: Nests, now: Nests, column: number, egg: Egg | null): Change[] {
  const found: Change[] = [];
  const pair = (nests: Nests, count: (nest: Nest) => number): Pair => [count(nests[0]), count(nests[1])];
  if (egg) {
    const all = counted(old, now, (nest) => {
      const { matching, white, shells, emblem } = columnTally(nest, column, egg);
      return [matching + white, Number(emblem), shells];
    });
    if (all && !same(all.before, all.after)) found.push({ kind: "column", column, egg, ...all });
  } else if ([0, 1].some((side) => wished(old[side]!, column) !== wished(now[side]!, column)))
    found.push({ kind: "hidden", column });
  for (const [kind, count] of [
    ["shells", (nest: Nest) => shellsOn(nest, columnOf(nest, column))],
    ["gems", (nest: Nest) => gemsInColumn(nest, column)],
  ] as const) {
    const [before, after] = [pair(old, count), pair(now, count)];
    if (!same(before, after)) found.push({ kind, column, before, after });
  }
  return found;
}

/** How the two compare before and after; nothing where all stays as it is. What is shown is the first figure. */
function counted(old: Nests, now: Nests, strength: (nest: Nest) => Strength): Counted | null {
  const [was, is] = [old.map(strength), now.map(strength)];
  if (was.every((one, side) => same(one, is[side]!))) return null;
  const differs = is[0]!.findIndex((figure, i) => figure !== is[1]![i]);
  const lead = differs < 0 ? "tied" : is[0]![differs]! > is[1]![differs]! ? "mine" : "theirs";
  return { before: [was[0]![0]!, was[1]![0]!], after: [is[0]![0]!, is[1]![0]!], lead };
}

/** The feathers and flowers of a column, as a text to compare. */
function wished(nest: Nest, column: number): string {
  const spots = columnOf(nest, column);
  const kinds = new Set(spots.flatMap((spot) => nest.get(spot)!.objects));
  return [...kinds]
    .filter((object) => object !== "gem" && object !== "shell")
    .map((object: BowerObject) => `${object} ${number(nest, spots, (one) => one === object)}`)
    .sort()
    .join();
}

const same = (a: readonly number[], b: readonly number[]) => a.every((one, i) => one === b[i]);
