/** What a screen knows of a table, be it live on the network or a picture in the gallery. */
import type { Action, GameEvent as Happened, View } from "./games/documents.ts";
import type { ChatLine } from "./net/documents.ts";
import type { Ack, Full, Nack, Presence } from "./net/messages.ts";
import type { Attempt, Hint, HintWish } from "./net/interface.ts";

export type { Action, Happened };
/** What one entry was: its events, and what was seen before and after it. */
export type Happening = { v: number; events: Happened[]; before: View | null; after: View | null };
/** How things stand with the connection: on its way, good, interrupted (and retried until it works), or over. */
export type LinkState = "connecting" | "live" | "lost" | "closed";
export type Outcome =
  { ok: true; ack: Ack } | { ok: false; code: string; rule: string | null; nack: Nack | null };
export type Emote = NonNullable<ChatLine["emote"]>;

export interface TableModel {
  /** The truth as it was last told; null until the first word. */
  readonly full: Full | null;
  readonly link: LinkState;
  /** Why it is closed, when it is. */
  readonly closed: string | null;
  readonly presence: Presence | null;
  /** What happened, oldest first, as far as the table's memory rules let it be shown. */
  readonly log: Happening[];
  /** An intent of this player's is under way: nothing new can be sent until it is answered. */
  readonly busy: boolean;
  act(actions: Action[]): Promise<Outcome>;
  undo(): Promise<Outcome>;
  back(say: "ask" | "yes" | "no"): Promise<Outcome>;
  vote(seat: number, replace: boolean): Promise<Outcome>;
  leave(): Promise<Outcome>;
  resign(): Promise<Outcome>;
  comeBack(): Promise<Outcome>;
  say(what: { text: string } | { emote: Emote }): Promise<Outcome>;
  /** What these actions would lead to; null where it cannot be told (no connection, or the truth has moved on). */
  attempt(actions: Action[]): Promise<Attempt | null>;
  hint(wish: HintWish): Promise<Hint>;
  /** Hear of everything that happens from now on; returns how to stop. */
  onHappening(listener: (happening: Happening) => void): () => void;
  resync(): void;
  /** At a table that several people share: show it to a seat from now on, or to nobody. */
  curtain?(seat: number | null): void;
}

/** The seat that an event names; null where it names none. */
export const seatIn = ({ args }: Happened): number | null => ("seat" in args ? args.seat : null);

/** The seat through whose eyes the viewer looks; null for a watcher. */
export function mySeat(full: Full): number | null {
  return full.you.kind === "watch" ? null : (full.you.seat ?? null);
}

/** The seat that resigned, which ended the game before its time; null where nobody did. */
export const resignedSeat = (full: Full): number | null => full.table.resigned ?? null;

/** Whether the viewer is to move now. */
export function myTurn(full: Full): boolean {
  return full.you.kind === "seat" && (full.legal ?? []).length > 0;
}
