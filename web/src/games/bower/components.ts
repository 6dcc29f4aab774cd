/** The faces of the tiles. */
import { componentsOf } from "../components.ts";
import type { BowerComponents, Square, TileName } from "./forms.ts";

/** The two squares of a tile: the first lies at `at`, the second where `facing` points. */
export function tileSquares(tile: TileName, options: Record<string, unknown>): [Square, Square] {
  if (typeof tile !== "string") return tile;
  for (const source of [options["components"], componentsOf("bower")] as Array<BowerComponents | undefined>) {
    const found = source?.tiles.find((one) => one.id === tile)?.squares ?? source?.bonus_nest?.[tile];
    if (found) return found;
  }
  throw new Error(`no such tile: ${tile}`);
}
