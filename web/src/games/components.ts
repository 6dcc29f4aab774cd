/** What the rulebooks show only in pictures: flap values and tile faces, as this server plays them. */
import { api } from "../net/api.ts";
import type { BowerComponents, Square, TileName } from "./bower/forms.ts";

type Known = { birdie: { flap: number[] }; bower: BowerComponents };
const known: Partial<Known> = {};

/** Ask for them, once; a table with components of its own carries them in its options. */
export async function loadComponents(game: keyof Known): Promise<void> {
  known[game] ??= await api.ask<never>("GET", `/api/components/${game}`);
}

/** Say what they are, where there is no server to ask. */
export function setComponents<G extends keyof Known>(game: G, components: Known[G]): void {
  known[game] = components;
}

export function flapValues(options: Record<string, unknown>): number[] {
  return (options["components"] as Known["birdie"] | undefined)?.flap ?? known.birdie?.flap ?? [];
}

/** The two squares of a tile: the first lies at `at`, the second where `facing` points. */
export function tileSquares(tile: TileName, options: Record<string, unknown>): [Square, Square] {
  if (typeof tile !== "string") return tile;
  const own = options["components"] as BowerComponents | undefined;
  for (const source of [own, known.bower]) {
    const found = source?.tiles.find((one) => one.id === tile)?.squares ?? source?.bonus_nest?.[tile];
    if (found) return found;
  }
  throw new Error(`no such tile: ${tile}`);
}
