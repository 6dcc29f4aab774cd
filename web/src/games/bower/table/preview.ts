/** What would change in the counts if a tile were laid: gems, largest groups, what known eggs ask for. */
import type { BowerView, Egg, Material, NestItem, TileName } from "../forms.ts";
import { built, COLUMNS, placeOf, type Nest } from "../nest.ts";
import { columnTally, COUNTED, gemsInColumn, gemSteps, largestGroup, type GemStep } from "../tally.ts";
import type { Put } from "./places.ts";

/** One column as it is shown below the nests: mine and theirs, and mine after the tile. */
export type ColumnCount = {
  column: number;
  egg: Egg | null;
  matching: [mine: number, theirs: number];
  gems: [mine: number, theirs: number];
  /** With the ghost; the same as before where it changes nothing. */
  after: { matching: number; gems: number };
  bonus: boolean;
};
export type GroupCount = { material: Material; sizes: [mine: number, theirs: number]; after: number };
export type GemLine = GemStep & { column: number | null; material: Material | null };
export type Counts = { columns: ColumnCount[]; groups: GroupCount[]; gems: GemLine[] };

/** What a nest can have for an egg at most: white ones may be declared to match. */
function matching(nest: Nest, column: number, egg: Egg | null): number {
  if (!egg) return 0;
  const tally = columnTally(nest, column, egg);
  return tally.matching + tally.white;
}

/** All counts of the table as seen from the near seat, now and with a tile laid there. */
export function counts(view: BowerView, near: number, ghost: (Put & { tile: TileName }) | null): Counts {
  const items = (seat: number): NestItem[] => view.nests[seat as 0 | 1];
  const mine = built(items(near), view.options);
  const theirs = built(items(1 - near), view.options);
  const after = ghost ? built([...items(near), ghost], view.options) : mine;
  const steps = ghost ? gemSteps(after, ghost.at, ghost.facing, view.options) : [];
  const gems = steps.map((step): GemLine => {
    const spot = step.spots[0]!;
    return {
      ...step,
      column: step.kind === "column" ? placeOf(spot)[0] : null,
      material: step.kind === "group" ? after.get(spot)!.material : null,
    };
  });
  return {
    columns: Array.from({ length: COLUMNS }, (_, column) => {
      const egg = view.eggs[column] ?? null;
      return {
        column,
        egg,
        matching: [matching(mine, column, egg), matching(theirs, column, egg)],
        gems: [gemsInColumn(mine, column), gemsInColumn(theirs, column)],
        after: { matching: matching(after, column, egg), gems: gemsInColumn(after, column) },
        bonus: gems.some((step) => step.column === column && step.bonus),
      };
    }),
    groups: COUNTED.map((material) => ({
      material,
      sizes: [largestGroup(mine, material).size, largestGroup(theirs, material).size],
      after: largestGroup(after, material).size,
    })),
    gems,
  };
}

/** The gem counts worth a word beside the ghost: those that change, a bonus first. */
export const worthSaying = (gems: readonly GemLine[]): GemLine[] =>
  gems
    .filter(({ before, after }) => after !== before)
    .sort((a, b) => Number(b.bonus) - Number(a.bonus) || b.after - a.after)
    .slice(0, 2);
