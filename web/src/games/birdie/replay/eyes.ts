/** What open hands and decks show of Birdie. */
import type { Step } from "../../../net/interface.ts";
import type { Eyes } from "../../../screens/replay/eyes.ts";
import type { GameRecord } from "../../record.ts";
import type { Action, View } from "../../documents.ts";
import { viewOf, type BirdieView, type CardName } from "../forms.ts";
import { decksOf } from "./decks.ts";

/** What all seats together know. */
export function opened(view: View, views: readonly View[]): BirdieView {
  const base = viewOf({ view });
  const own = views.map((one) => viewOf({ view: one }));
  const laying = own.find((one) => one.laying)?.laying ?? base.laying;
  const mover = own[base.seat ?? 0] ?? base;
  const display = laying ? mover.display : base.display;
  return {
    ...base,
    display,
    laying,
    hands: base.hands.map((hand, seat) => own[seat]?.hands[seat] ?? hand),
  };
}

/** The same steps with personal decks open: of the seat whose eyes these are, or of everybody. */
export function withDecks(record: GameRecord, steps: Step[], eyes: Exclude<Eyes, "watch">): Step[] {
  const decks = decksOf(record, steps);
  return steps.map((step, at) => {
    const view = viewOf(step);
    const lines = view.lines.map((line, seat): number | CardName[] =>
      eyes === "all" || eyes === seat ? [...decks[at]![seat]!] : line,
    );
    return { ...step, view: { ...view, lines } };
  });
}

/** What actions led to, with the personal deck as open as it was before them. */
export function asOpen(view: View, { seat, view: here }: Step, actions: readonly Action[]): BirdieView {
  const found = viewOf({ view });
  const before = seat === null ? null : viewOf({ view: here }).lines[seat];
  if (!Array.isArray(before) || typeof found.lines[seat!] !== "number") return found;
  const laid = actions.flatMap((one) => (one.do === "lay" ? [one.card] : []));
  return { ...found, lines: found.lines.map((line, one) => (one === seat ? [...before, ...laid] : line)) };
}
