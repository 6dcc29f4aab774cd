/** What a bot shows: it thinks while it is to move, hops at something won, sulks at something lost. */
import { seatIn, type Happened } from "../../model.ts";
import type { Full } from "../../net/messages.ts";
import { moverOf } from "../../net/view.ts";

export type Feeling = "think" | "hop" | "sulk";

/** Events by which a turn goes on: the player feels nothing any more of what came before. */
const TURNS = new Set(["took", "laid", "passed", "tile-taken", "tile-played"]);

/** What the seats feel after an event; a lasting feeling stays until its seat plays on. */
export function felt(feelings: ReadonlyMap<number, Feeling>, event: Happened): ReadonlyMap<number, Feeling> {
  const seat = seatIn(event);
  if (seat === null) return feelings;
  const { id, args } = event;
  const next = new Map(feelings);
  if (TURNS.has(id)) next.delete(seat);
  else if (id === "trophy") {
    next.set(seat, "hop");
    if (args.from !== null) next.set(args.from, "sulk");
  } else if (id === "bonus-earned") next.set(seat, "hop");
  else if (id === "token-laid" && args.nest !== seat) next.set(args.nest, "sulk");
  return next;
}

/** Who won; nobody while the game runs. */
export function winnersOf(full: Pick<Full, "result">): number[] {
  const { result } = full;
  if (!result) return [];
  if ("winners" in result) return result.winners;
  return result.winner === null ? [] : [result.winner];
}

/** What a seat shows now, from what it felt, whose turn it is, and how the game ended. */
export function shown(full: Full, seat: number, feelings: ReadonlyMap<number, Feeling>): Feeling | null {
  if (full.table.status === "over")
    return full.result ? (winnersOf(full).includes(seat) ? "hop" : "sulk") : null;
  return moverOf(full) === seat ? "think" : (feelings.get(seat) ?? null);
}
