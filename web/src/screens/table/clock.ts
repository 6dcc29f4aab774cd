/** Clocks as the server sends them, and how they run between messages. */
import type { Full, Presence } from "../../net/messages.ts";
import { nameOf } from "../../words/people.ts";
import { say } from "../../words/words.svelte.ts";

/** Milliseconds left at which the clock warns that time is short. */
export const LOW_MS = 20_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** When each clock and each presence was told, by this machine's clock: time runs on from there. */
const told = new WeakMap<object, number>();

function toldAt(document: object, now: number): number {
  const at = told.get(document) ?? now;
  told.set(document, at);
  return at;
}

export type Reading = { kind: "live" | "days"; left: number; running: boolean; low: boolean };

/** What a seat's clock shows at a moment; null where there is none to show. */
export function reading(full: Full, seat: number, now: number): Reading | null {
  const { clock } = full;
  const kind = full.table.settings.clock?.kind;
  if (!clock || (kind !== "live" && kind !== "days") || full.table.status !== "running") return null;
  const since = toldAt(clock, now);
  const running = clock.running === seat;
  const given = Array.isArray(clock.left_ms) ? clock.left_ms[seat] : running ? clock.left_ms : null;
  if (given == null) return null;
  const left = Math.max(0, given - (running ? now - since : 0));
  return { kind, left, running, low: left < LOW_MS };
}

/** For how long the player of a seat has been away; 0 for who is here. */
export function absence(presence: Presence | null, seat: number | null, now: number): number {
  if (!presence) return 0;
  const since = toldAt(presence, now);
  if (seat === null || presence.seats[seat] !== false) return 0;
  return (presence.away_ms?.[seat] ?? 0) + now - since;
}

/** What a clock shows. */
export function timeOf({ kind, left }: Reading): string {
  if (kind === "live") return minutes(left);
  const { unit, ...parts } = long(left);
  return say(`web-table-clock-${unit}`, parts);
}

/** The same in words: whose time it is, and whether there is little of it. */
export const clockWords = (full: Full, seat: number, clock: Reading): string =>
  say(clock.low ? "web-table-clock-low-of" : "web-table-clock-of", {
    player: nameOf(full, seat),
    time: timeOf(clock),
  });

/** Minutes and seconds, with hours where there are any: 4:05, 1:02:03. The last second counts until it is over. */
export function minutes(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const two = (number: number) => String(number).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const rest = `${Math.floor((seconds % 3600) / 60)}`;
  return hours ? `${hours}:${rest.padStart(2, "0")}:${two(seconds % 60)}` : `${rest}:${two(seconds % 60)}`;
}

/** A long time in its two largest units. */
export function long(ms: number): {
  unit: "days" | "hours" | "minutes";
  days: number;
  hours: number;
  minutes: number;
} {
  const parts = {
    days: Math.floor(ms / DAY),
    hours: Math.floor((ms % DAY) / HOUR),
    minutes: Math.floor((ms % HOUR) / MINUTE),
  };
  return { unit: parts.days ? "days" : parts.hours ? "hours" : "minutes", ...parts };
}
