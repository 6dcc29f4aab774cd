/** What the small pictures of Bower's rules are put together from. */
import type { Look, SignPiece } from "../../../screens/rules/pictures/pieces.ts";
import type { BonusName, Egg, Facing, NestItem, Place, Square } from "../forms.ts";

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
  /** Tiles face down, and how many. */
  | { deck: "tile" | "bonus"; count?: string; look?: Look }
  | { bonus: BonusName; look?: Look }
  | { tile: [Square, Square]; look?: Look }
  | { egg: Egg | null; theirs?: boolean; eye?: boolean }
  | { object: string; count?: number; look?: Look }
  | PatchPiece
  | SignPiece;
