/** The totals of a result at each moment while they are counted. */
export type Moment = {
  /** Totals at this moment, by column. */
  totals: number[];
  /** Number of parts that are counted or being counted. */
  part: number;
  /** What the part that is being counted adds, by column. */
  added: number[] | null;
};

/** The totals after `time` parts of the score; `time` may lie between two parts. */
export function momentAt(parts: readonly (readonly number[])[], time: number): Moment {
  const whole = Math.min(Math.floor(time), parts.length);
  const sum = (column: number) =>
    parts.slice(0, whole).reduce((total, part) => total + (part[column] ?? 0), 0);
  const now = parts[whole];
  const columns = (parts[0] ?? []).map((_, column) => column);
  return {
    totals: columns.map((column) => sum(column) + Math.round((now?.[column] ?? 0) * (time - whole))),
    part: Math.min(whole + 1, parts.length),
    added: now ? [...now] : null,
  };
}
