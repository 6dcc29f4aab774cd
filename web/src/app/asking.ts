/** Whether somebody may be asked about notifications: never at the first visit. */
import { keep, kept as found } from "../state/storage.ts";

const FIRST = "voliera.first-visit";

/**
 * From when on it is a later visit. Not the next day: whoever begins at ten to midnight has not come back at midnight. After
 * six hours the first sitting is over, and whoever began in the morning is asked in the evening.
 */
export const LATER_MS = 6 * 3_600_000;

/** Somebody who said no is not asked again for this long. */
export const REST_MS = 30 * 86_400_000;

/** What is kept: the device as the server knows it, where notifications are on; and when somebody said no. */
export type Kept = { device?: string; told?: string; no?: number };

/** Note when this device was here for the first time. */
export function noteVisit(now: number): void {
  if (found(FIRST) === null) keep(FIRST, String(now));
}

/** Whether this is not the first visit; where nothing is kept, every visit is the first. */
export const isLaterVisit = (now: number): boolean => now - Number(found(FIRST) ?? NaN) >= LATER_MS;

/** Whether to ask at a good moment: not where it is on, not where the browser forbids it, not soon after a no. */
export const mayAsk = (kept: Kept, permission: NotificationPermission, now: number): boolean =>
  kept.device === undefined &&
  permission !== "denied" &&
  now - (kept.no ?? -REST_MS) >= REST_MS &&
  isLaterVisit(now);
