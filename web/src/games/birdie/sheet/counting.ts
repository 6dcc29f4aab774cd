/** Everything on the boards that needs no solver: sums, flaps, pass points, trophies, totals, who wins and why. */
import { BIRDS, SEASONS, type Bird, type Feature } from "../forms.ts";
import {
  flapsOf,
  noUses,
  orderOf,
  passPoints,
  seatsOf,
  tells,
  type Birdie,
  type Boxes,
  type RoundNo,
} from "./document.ts";

/** What one seat wrote in one round; null: it has a line of which nobody knows yet what it brings. */
export type Part = { boxes: Boxes; flaps: number; uses: Partial<Record<Bird, number>> } | null;
export type Sums = { seasons: number; birds: number; pass: number; flap: number; trophies: number };
export type Board = {
  boxes: Record<Feature, number | null>;
  /** In which round a box was written, counted from 0. */
  written: Partial<Record<Feature, RoundNo>>;
  flaps: number;
  uses: Record<Bird, number>;
  passes: [number | null, number | null];
  trophies: Bird[];
  sums: Sums;
  total: number;
  /** Whether a line is waiting for the solver. */
  waiting: boolean;
};
export type Counted = {
  boards: Board[];
  trophies: Record<Bird, number | null>;
  /** Who has most, and of several the one who passed earliest in round 2 (B-F2); null where that is not known. */
  winner: number | null;
  /** Those with the most points. */
  first: number[];
  /** Whether both rounds are entered. */
  over: boolean;
};

export const FEATURES: readonly Feature[] = [...SEASONS, ...BIRDS];
const TROPHY = 3;

/** What was typed: a flap for every box where nobody said otherwise. */
export function typed(birdie: Birdie, no: RoundNo, seat: number): NonNullable<Part> {
  const { boxes, flaps, uses } = birdie.screen.rounds[no].seats[seat]!;
  return { boxes, flaps: flaps ?? Object.keys(boxes).length, uses };
}

/** The points of this many marked flap boxes: the value beside the last (B-C3). */
export const flapPoints = (values: readonly number[], flaps: number): number =>
  values[Math.min(flaps, values.length) - 1] ?? 0;

export function count(birdie: Birdie, parts: readonly (readonly Part[])[]): Counted {
  const values = flapsOf(birdie);
  const seats = seatsOf(birdie);
  const boards = seats.map((seat) => board(birdie, parts, seat, values.length));
  const trophies = { ...held(birdie, boards), ...given(birdie) };
  for (const bird of BIRDS) {
    const holder = trophies[bird];
    if (holder !== null) boards[holder]!.trophies.push(bird);
  }
  for (const one of boards) {
    const sum = (features: readonly Feature[]) =>
      features.reduce((all, box) => all + (one.boxes[box] ?? 0), 0);
    one.sums = {
      seasons: sum(SEASONS),
      birds: sum(BIRDS),
      pass: (one.passes[0] ?? 0) + (one.passes[1] ?? 0),
      flap: flapPoints(values, one.flaps),
      trophies: TROPHY * one.trophies.length,
    };
    one.total = Object.values(one.sums).reduce((all, points) => all + points, 0);
  }
  return { boards, trophies, ...winner(birdie, boards), over: isOver(birdie, parts) };
}

function board(birdie: Birdie, parts: readonly (readonly Part[])[], seat: number, flapBoxes: number): Board {
  const found: Board = {
    boxes: Object.fromEntries(FEATURES.map((box) => [box, null])) as Board["boxes"],
    written: {},
    flaps: 0,
    uses: noUses(),
    passes: [null, null],
    trophies: [],
    sums: { seasons: 0, birds: 0, pass: 0, flap: 0, trophies: 0 },
    total: 0,
    waiting: false,
  };
  for (const no of [0, 1] as const) {
    const place = birdie.screen.rounds[no].order.indexOf(seat);
    if (place >= 0) found.passes[no] = passPoints(birdie.players, place);
    const part = parts[no]?.[seat];
    if (part === undefined) continue;
    if (part === null) {
      found.waiting = true;
      continue;
    }
    for (const box of FEATURES) {
      const value = part.boxes[box];
      if (value === undefined || found.boxes[box] !== null) continue;
      found.boxes[box] = value;
      found.written[box] = no;
    }
    found.flaps = Math.min(found.flaps + part.flaps, flapBoxes);
    for (const bird of BIRDS) found.uses[bird] += part.uses[bird] ?? 0;
  }
  return found;
}

/** Who has each trophy: the highest value, of equal ones the one written first (B-P9). */
function held(birdie: Birdie, boards: readonly Board[]): Record<Bird, number | null> {
  const seats = seatsOf(birdie);
  const turns = ([0, 1] as const).flatMap((no) =>
    (orderOf(birdie, no) ?? seats).map((seat) => ({ no, seat })),
  );
  const holders = BIRDS.map((bird): [Bird, number | null] => {
    let holder: number | null = null;
    let most = 0;
    for (const { no, seat } of turns) {
      const value = boards[seat]!.boxes[bird] ?? 0;
      if (boards[seat]!.written[bird] !== no || value <= most) continue;
      [holder, most] = [seat, value];
    }
    return [bird, holder];
  });
  return Object.fromEntries(holders) as Record<Bird, number | null>;
}

/** What somebody said about trophies, against the rule or before a tie could be told. */
function given(birdie: Birdie): Partial<Record<Bird, number | null>> {
  const said = Object.entries(birdie.screen.trophies).filter(
    ([, seat]) => seat === null || (seat !== undefined && seat < birdie.players),
  );
  return Object.fromEntries(said);
}

function winner(birdie: Birdie, boards: readonly Board[]): Pick<Counted, "winner" | "first"> {
  const most = Math.max(...boards.map((one) => one.total));
  const first = seatsOf(birdie).filter((seat) => boards[seat]!.total === most);
  if (first.length === 1) return { winner: first[0]!, first };
  const order = orderOf(birdie, 1);
  return { winner: order?.find((seat) => first.includes(seat)) ?? null, first };
}

/** Both orders are known, and nothing waits: a seat without an entry wrote nothing. */
function isOver(birdie: Birdie, parts: readonly (readonly Part[])[]): boolean {
  const seats = seatsOf(birdie);
  const some = (no: RoundNo) =>
    seats.some((seat) => {
      const told = birdie.screen.rounds[no].seats[seat]!;
      return tells(told) || Object.keys(told.boxes).length > 0;
    });
  return ([0, 1] as const).every(
    (no) => orderOf(birdie, no) !== null && some(no) && seats.every((seat) => parts[no]?.[seat] !== null),
  );
}
