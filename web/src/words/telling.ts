/**
 * What happened, told in a sentence: `tell(event, full)`. The reader's own seat is "you".
 *
 * The messages are the terminal's (`event-…`, `event-bower-…`), with the arguments prepared as it prepares them
 * (the `story.py` of each game); what happens at a table besides the game has messages of the browser's own.
 */
import type { Happened } from "../model.ts";
import type { Full } from "../net/messages.ts";
import { logicOf } from "../games/logic.ts";
import { tableArgs } from "./telling-table.ts";
import { nameOf, who } from "./people.ts";
import { say, type Args } from "./words.svelte.ts";

export { botAbout, botName, nameAt, nameOf, who, you } from "./people.ts";
export { rule, why } from "./why.ts";

/** One event in one sentence. */
export function tell(event: Happened, full: Full): string {
  const around = tableArgs(event, full);
  if (around) return say(`web-event-${event.id}`, around);
  const { id, args } = logicOf(full.table.game).message(event, full);
  return say(id, args);
}

/** Several events. Cards laid one by one, which only their owner sees, become one sentence that keeps their order. */
export function tellAll(events: readonly Happened[], full: Full): string[] {
  const sentences: string[] = [];
  let order: string[] = [];
  const laid = (seat: number | null) => {
    const args: Args = { who: who(full, seat), player: nameOf(full, seat), cards: order.join(" ") };
    sentences.push(say("event-laid-order", args));
    order = [];
  };
  for (const event of events) {
    if (event.id === "laid-card") order.push(event.args.card);
    else if (event.id === "laid" && order.length) laid(event.args.seat);
    else sentences.push(tell(event, full));
  }
  if (order.length) laid(full.you.seat ?? null);
  return sentences;
}
