/** What the small pictures of the rules are put together from. */
import type { Bird, CardName, Feature } from "../../../games/birdie/forms.ts";
import type { BonusName, Egg, Facing, NestItem, Place, Square } from "../../../games/bower/forms.ts";

/** How a thing stands there: chosen, washed out, crossed out, only just coming. */
export type Look = "sel" | "dim" | "out" | "new";
/** Cards in a row, and which of them make a set (`from` to `to`, both included). */
export type LineSet = { from: number; to: number; feature: Feature; lost?: boolean };
export type LinePiece = {
  line: readonly CardName[];
  sets?: readonly LineSet[];
  /** Cards that are taken away, and gaps where one comes in (before this card). */
  gone?: readonly number[];
  into?: number;
  dim?: readonly number[];
  /** How many cards stand in a row where there is little room. */
  columns?: number;
};
/** A corner of a nest, of what was laid there; row 0 touches the board. */
export type PatchPiece = {
  patch: readonly NestItem[];
  columns: number;
  rows: number;
  /** A tile that cannot lie there, or is about to. */
  ghost?: { tile: [Square, Square]; at: Place; facing: Facing };
  /** Squares that belong together: they are outlined. */
  lit?: readonly Place[];
  /** Whether the board is drawn above row 0, and which egg on it. */
  board?: Egg | true;
};

export type Piece =
  | { card: CardName; look?: Look }
  /** Cards or tiles face down, and how many. */
  | { deck: "card" | "tile" | "bonus"; count?: string; look?: Look }
  | { stop: true; under?: string }
  | { box: Feature; value?: number; look?: "lost" | "new" }
  | { flap: number; on?: boolean; big?: boolean }
  | { pass: number }
  | { trophy: Bird }
  | { icon: Feature }
  | { ui: string; look?: "ok" | "no" }
  | { sign: string }
  | { hand: string }
  | { bonus: BonusName; look?: Look }
  | { tile: [Square, Square]; look?: Look }
  | { egg: Egg | null; theirs?: boolean; eye?: boolean }
  | { object: string; count?: number; look?: Look }
  | LinePiece
  | PatchPiece;

/** A piece of code that reads like the picture. */
export const ARROW: Piece = { sign: "→" };
export const PLUS: Piece = { sign: "+" };
export const MORE: Piece = { sign: ">" };
export const EQUALS: Piece = { sign: "=" };
