/** Days as puzzles name them (2026-11-15), and how many of them in a row were solved. */
import type { Listed } from "./puzzle.ts";

export { dayHere as today } from "../home/today.ts";

const DAY_MS = 86_400_000;
const noon = (day: string) => Date.parse(`${day}T12:00:00Z`);

export const isDay = (id: string): boolean => /^\d{4}-\d\d-\d\d$/.test(id) && !Number.isNaN(noon(id));
/** The date this many days before a day. */
export const before = (day: string, days = 1): string =>
  new Date(noon(day) - days * DAY_MS).toISOString().slice(0, 10);

/** Solved days in a row up to today; as long as today's puzzle is open, up to yesterday. */
export function streak(solved: ReadonlySet<string>, now: string): number {
  let day = solved.has(now) ? now : before(now);
  let count = 0;
  for (; solved.has(day); day = before(day)) count += 1;
  return count;
}

/** The last days, oldest first, and whether each was solved. */
export const lastDays = (solved: ReadonlySet<string>, now: string, count: number) =>
  Array.from({ length: count }, (_, i) => {
    const day = before(now, count - 1 - i);
    return { day, solved: solved.has(day) };
  });

/** Puzzles by month, in the order in which they come. */
export function byMonth(list: readonly Listed[]): Array<{ month: string; puzzles: Listed[] }> {
  const months: Array<{ month: string; puzzles: Listed[] }> = [];
  for (const puzzle of list) {
    const month = puzzle.id.slice(0, 7);
    if (months.at(-1)?.month !== month) months.push({ month, puzzles: [] });
    months.at(-1)!.puzzles.push(puzzle);
  }
  return months;
}

/** A day in words; what is no day stays as it is. */
export function dayIn(language: string, id: string, how: "short" | "long" | "number" | "weekday"): string {
  if (!isDay(id)) return id;
  const said: Record<typeof how, Intl.DateTimeFormatOptions> = {
    short: { day: "numeric", month: "short" },
    long: { day: "numeric", month: "long", year: "numeric" },
    number: { day: "numeric" },
    weekday: { weekday: "short" },
  };
  return new Intl.DateTimeFormat(language, { ...said[how], timeZone: "UTC" }).format(noon(id));
}

/** A month in words, to stand alone. */
export const monthIn = (language: string, month: string): string =>
  new Intl.DateTimeFormat(language, { month: "long", year: "numeric", timeZone: "UTC" }).format(
    noon(`${month}-15`),
  );
