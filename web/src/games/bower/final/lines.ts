/**
 * The final scoring line by line, in the order in which it is counted: three groups, six columns, the egg tiles. Figures
 * are those of the near seat first. Everything comes from the result; nothing is counted here but the running total.
 */
import type { BonusName, BowerResult, By, Egg, Material } from "../forms.ts";

export type Pair = [near: number, far: number];
type Common = { counts: Pair; shells: Pair | null; eggs: Pair; by: By };
export type Line = Common &
  (
    | { kind: "group"; material: Material }
    | { kind: "column"; column: number; egg: Egg }
    | { kind: "tile"; bonus: BonusName; owner: number }
  );

const seen = (pair: readonly number[], near: number): Pair => [pair[near]!, pair[1 - near]!];

/** What an egg tile pays is one figure, its owner's. */
function paid(eggs: unknown, owner: number): Pair {
  if (Array.isArray(eggs)) return eggs as Pair;
  return owner === 0 ? [eggs as number, 0] : [0, eggs as number];
}

export function linesOf(result: BowerResult, near: number): Line[] {
  return [
    ...result.groups.map(({ material, sizes, shells, eggs, by }): Line => ({
      kind: "group",
      material,
      counts: seen(sizes, near),
      shells: seen(shells, near),
      eggs: seen(eggs, near),
      by,
    })),
    ...result.columns.map(({ column, egg, counts, shells, eggs, by }): Line => ({
      kind: "column",
      column,
      egg,
      counts: seen(counts, near),
      shells: seen(shells, near),
      eggs: seen(eggs, near),
      by,
    })),
    ...result.egg_tiles.map(({ bonus, seat, counts, eggs }): Line => ({
      kind: "tile",
      bonus,
      owner: seat,
      counts: seen(counts, near),
      shells: null,
      eggs: seen(paid(eggs, seat), near),
      by: "objects",
    })),
  ];
}

/** The eggs won in the first lines, as many as given. */
export function total(lines: readonly Line[], count = lines.length): Pair {
  const sum: Pair = [0, 0];
  for (const { eggs } of lines.slice(0, count)) {
    sum[0] += eggs[0];
    sum[1] += eggs[1];
  }
  return sum;
}

/** Which side a line pays. */
export const winner = ({ eggs: [near, far] }: Line): "near" | "far" | null =>
  near > 0 ? "near" : far > 0 ? "far" : null;

/** Where a line stands among those of its kind, from 1, and how many there are. */
export function numbered(lines: readonly Line[], at: number): { number: number; count: number } {
  const kind = lines[at]!.kind;
  const alike = lines.filter((line) => line.kind === kind);
  return { number: alike.indexOf(lines[at]!) + 1, count: alike.length };
}
