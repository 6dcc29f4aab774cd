/** Whose eyes see a replay: a seat's, everybody's at once (all hands open), or a watcher's (none). */
import { logicOf } from "../../games/logic.ts";
import type { GameRecord } from "../../games/record.ts";
import type { Step } from "../../net/interface.ts";
import type { Viewer } from "../../net/messages.ts";

export type Eyes = number | "all" | "watch";

/** Who looks, as a table would say it: names are said instead of "you". */
export const viewerOf = (eyes: Eyes): Viewer =>
  typeof eyes === "number" ? { kind: "coach", seat: eyes } : { kind: "watch", seat: null };

/** What all seats together know. */
export function together(watched: readonly Step[], seats: ReadonlyArray<readonly Step[]>): Step[] {
  return watched.map((step, at) => {
    const views = seats.map((steps) => steps[at]!.view);
    const game = step.view.game;
    const told = seats.map((steps) => steps[at]!.events).find((events) => events.length > step.events.length);
    return { ...step, view: logicOf(game).replay.opened(step.view, views), events: told ?? step.events };
  });
}

/** The same steps with personal decks open: of the seat whose eyes these are, or of everybody. */
export function withDecks(record: GameRecord, steps: Step[], eyes: Eyes): Step[] {
  const { withDecks: opened } = logicOf(record.game).replay;
  return opened && eyes !== "watch" ? opened(record, steps, eyes) : steps;
}
