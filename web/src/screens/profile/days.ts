/** Days in a row. A day is its number since 1970, in the reader's time zone. */
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** Minutes that this device's clock is ahead of UTC. */
export const offsetHere = (now = new Date()): number => -now.getTimezoneOffset();
/** The day of a moment. */
export const dayOf = (ms: number, offset = offsetHere()): number =>
  Math.floor((ms + offset * MINUTE_MS) / DAY_MS);
/** The day that puzzles call 2026-11-15. */
export const dayNamed = (name: string): number => Math.floor(Date.parse(`${name}T00:00:00Z`) / DAY_MS);

/** Days in a row up to today; as long as nothing was done today, up to yesterday. */
export function daysNow(days: ReadonlySet<number>, today: number): number {
  let day = days.has(today) ? today : today - 1;
  let count = 0;
  for (; days.has(day); day -= 1) count += 1;
  return count;
}

/** The most days in a row. */
export function daysLongest(days: ReadonlySet<number>): number {
  let longest = 0;
  for (const day of days) {
    if (days.has(day - 1)) continue;
    let count = 1;
    while (days.has(day + count)) count += 1;
    longest = Math.max(longest, count);
  }
  return longest;
}
