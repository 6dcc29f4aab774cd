/** Whose eyes see a replay: a seat's, everybody's at once (all hands open), or a watcher's (none). */
import type { BirdieView, CardName } from "../../games/birdie/forms.ts";
import type { BowerView } from "../../games/bower/forms.ts";
import type { GameRecord } from "../../games/record.ts";
import type { Step } from "../../net/interface.ts";
import type { Viewer } from "../../net/messages.ts";
import { decksOf } from "../../games/birdie/replay/decks.ts";

export type Eyes = number | "all" | "watch";

/** Who looks, as a table would say it: names are said instead of "you". */
export const viewerOf = (eyes: Eyes): Viewer =>
  typeof eyes === "number" ? { kind: "coach", seat: eyes } : { kind: "watch", seat: null };

/** What all seats together know. */
export function together(watched: readonly Step[], seats: ReadonlyArray<readonly Step[]>): Step[] {
  return watched.map((step, at) => {
    const views = seats.map((steps) => steps[at]!.view);
    const told = seats.map((steps) => steps[at]!.events).find((events) => events.length > step.events.length);
    return { ...step, view: openedAll(step.view, views), events: told ?? step.events };
  });
}

type View = Record<string, unknown>;

function openedAll(view: View, views: readonly View[]): View {
  if (view["game"] === "birdie") {
    const base = view as unknown as BirdieView;
    const own = views as unknown as BirdieView[];
    const laying = own.find((one) => one.laying)?.laying ?? base.laying;
    const mover = own[base.seat ?? 0] ?? base;
    const display = laying ? mover.display : base.display;
    return {
      ...view,
      display,
      laying,
      hands: base.hands.map((hand, seat) => own[seat]?.hands[seat] ?? hand),
    };
  }
  const base = view as unknown as BowerView;
  const own = views as unknown as BowerView[];
  const known = <T>(pick: (one: BowerView) => ReadonlyArray<T | null>) =>
    pick(base).map((one, i) => one ?? own.map((other) => pick(other)[i]).find((egg) => egg != null) ?? null);
  return {
    ...view,
    hands: base.hands.map((hand, seat) => own[seat]?.hands[seat] ?? hand),
    eggs: known((one) => one.eggs),
    aside: known((one) => one.aside),
    pending: own[base.seat ?? 0]?.pending ?? base.pending,
  };
}

/** The same steps with personal decks open: of the seat whose eyes these are, or of everybody. */
export function withDecks(record: GameRecord, steps: Step[], eyes: Eyes): Step[] {
  if (record.game !== "birdie" || eyes === "watch") return steps;
  const decks = decksOf(record, steps);
  return steps.map((step, at) => {
    const { lines } = step.view as unknown as BirdieView;
    const open = lines.map((line, seat): number | readonly CardName[] =>
      eyes === "all" || eyes === seat ? decks[at]![seat]! : line,
    );
    return { ...step, view: { ...step.view, lines: open } };
  });
}
