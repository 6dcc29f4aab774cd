/** An answer event by event: what happened, and what it brought. Counting for display; the rules are elsewhere. */
import type { Line } from "../../games/contract.ts";
import { logicOf } from "../../games/logic.ts";
import type { Happened } from "../../model.ts";
import type { Full } from "../../net/messages.ts";
import { tell } from "../../words/telling.ts";

/** What is said better by another event. */
const SILENT = new Set(["declared", "formed", "scored", "display-refilled", "eggs-revealed"]);

export function explained(events: readonly Happened[], start: Full): Line[] {
  const told = events.filter(({ id }) => !SILENT.has(id));
  const worths = logicOf(start.table.game).puzzle.worths(told, start);
  return told.map((event, i) => ({ text: tell(event, start), ...worths[i]! }));
}
