/** The title of Bower's table and the line below it. `mine`: the viewer is to move. */
import type { Full } from "../../../net/messages.ts";
import { nameOf } from "../../../words/telling.ts";
import { say } from "../../../words/words.svelte.ts";
import { viewOf, type BowerView } from "../forms.ts";
import { turnsOf } from "../nest.ts";
import { partOf, turnNumber } from "./facts.ts";

export function titleOf(full: Full, mine: boolean): string {
  const { seat } = viewOf(full);
  if (seat === null) return say("web-bower-over");
  return mine ? say("web-your-turn") : say("web-turn-of", { player: nameOf(full, seat) });
}

/** The phase, and which of the turns it is. */
export const subOf = (view: BowerView, mine: boolean): string =>
  say(mine ? "web-bower-now" : "web-bower-now-other", {
    phase: partOf(view),
    turn: turnNumber(view),
    turns: turnsOf(view),
  });
