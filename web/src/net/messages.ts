// Made by tools/web_types.py from the server's structs. Not to be edited.

import type { Action, GameEvent, Options, Result, View } from "../games/documents.ts";
import type { ChatLine, ClockState, TakeBack } from "./documents.ts";

/** Committed: it will still be so after any failure. */
export type Ack = {
  type: "ack";
  id: string;
  v: number;
  rev: number;
};

/** Play one action or several in order: all or none. */
export type Act = {
  type: "act";
  id: string;
  rev: number;
  actions: Array<Action>;
};

/** Take-back by agreement: ask for it, or answer who asked. */
export type Back = {
  type: "back";
  id: string;
  rev: number;
  say: "ask" | "no" | "yes";
};

/** The server closes this socket; reconnect after the time given, or not at all if none is given. */
export type Bye = {
  type: "bye";
  why: string;
  retry_ms?: number | null;
};

/** A number of days for each turn. */
export type DaysClock = {
  kind: "days";
  days: number;
};

/** One entry happened. A viewer who may not see it gets the bare number, so that a gap means loss. */
export type Ev = {
  type: "ev";
  v: number;
  rev?: number;
  events?: Array<GameEvent>;
  view?: View | null;
  legal?: Array<Action>;
  clock?: ClockState | null;
  table?: TableInfo | null;
  undo?: string | null;
  result?: Result | null;
};

/** The present, whole: what this viewer may know of the table and of the game. */
export type Full = {
  type: "full";
  v: number;
  rev: number;
  you: Viewer;
  table: TableInfo;
  view?: View | null;
  legal?: Array<Action>;
  log?: Array<GameEvent>;
  clock?: ClockState | null;
  chat?: Array<ChatLine>;
  undo?: string | null;
  result?: Result | null;
};

/** The first message: which table, and the last `v` the client has, if any. */
export type Hello = {
  type: "hello";
  proto: number;
  table: string;
  build?: string;
  have?: number | null;
  you?: string | null;
};

/** Give up the seat: before the start it is free again, later a bot plays on. */
export type Leave = {
  type: "leave";
  id: string;
};

/** Time for the whole game, and an increment with each turn. */
export type LiveClock = {
  kind: "live";
  seconds: number;
  increment?: number;
};

/** Refused: nothing changed. With the truth, so that nobody stays wrong. */
export type Nack = {
  type: "nack";
  id: string;
  code: string;
  rule?: string | null;
  message?: string;
  retry_ms?: number | null;
  full?: Full | null;
};

/** Nobody is hurried. */
export type NoClock = {
  kind: "none";
};

/** Answered with `pong`. */
export type Ping = {
  type: "ping";
};

/** The answer to a ping. */
export type Pong = {
  type: "pong";
};

/** Who is here; it is not counted by `v`, since it is never the past that matters. */
export type Presence = {
  type: "presence";
  seats: Array<boolean>;
  watchers: number;
  away_ms?: Array<number | null> | null;
};

/** Give up a running game of two: it ends at once, and the other side wins. */
export type Resign = {
  type: "resign";
  id: string;
};

/** Take one's seat back from the bot that plays for it. */
export type Return = {
  type: "return";
  id: string;
};

/** A line of table chat, or an emote. */
export type Say = {
  type: "say";
  id: string;
  text?: string | null;
  emote?: "chirp" | "hello" | "nice" | "oops" | "thanks" | "thinking" | null;
};

/** Who sits in a seat, as everybody sees it. */
export type SeatInfo = {
  kind: "bot" | "free" | "person";
  name: string;
  bot: string | null;
  person: string | null;
};

/** How a table is run; the game's own rules and options stand beside it. */
export type Settings = {
  clock?: NoClock | LiveClock | DaysClock;
  hints?: boolean;
  take_back?: boolean;
  public?: boolean;
  rated?: boolean;
  chat?: boolean | null;
  pace_ms?: number;
};

/** Answered with `full`. */
export type Sync = {
  type: "sync";
};

/** What everybody at a table may know of it, the game's view apart. */
export type TableInfo = {
  id: string;
  game: string;
  variant: string;
  players: number;
  options: Options;
  settings: Settings;
  status: "open" | "over" | "running";
  seats: Array<SeatInfo>;
  commitment: string;
  created: number;
  host: string | null;
  votes: Record<string, Array<number>>;
  back: TakeBack | null;
  origin: string | null;
  resigned: number | null;
};

/** Take back one's last act, inside one's own turn, up to the first reveal. */
export type Undo = {
  type: "undo";
  id: string;
  rev: number;
};

/** Who looks: a seat, a coach of a seat, or a watcher. */
export type Viewer = {
  kind: "coach" | "seat" | "watch";
  seat: number | null;
};

/** Vote that a bot plays for a seat whose player is away, or against it. */
export type Vote = {
  type: "vote";
  id: string;
  seat: number;
  replace?: boolean;
};

export type Incoming = Hello | Act | Undo | Back | Vote | Leave | Resign | Return | Say | Ping | Sync;

export type Outgoing = Full | Ev | Ack | Nack | Pong | Presence | Bye;
