// Made by tools/web_types.py from the forms of a table. Not to be edited.

/** Whose clock runs, and what is left: of each seat, or with days for a turn of the seat that it runs for. */
export type ClockState = {
  running: number | null;
  left_ms: Array<number> | number | null;
};

/** What a seat said, and when: a text or an emote. */
export type ChatLine = {
  seat: number;
  at: number;
  text?: string;
  emote?: "hello" | "nice" | "oops" | "thinking" | "thanks" | "chirp";
};

/** A take-back that was asked for: the seat that asked, and those that agreed. */
export type TakeBack = {
  seat: number;
  yes: Array<number>;
};

/** The arguments of `started`. */
export type NoArgs = Record<string, never>;

/** The arguments of events that name a seat only. */
export type SeatArgs = {
  seat: number;
};

/** The arguments of `joined`. */
export type JoinedArgs = {
  seat: number;
  name: string;
};

/** The arguments of `voted`: who voted about the seat, and whether a bot shall play for it. */
export type VotedArgs = {
  seat: number;
  by: number;
  replace: boolean;
};

/** The arguments of `replaced`. */
export type ReplacedArgs = {
  seat: number;
  bot: string;
  why: "clock" | "left" | "vote";
};

/** The arguments of `taken-back`: who had asked, and how many acts are taken back. */
export type TakenBackArgs = {
  seat: number;
  acts: number;
};

export type EventArgs = {
  joined: JoinedArgs;
  started: NoArgs;
  left: SeatArgs;
  voted: VotedArgs;
  replaced: ReplacedArgs;
  returned: SeatArgs;
  resigned: SeatArgs;
  undone: SeatArgs;
  "back-asked": SeatArgs;
  "back-agreed": SeatArgs;
  "back-refused": SeatArgs;
  "taken-back": TakenBackArgs;
  said: ChatLine;
};

/** What happened: an id, and the arguments that `EventArgs` has for it. */
export type Event = { [Id in keyof EventArgs]: { id: Id; args: EventArgs[Id] } }[keyof EventArgs];
