/** What the small pictures of the rules of every game have in common. */

/** How a thing stands there: chosen, washed out, crossed out, only just coming. */
export type Look = "selected" | "dim" | "out" | "new";
export type SignPiece =
  | { glyph: string; look?: "ok" | "no" }
  | { sign: string }
  /** Cards or tiles in a hand. */
  | { hand: string };

/** A piece of code that reads like the picture. */
export const ARROW: SignPiece = { sign: "→" };
export const PLUS: SignPiece = { sign: "+" };
export const MORE: SignPiece = { sign: ">" };
export const EQUALS: SignPiece = { sign: "=" };
