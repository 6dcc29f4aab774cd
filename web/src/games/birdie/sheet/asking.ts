/** The sheet as the engine reads it, and what it answers about one seat. */
import type { Play, ScoredSeat, ScoredSheet, Sheet, SheetScoring, Written } from "../documents.ts";
import type { Bird, Feature } from "../forms.ts";
import type { Board, Part } from "./counting.ts";
import {
  LARGEST,
  orderOf,
  seatsOf,
  SMALLEST,
  tells,
  type Birdie,
  type Boxes,
  type RoundNo,
  type Told,
} from "./document.ts";

export type { Play };
/** What `voliera.score` tells of a sheet, and of one seat. */
export type Score = ScoredSheet;
export type Scored = ScoredSeat;
export type Best = ScoredSeat["best"];
type Place = { no: RoundNo; seat: number };

/** Only values that a set can have are sent; others are being typed. */
const sound = (boxes: Boxes): Boxes =>
  Object.fromEntries(Object.entries(boxes).filter(([, value]) => value >= SMALLEST && value <= LARGEST));

function written(told: Told, before: Boxes): Written {
  const boxes = Object.fromEntries(
    Object.entries(sound(told.boxes)).filter(([box]) => before[box as Feature] === undefined),
  );
  return { boxes, flaps: told.flaps ?? Object.keys(told.boxes).length, uses: told.uses };
}

/**
 * The sheet up to a seat of a round, or all of it. Whoever has told no line is sent with what stands on the board, and
 * an order of passing that nobody knows yet is that of the seats. `how` is that seat's scoring in place of its own.
 */
export function sheetOf(birdie: Birdie, upTo: Place | null = null, how: Partial<SheetScoring> = {}): Sheet {
  const seats = seatsOf(birdie);
  const last = upTo?.no ?? (seats.some((seat) => tells(birdie.screen.rounds[1].seats[seat]!)) ? 1 : 0);
  const rounds = ([0, 1] as const).slice(0, last + 1).map((no) => {
    const order = orderOf(birdie, no) ?? seats;
    const told = birdie.screen.rounds[no].seats;
    const here = upTo?.no === no ? order.slice(0, order.indexOf(upTo.seat) + 1) : order;
    const scored = here.filter((seat) => tells(told[seat]!));
    const before = (seat: number) => (no === 1 ? birdie.screen.rounds[0].seats[seat]!.boxes : {});
    return {
      pass_order: order,
      lines: seats.map((seat) => (scored.includes(seat) ? told[seat]!.line : null)),
      hands: seats.map((seat) => (scored.includes(seat) ? told[seat]!.hand : [])),
      scorings: scored.map((seat) => ({
        seat,
        drawn: told[seat]!.drawn,
        actions: told[seat]!.actions,
        ...(upTo?.no === no && upTo.seat === seat ? how : {}),
      })),
      written: seats.map((seat) =>
        here.includes(seat) && !scored.includes(seat) ? written(told[seat]!, before(seat)) : null,
      ),
    };
  });
  const { format, game, players, variant, options } = birdie;
  const names = birdie.names.slice(0, players).map((name, seat) => name || `${seat + 1}`);
  return { format, game, players, variant, options, names, rounds };
}

export const hasLines = (birdie: Birdie): boolean =>
  birdie.screen.rounds.some((round) => seatsOf(birdie).some((seat) => tells(round.seats[seat]!)));

/** What an answer about a seat depends on, as far as it writes something: equal ones bring the same. */
export function questionOf(birdie: Birdie, no: RoundNo, seat: number, before: Board | null): string {
  const { line, hand, drawn, actions } = birdie.screen.rounds[no].seats[seat]!;
  const filled = before && no === 1 ? [before.boxes, before.uses] : null;
  return JSON.stringify([birdie.variant, birdie.options, line, hand, drawn, actions, filled]);
}

/** What a play writes on the board. */
export function partOf(play: Play): NonNullable<Part> {
  const uses: Partial<Record<Bird, number>> = {};
  let flaps = 0;
  for (const { id, args } of play.explanation) {
    if (id === "flapped") flaps += args.by;
    if (id === "spent") uses[args.bird] = (uses[args.bird] ?? 0) + 1;
  }
  return { boxes: play.boxes, flaps, uses };
}
