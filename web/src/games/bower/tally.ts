/**
 * What can be counted in nests, exactly as the engine counts it at the end: for show, never to decide.
 *
 * White objects may be declared any colour at the end, so they are counted apart under an egg that asks for one; what
 * both players would declare is the engine's business. Under a white egg they always match.
 */
import type { BonusName, BowerObject, BowerOptions, Egg, Material } from "./forms.ts";
import { columnOf, groupAt, groupsOf, placeOf, secondOf, spotOf, type Nest, type Spot } from "./nest.ts";
import type { Facing, Place } from "./forms.ts";

/** The materials whose largest group is worth an egg. */
export const COUNTED: readonly Material[] = ["straw", "moss", "gravel"];
/** Number of gems that earn a bonus. */
export const ENOUGH = 3;

/** How many objects of some kinds count on these squares. */
export function number(nest: Nest, spots: Iterable<Spot>, counts: (object: BowerObject) => boolean): number {
  let n = 0;
  for (const spot of spots) n += nest.get(spot)?.objects.filter(counts).length ?? 0;
  return n;
}

export const gemsOn = (nest: Nest, spots: Iterable<Spot>) =>
  number(nest, spots, (object) => object === "gem");
export const shellsOn = (nest: Nest, spots: Iterable<Spot>) =>
  number(nest, spots, (object) => object === "shell");
export const emblemOn = (nest: Nest, spots: Iterable<Spot>) =>
  [...spots].some((spot) => nest.get(spot)?.emblem ?? false);

export const gemsInColumn = (nest: Nest, column: number) => gemsOn(nest, columnOf(nest, column));

export type ColumnTally = {
  /** Objects that match whatever is declared. */
  matching: number;
  /** White ones that can be declared to match, besides. */
  white: number;
  shells: number;
  /** Coloured Shells lie here: they win a tie. */
  emblem: boolean;
};

/** What a nest has in a column for an egg. */
export function columnTally(nest: Nest, column: number, egg: Egg): ColumnTally {
  const spots = columnOf(nest, column);
  const [kind = "", colour] = egg.split("-");
  const any = colour === "white";
  return {
    matching: number(nest, spots, (object) => (any ? object.startsWith(`${kind}-`) : object === egg)),
    white: any ? 0 : number(nest, spots, (object) => object === `${kind}-white`),
    shells: shellsOn(nest, spots),
    emblem: emblemOn(nest, spots),
  };
}

export type GroupTally = { size: number; shells: number; emblem: boolean; spots: Set<Spot> };

/** The group of a material that counts: the largest; of several the one with Coloured Shells, then with most shells. */
export function largestGroup(nest: Nest, material: Material): GroupTally {
  let best: GroupTally = { size: 0, shells: 0, emblem: false, spots: new Set() };
  for (const spots of groupsOf(nest, material)) {
    const group: GroupTally = {
      size: spots.size,
      shells: shellsOn(nest, spots),
      emblem: material === "moss" && emblemOn(nest, spots),
      spots,
    };
    if (strength(group) > strength(best)) best = group;
  }
  return best;
}

const strength = ({ size, shells, emblem }: GroupTally) => (2 * size + (emblem ? 1 : 0)) * 256 + shells;

/** What an egg tile compares: printed feathers and flowers of its colour, or shells. */
export function eggTileCount(nest: Nest, bonus: BonusName): number {
  const colour = bonus.replace("egg-", "");
  return number(nest, nest.keys(), (object) =>
    colour === "shells" ? object === "shell" : object.endsWith(`-${colour}`),
  );
}

/** What a tile that has just been laid does to gems, and whether that earns a bonus. */
export type GemStep = {
  kind: "column" | "group";
  spots: Spot[];
  before: number;
  after: number;
  bonus: boolean;
};

/**
 * The columns and groups of a placed tile with their gems before and after it. A group that joins others counts as
 * its richest part before, since no part may have had three already. With `joining_gems` off, only a tile that brings
 * a gem there earns a bonus.
 */
export function gemSteps(
  nest: Nest,
  at: Place,
  facing: Facing,
  options: Pick<BowerOptions, "joining_gems">,
): GemStep[] {
  const placed = [spotOf(at), spotOf(secondOf(at, facing))];
  const brings = (spots: Spot[]) =>
    options.joining_gems !== false ||
    gemsOn(
      nest,
      placed.filter((spot) => spots.includes(spot)),
    ) > 0;
  const steps: GemStep[] = [];
  const known = new Set<string>();
  const add = (kind: GemStep["kind"], spots: Spot[], before: number) => {
    const name = `${kind} ${[...spots].sort().join(" ")}`;
    if (known.has(name)) return;
    known.add(name);
    const after = gemsOn(nest, spots);
    const bonus = after >= ENOUGH && before < ENOUGH && brings(spots);
    steps.push({ kind, spots, before, after, bonus });
  };
  const bare: Nest = new Map([...nest].filter(([spot]) => !placed.includes(spot)));
  for (const spot of placed) {
    const column = columnOf(nest, placeOf(spot)[0]);
    add("column", column, gemsOn(bare, column));
  }
  for (const spot of placed) {
    const group = [...groupAt(nest, spot)];
    const parts = group.filter((one) => bare.has(one)).map((one) => gemsOn(bare, groupAt(bare, one)));
    add("group", group, Math.max(0, ...parts));
  }
  return steps;
}
