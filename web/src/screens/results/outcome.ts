/** How a game ended for the viewer. */
import type { Full } from "../../net/messages.ts";

export type Outcome = "win" | "shared" | "loss" | "watched";

/** A watcher and a coach neither win nor lose. */
export function outcomeOf(full: Full, winners: readonly number[]): Outcome {
  const seat = full.you.kind === "seat" ? (full.you.seat ?? null) : null;
  if (seat === null) return "watched";
  if (!winners.includes(seat)) return "loss";
  return winners.length > 1 ? "shared" : "win";
}
