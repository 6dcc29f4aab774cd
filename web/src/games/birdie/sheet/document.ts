/**
 * Birdie's sheet as the screen keeps it: the heading of `voliera/sheet/1`, and under `screen` what every seat told of
 * every round. There are always four seats, so that changing the number of players loses nothing and moves nothing.
 */
import type { Options, Variant } from "../documents.ts";
import { BIRDS, type Bird, type BirdieAction, type CardName, type Feature } from "../forms.ts";
import type { JsonObject } from "../../../net/json.ts";
import { FORMAT } from "../../../screens/sheet/format.ts";

export type Boxes = Partial<Record<Feature, number>>;
/** What one seat told of one round: a line, which is scored by the rules, or what stands on the board. */
export type Told = {
  boxes: Boxes;
  /** Flaps marked in this round; null: one for each box. */
  flaps: number | null;
  uses: Partial<Record<Bird, number>>;
  line: CardName[];
  hand: CardName[];
  /** What the Robins drew. */
  drawn: CardName[];
  /** How the line was scored; null: as well as possible. */
  actions: BirdieAction[] | null;
};
export type Round = {
  /** Who passed first, second, …; null where nobody said. */
  order: Array<number | null>;
  seats: Told[];
};
export type Birdie = {
  format: typeof FORMAT;
  game: "birdie";
  players: number;
  variant: Variant;
  options: Options;
  names: string[];
  screen: { title: string; rounds: [Round, Round]; trophies: Partial<Record<Bird, number | null>> };
};
export type RoundNo = 0 | 1;

export const SEATS = 4;
/** Our values of the flap column, as the components have them. */
export const FLAPS = [1, 2, 3, 4, 6, 8, 10, 12, 15, 18];
const FEWEST_FLAPS = 9;
const MOST_FLAPS = 12;
const LARGEST_FLAP_VALUE = 999;

/** Whether these can be the values of a flap column: nine to twelve that never fall (B-C3). */
export const isColumn = (values: readonly number[]): boolean =>
  values.length >= FEWEST_FLAPS &&
  values.length <= MOST_FLAPS &&
  values.every((value, i) => value >= (values[i - 1] ?? 0) && value <= LARGEST_FLAP_VALUE);

export const SMALLEST = 2;
export const LARGEST = 16;
export const COPIES = 4;

const nothing = (): Told => ({
  boxes: {},
  flaps: null,
  uses: {},
  line: [],
  hand: [],
  drawn: [],
  actions: null,
});
const round = (): Round => ({
  order: Array.from({ length: SEATS }, () => null),
  seats: Array.from({ length: SEATS }, nothing),
});

export const freshBirdie = (): JsonObject => ({
  format: FORMAT,
  game: "birdie",
  players: 2,
  variant: "standard",
  options: {},
  names: ["", "", "", ""],
  screen: { title: "", rounds: [round(), round()], trophies: {} },
});

export const asBirdie = (document: JsonObject): Birdie => document as Birdie;
export const flapsOf = (birdie: Birdie): number[] => birdie.options.components?.flap ?? FLAPS;
export const seatsOf = (birdie: Birdie): number[] =>
  Array.from({ length: birdie.players }, (_, seat) => seat);
export const tells = (told: Told): boolean => told.line.length > 0;

/** The order of passing where it is known; once all but one are, the last place is clear. */
export function orderOf(birdie: Birdie, no: RoundNo): number[] | null {
  const places = birdie.screen.rounds[no].order.slice(0, birdie.players);
  const known = places.filter((seat) => seat !== null && seat < birdie.players) as number[];
  if (new Set(known).size === birdie.players) return known;
  return null;
}

/** Pass points of a place (B-T7). */
export const passPoints = (players: number, place: number): number => 2 * (players - 1 - place);

/** Put a seat at a place of the order, or out of it; the seat there leaves. One left over goes to the last place. */
export function placed(
  birdie: Birdie,
  no: RoundNo,
  seat: number,
  place: number | null,
): Array<number | null> {
  const order = birdie.screen.rounds[no].order.map((one, i) =>
    one === seat || i >= birdie.players ? null : one,
  );
  if (place === null) return order;
  order[place] = seat;
  const missing = seatsOf(birdie).filter((one) => !order.includes(one));
  const free = order.findIndex((one, i) => one === null && i < birdie.players);
  if (missing.length === 1 && free >= 0) order[free] = missing[0]!;
  return order;
}

/** How many copies of a card are left for this round (B-C1); with two players round 1 counts too (B-S2). */
export function copiesLeft(birdie: Birdie, no: RoundNo, card: CardName): number {
  const rounds = birdie.players === 2 ? birdie.screen.rounds.slice(0, no + 1) : [birdie.screen.rounds[no]];
  const seats = rounds.flatMap((one) => one.seats.slice(0, birdie.players));
  const used = seats.flatMap((told) => [...told.line, ...told.hand, ...told.drawn]);
  return COPIES - used.filter((one) => one === card).length;
}

/** Robins in hand that could still draw, which is how many drawn cards may be entered. */
export const mayDraw = (birdie: Birdie, told: Told): number =>
  Math.min(told.hand.filter((card) => card.startsWith("robin-")).length, birdie.variant === "expert" ? 2 : 1);

export const noUses = (): Record<Bird, number> =>
  Object.fromEntries(BIRDS.map((bird) => [bird, 0])) as Record<Bird, number>;
