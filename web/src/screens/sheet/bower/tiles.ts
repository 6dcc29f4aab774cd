/** The tiles that this sheet is played with: those of the server, also when it is away, or those of an own file. */
import { setComponents } from "../../../games/components.ts";
import type { BowerComponents } from "../../../games/bower.ts";
import { api } from "../../../net/api.ts";

const KEY = "voliera.components.bower";
let usual: BowerComponents | null = null;

/** Ask for the tiles, or take those that were there last time. */
export async function loadTiles(): Promise<BowerComponents> {
  if (usual) return usual;
  try {
    usual = await api.ask<BowerComponents>("GET", "/api/components/bower");
    try {
      localStorage.setItem(KEY, JSON.stringify(usual));
    } catch {
      // without a storage they are asked for each time
    }
  } catch (error) {
    const kept = localStorage.getItem(KEY);
    if (!kept) throw error;
    usual = JSON.parse(kept) as BowerComponents;
  }
  setComponents("bower", usual);
  return usual;
}
