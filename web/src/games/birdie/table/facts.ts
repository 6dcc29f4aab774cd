/** What can be read off Birdie's view for display. Counting only: what is allowed comes from the server. */
import type { Happened, Happening } from "../../../model.ts";
import type { Bird, BirdieAction, BirdieView, CardName } from "../forms.ts";
import { BIRDS, SEASONS } from "../forms.ts";

/** A card that lies somewhere, told apart from its equals there. */
export type Lying = { card: CardName; key: string };

/** Equal cards get different keys, by the order in which they lie. */
export function keyed(cards: readonly CardName[]): Lying[] {
  const seen = new Map<CardName, number>();
  return cards.map((card) => {
    const nth = seen.get(card) ?? 0;
    seen.set(card, nth + 1);
    return { card, key: `${card}#${nth}` };
  });
}

/** Which of these cards a proposal is about, by key: of equal ones the first. */
export function proposed(
  proposal: readonly BirdieAction[] | null,
  from: "display" | "hand",
  lying: readonly Lying[],
): string[] {
  const found: string[] = [];
  for (const one of proposal ?? []) {
    if (!(one.do === "lay" && one.from === from) && !(one.do === "take" && from === "display")) continue;
    const next = lying.find(({ card, key }) => card === one.card && !found.includes(key));
    if (next) found.push(next.key);
  }
  return found;
}

/** The place of each laid card in the order of laying, by where it lies and its key; counted from 1. */
export function layOrder(
  proposal: readonly BirdieAction[] | null,
  lying: Record<"display" | "hand", readonly Lying[]>,
): Map<string, number> {
  const order = new Map<string, number>();
  for (const one of proposal ?? []) {
    if (one.do !== "lay") continue;
    const next = lying[one.from].find(
      ({ card, key }) => card === one.card && !order.has(`${one.from}:${key}`),
    );
    if (next) order.set(`${one.from}:${next.key}`, order.size + 1);
  }
  return order;
}

export const trophiesOf = (view: BirdieView, seat: number): Bird[] =>
  BIRDS.filter((bird) => view.trophies[bird] === seat);

/** A seat's points as its board shows them now (B-F1). */
export function totalOf(view: BirdieView, seat: number, flapValues: readonly number[]): number {
  const boxes = view.boxes[seat]!;
  const written = [...SEASONS, ...BIRDS].reduce((sum, feature) => sum + (boxes[feature] ?? 0), 0);
  const passed = view.pass_points[seat]!.reduce((sum: number, points) => sum + (points ?? 0), 0);
  const flaps = view.flaps[seat]! > 0 ? (flapValues[view.flaps[seat]! - 1] ?? 0) : 0;
  return written + passed + flaps + 3 * trophiesOf(view, seat).length;
}

/** How many cards: of a hand or a deck that is open, or only counted. */
export const sizeOf = (pile: number | readonly CardName[]): number =>
  typeof pile === "number" ? pile : pile.length;

/** The other seats, in the order in which they play after this one. */
export const others = (players: number, seat: number): number[] =>
  Array.from({ length: players - 1 }, (_, i) => (seat + i + 1) % players);

/** What this round's pass of a seat paid; null while it still plays. */
export const passedWith = (view: BirdieView, seat: number): number | null =>
  view.pass_order.includes(seat) ? (view.pass_points[seat]![view.round - 1] ?? null) : null;

/** A turn as everybody saw it, with what came into the display after it. */
export type Turn = {
  event: Happened;
  seat: number;
  what: "took" | "laid" | "passed";
  cards: CardName[];
  fromHand: number;
  points: number;
  refilled: CardName[];
  /** The view before it, where it is known. */
  before: BirdieView | null;
};

/** A turn of this event; null if the event is none. */
export function turnOf(event: Happened, before: unknown = null): Turn | null {
  const { id, args } = event;
  if (id !== "took" && id !== "laid" && id !== "passed") return null;
  return {
    event,
    seat: args.seat,
    what: id,
    cards: id === "took" ? [args.card] : id === "laid" ? args.cards : [],
    fromHand: id === "laid" ? args.from_hand : 0,
    points: id === "passed" ? args.points : 0,
    refilled: [],
    before: before as BirdieView | null,
  };
}

/** The last turn of the log, if it is of this round; an automatic pass goes with the turn before it. */
export function lastTurn(log: readonly Happening[]): Turn | null {
  let last: Turn | null = null;
  for (const { events, before } of log)
    for (const event of events) {
      if (event.id === "dealt") last = null;
      else if (event.id === "refilled") last?.refilled.push(...event.args.cards);
      else if (!(event.id === "passed" && event.args.automatic)) last = turnOf(event, before) ?? last;
    }
  return last;
}

/** Which cards of the display came with the last turn: they lie at its end. */
export function fresh(display: readonly CardName[], turn: Turn | null): boolean[] {
  const left = [...(turn?.refilled ?? [])];
  const marks = display.map(() => false);
  for (let i = display.length - 1; i >= 0 && left.length; i -= 1)
    if (display[i] === left[left.length - 1]) {
      left.pop();
      marks[i] = true;
    }
  return marks;
}

/** Events that say nothing new in a log, since a turn's own line shows it. */
const SILENT = new Set(["refilled", "laid-card", "said"]);

/** A line of the log: an event with the cards that it shows and how many more came face down. */
export type Line = { key: string; event: Happened; cards: CardName[]; more: number };

export function lines(log: readonly Happening[]): Line[] {
  return log.flatMap(({ v, events }) =>
    events.flatMap((event, i) => {
      if (SILENT.has(event.id)) return [];
      const turn = turnOf(event);
      const one = "card" in event.args ? [event.args.card] : [];
      return [{ key: `${v}.${i}`, event, cards: turn?.cards ?? one, more: turn?.fromHand ?? 0 }];
    }),
  );
}
