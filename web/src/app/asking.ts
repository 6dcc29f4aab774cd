/** Whether somebody may be asked about notifications. */

/** Somebody who said no is not asked again for this long. */
export const REST_MS = 30 * 86_400_000;

/** What is kept: the device as the server knows it, where notifications are on; and when somebody said no. */
export type Kept = { device?: string; told?: string; no?: number };

/** Whether to ask at a good moment: not where it is on, not where the browser forbids it, not soon after a no. */
export const mayAsk = (kept: Kept, permission: NotificationPermission, now: number): boolean =>
  kept.device === undefined && permission !== "denied" && now - (kept.no ?? -REST_MS) >= REST_MS;
