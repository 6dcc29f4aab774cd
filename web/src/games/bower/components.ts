/** The faces of the tiles. */
import { componentsOf } from "../components.ts";
import type { Options } from "../documents.ts";
import type { Square, TileName } from "./forms.ts";

/** The two squares of a tile: the first lies at `at`, the second where `facing` points. */
export function tileSquares(tile: TileName, options: Options): [Square, Square] {
  if (typeof tile !== "string") return tile;
  for (const source of [options.components, componentsOf("bower")]) {
    if (source?.game !== "bower") continue;
    const found = source.tiles.find((one) => one.id === tile)?.squares ?? source.bonus_nest?.[tile];
    if (found) return found;
  }
  throw new Error(`no such tile: ${tile}`);
}
