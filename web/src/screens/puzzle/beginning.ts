/** Where the best answer begins, in words: its first step, or less than that where one step is the whole answer. */
import { logicOf } from "../../games/logic.ts";
import { seatIn } from "../../model.ts";
import type { Full } from "../../net/messages.ts";
import { tell } from "../../words/telling.ts";
import type { Best } from "./puzzle.ts";

export function beginning(best: Best, start: Full): string {
  const less = logicOf(start.table.game).puzzle.beginning?.(best);
  if (less) return less;
  const first = best.events.find((event) => seatIn(event) === start.you.seat);
  return first ? tell(first, start) : "";
}
