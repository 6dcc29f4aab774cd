/** The tray: what goes down on the personal deck, bottom-most first. Cards that lie there already cannot move any more. */
import type { BirdieAction, BirdieView, CardName } from "../forms.ts";
import { keyed } from "./facts.ts";

export type Place = "display" | "hand";
export type Piece = { card: CardName; from: Place; key: string; fixed: boolean };

/** A card of the display or of the hand, as it would lie in the tray. */
export const piece = (from: Place, card: CardName, key: string): Piece => ({
  card,
  from,
  key: `${from}:${key}`,
  fixed: false,
});

/** What of this turn lies on the deck already: the server has it, the order stands. */
export function laidAlready(view: BirdieView): Piece[] {
  return (view.laying?.cards ?? []).map(({ card, from }, i) => ({
    card,
    from,
    key: `laid:${i}`,
    fixed: true,
  }));
}

export const fixedCount = (tray: readonly Piece[]): number => tray.filter((one) => one.fixed).length;
export const countFrom = (tray: readonly Piece[], from: Place): number =>
  tray.filter((one) => one.from === from).length;

/** Put a piece at a position, or move it there if it is in the tray; never below what already lies. */
export function put(tray: readonly Piece[], what: Piece, at: number): Piece[] {
  const was = tray.findIndex((one) => one.key === what.key);
  const rest = tray.filter((one) => one.key !== what.key);
  const to = was >= 0 && was < at ? at - 1 : at;
  const place = Math.min(Math.max(to, fixedCount(tray)), rest.length);
  return [...rest.slice(0, place), what, ...rest.slice(place)];
}

/** One step towards the bottom (-1) or the top (+1). */
export function shift(tray: readonly Piece[], key: string, by: -1 | 1): Piece[] {
  const i = tray.findIndex((one) => one.key === key);
  const j = i + by;
  if (i < 0 || tray[i]!.fixed || j < fixedCount(tray) || j >= tray.length) return [...tray];
  const moved = [...tray];
  [moved[i], moved[j]] = [moved[j]!, moved[i]!];
  return moved;
}

export const without = (tray: readonly Piece[], key: string): Piece[] =>
  tray.filter((one) => one.fixed || one.key !== key);

/** What the tray does when it is sent: the new cards in order. `done` closes the turn. */
export const lays = (tray: readonly Piece[]): BirdieAction[] =>
  tray.filter((one) => !one.fixed).map(({ card, from }) => ({ do: "lay", card, from }));

/** The tray as far as it still fits the view, after something happened elsewhere. */
export function fitting(tray: readonly Piece[], view: BirdieView, seat: number): Piece[] {
  const hand = view.hands[seat]!;
  const there = {
    display: new Set(keyed(view.display).map((one) => `display:${one.key}`)),
    hand: new Set(keyed(typeof hand === "number" ? [] : hand).map((one) => `hand:${one.key}`)),
  };
  return [...laidAlready(view), ...tray.filter((one) => !one.fixed && there[one.from].has(one.key))];
}
