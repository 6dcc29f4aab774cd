/** What a bot shows: it thinks while it is to move, hops at something won, sulks at something lost. */
import type { Happened } from "../../model.ts";
import type { Full } from "../../net/messages.ts";
import { moverOf } from "../../net/view.ts";

export type Feeling = "think" | "hop" | "sulk";

/** Events by which a turn goes on: the player feels nothing any more of what came before. */
const TURNS = new Set(["took", "laid", "passed", "tile-taken", "tile-played"]);

/** What the seats feel after an event; a lasting feeling stays until its seat plays on. */
export function felt(
  feelings: ReadonlyMap<number, Feeling>,
  { id, args }: Happened,
): ReadonlyMap<number, Feeling> {
  const seat = args["seat"];
  if (typeof seat !== "number") return feelings;
  const next = new Map(feelings);
  if (TURNS.has(id)) next.delete(seat);
  else if (id === "trophy") {
    next.set(seat, "hop");
    if (typeof args["from"] === "number") next.set(args["from"], "sulk");
  } else if (id === "bonus-earned") next.set(seat, "hop");
  else if (id === "token-laid" && typeof args["nest"] === "number" && args["nest"] !== seat)
    next.set(args["nest"], "sulk");
  return next;
}

type Result = { winner?: number | null; winners?: number[] };

/** Who won; nobody while the game runs. */
export function winnersOf(full: Pick<Full, "result">): number[] {
  const result = full.result as Result | null | undefined;
  return result?.winners ?? (result?.winner == null ? [] : [result.winner]);
}

/** What a seat shows now, from what it felt, whose turn it is, and how the game ended. */
export function shown(full: Full, seat: number, feelings: ReadonlyMap<number, Feeling>): Feeling | null {
  if (full.table.status === "over")
    return full.result ? (winnersOf(full).includes(seat) ? "hop" : "sulk") : null;
  return moverOf(full) === seat ? "think" : (feelings.get(seat) ?? null);
}
