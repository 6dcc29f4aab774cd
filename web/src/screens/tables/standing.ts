/** How things stand at a table of a list: who is to move, who is awaited, who won; and in which order tables matter. */
import type { Listed } from "../../net/interface.ts";

export type Standing =
  | { kind: "your-turn" }
  | { kind: "their-turn"; seat: number }
  | { kind: "free"; count: number }
  | { kind: "you-won"; score: string }
  | { kind: "won"; seat: number; score: string }
  | { kind: "shared"; score: string }
  | { kind: "you-resigned" }
  | { kind: "resigned"; seat: number };
type Result = {
  resigned?: number | null;
  winner?: number | null;
  winners?: number[];
  totals?: number[];
  eggs?: number[];
};

export function standing(table: Listed): Standing {
  if (table.status === "open")
    return { kind: "free", count: table.seats.filter((seat) => seat.kind === "free").length };
  if (table.status === "over") return outcome(table);
  const mine = table.your_turn && table.your_seat !== null; // of those who share a device, each has a name
  return mine ? { kind: "your-turn" } : { kind: "their-turn", seat: table.mover ?? 0 };
}

function outcome(table: Listed): Standing {
  const result = (table.result ?? {}) as Result;
  if (result.resigned != null) {
    if (result.resigned === table.your_seat) return { kind: "you-resigned" };
    return { kind: "resigned", seat: result.resigned };
  }
  const score = (result.totals ?? result.eggs ?? []).join(" : ");
  const winners = result.winners ?? (result.winner == null ? [] : [result.winner]);
  const [first] = winners;
  if (winners.length !== 1 || first === undefined) return { kind: "shared", score };
  return first === table.your_seat ? { kind: "you-won", score } : { kind: "won", seat: first, score };
}

/** Everybody at a table but the viewer, by seat. */
export const others = (table: Listed): number[] =>
  table.seats.flatMap((seat, i) => (i === table.your_seat || seat.kind === "free" ? [] : [i]));

/** Whether anybody still means to play: an open table that everybody has left is only in the way. */
export const alive = (table: Listed): boolean =>
  table.status !== "open" || table.seats.some((seat) => seat.kind === "person");

/** Whether a table is still played at, or waits for its people. */
export const underway = (table: Listed): boolean => table.status !== "over" && alive(table);

const urgency = (table: Listed) => (table.your_turn ? 0 : table.status === "running" ? 1 : 2);

/** Those where it is the viewer's turn first, then those that run, then those that wait; the newest first in each. */
export const byUrgency = (tables: readonly Listed[]): Listed[] =>
  [...tables].sort((a, b) => urgency(a) - urgency(b) || b.updated - a.updated);

/** What is left of the viewer's time for this turn, where a turn has days: whole days, or hours on the last one. */
export function timeLeft(table: Listed, now: number): { unit: "days" | "hours"; count: number } | null {
  if (!table.your_turn || table.deadline == null) return null;
  const ms = Math.max(0, table.deadline - now);
  if (ms >= 2 * 86_400_000) return { unit: "days", count: Math.floor(ms / 86_400_000) };
  return { unit: "hours", count: Math.floor(ms / 3_600_000) };
}

const STEPS: ReadonlyArray<[Intl.RelativeTimeFormatUnit, number]> = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** How long ago something was, in words of a language. */
export function ago(then: number, now: number, language: string): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  for (const [unit, ms] of STEPS)
    if (now - then >= ms) return words.format(-Math.floor((now - then) / ms), unit);
  return words.format(0, "minute");
}

/** Names in a row, as the language joins them. */
export const joined = (names: readonly string[], language: string): string =>
  new Intl.ListFormat(language, { type: "conjunction" }).format(names);
