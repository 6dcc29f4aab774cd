/** A moment of a record as a table's screens want it: the same message that a live table would send. */
import type { GameRecord } from "../games/record.ts";
import type { Result, View } from "../games/documents.ts";
import type { Action, Happened } from "../model.ts";
import type { Full, SeatInfo, Viewer } from "../net/messages.ts";

export type Moment = {
  /** After this many actions. */
  at: number;
  view: View;
  legal?: Action[];
  result?: Result | null;
  log?: Happened[];
};

/** What the message says of a record. */
type Played = Pick<GameRecord, "game" | "variant" | "players" | "options" | "names">;

/** Everybody is a person here, by the name in the record; a person without one is numbered where names are said. */
export const seatsOf = (record: Played): SeatInfo[] =>
  Array.from({ length: record.players }, (_, seat) => ({
    kind: "person",
    name: record.names[seat] ?? "",
    bot: null,
    person: null,
  }));

/** The message. `id` names the table in what screens keep for themselves; `strangers`: whether some may have played. */
export function momentOf(
  record: Played,
  moment: Moment,
  you: Viewer,
  id = "study",
  seats = seatsOf(record),
  strangers = false,
): Full {
  const over = moment.view.phase === "over";
  return {
    type: "full",
    v: moment.at + 1,
    rev: moment.at,
    you,
    table: {
      id,
      game: record.game,
      variant: record.variant,
      players: record.players,
      options: record.options,
      settings: { chat: false, hints: false, take_back: false, public: strangers, rated: false },
      status: over ? "over" : "running",
      seats,
      commitment: "",
      created: 0,
      host: null,
      votes: {},
      back: null,
      origin: null,
      resigned: null,
    },
    view: moment.view,
    legal: you.kind === "seat" ? (moment.legal ?? []) : [],
    log: moment.log ?? [],
    clock: null,
    chat: [],
    undo: "nothing",
    result: over ? (moment.result ?? null) : null,
  };
}
