/** What the small pictures of Birdie's rules are put together from. */
import type { Look, SignPiece } from "../../../screens/rules/pictures/pieces.ts";
import type { Bird, CardName, Feature } from "../forms.ts";

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

export type Piece =
  | { card: CardName; look?: Look }
  /** Cards face down, and how many. */
  | { deck: "card"; count?: string; look?: Look }
  | { stop: true; under?: string }
  | { box: Feature; value?: number; look?: "lost" | "new" }
  | { flap: number; on?: boolean; big?: boolean }
  | { pass: number }
  | { trophy: Bird }
  | { icon: Feature }
  | LinePiece
  | SignPiece;
