/** Squares and tiles in words, for those who do not see them. */
import type { Options } from "../../documents.ts";
import type { Place, TileName } from "../forms.ts";
import { tileSquares } from "../components.ts";
import { COLOURED_SHELLS, type Laid } from "../nest.ts";
import { say } from "../../../words/words.svelte.ts";

export const squareName = ([column, row]: Place) =>
  say("web-bower-square", { column: column + 1, row: row + 1 });

/** A square with all that lies on it. */
export function squareInWords(at: Place, square: Laid | undefined): string {
  if (!square) return squareName(at);
  const branch = square.tokens.find(({ name }) => name === "branch")?.along ?? "none";
  return say("square-bower", {
    square: squareName(at),
    material: square.material,
    objects: square.objects.join(" "),
    count: square.objects.length,
    emblem: square.emblem ? "yes" : "no",
    crossed: square.tokens.some(({ name }) => name === "x") ? 1 : 0,
    branch,
  });
}

/** A tile: both of its squares. */
export function tileInWords(tile: TileName, options: Options): string {
  const [first, second] = tileSquares(tile, options).map(({ material, objects }) =>
    say("web-bower-half", {
      material,
      objects: objects.join(" "),
      count: objects.length,
      emblem: tile === COLOURED_SHELLS ? "yes" : "no",
    }),
  );
  return say("web-bower-tile", { first: first!, second: second! });
}
