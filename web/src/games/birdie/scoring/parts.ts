/** Brackets under a wire that is broken into rows: a group of birds becomes one stretch of bracket per run and row. */
export type Part<G> = {
  group: G;
  start: number;
  length: number;
  /** The group goes on beyond this end, in the row before or after: the bracket is open there. */
  openLeft: boolean;
  openRight: boolean;
};

/** The stretches of bracket, left to right. Birds whose group is null have none. */
export function parts<G>(groups: ReadonlyArray<G | null>, columns: number): Array<Part<G>> {
  const found: Array<Part<G>> = [];
  groups.forEach((group, i) => {
    if (group === null) return;
    const last = found.at(-1);
    const joins = last !== undefined && last.group === group && last.start + last.length === i;
    if (joins && i % columns !== 0) {
      last.length += 1;
    } else {
      if (joins) last.openRight = true;
      found.push({ group, start: i, length: 1, openLeft: joins, openRight: false });
    }
  });
  return found;
}

/** The part of each group that carries its label: the longest, the first of equal ones. */
export function labelled<G>(found: ReadonlyArray<Part<G>>): Set<Part<G>> {
  const best = new Map<G, Part<G>>();
  for (const part of found) {
    const known = best.get(part.group);
    if (!known || part.length > known.length) best.set(part.group, part);
  }
  return new Set(best.values());
}

/** How many birds sit in a row: one wire on a wide screen; on a phone rows of six, or of seven for 13 and 14 birds. */
export function columnsFor(birds: number, wide: boolean): number {
  if (wide) return birds <= 20 ? Math.max(birds, 8) : Math.ceil(birds / 2);
  if (birds === 13 || birds === 14) return 7;
  return birds <= 18 ? 6 : birds <= 21 ? 7 : 8;
}
