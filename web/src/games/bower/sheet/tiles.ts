/** The tiles that this sheet is played with: those of the server, also when it is away, or those of an own file. */
import { setComponents } from "../../components.ts";
import type { BowerComponents } from "../forms.ts";
import { api, Refusal } from "../../../net/api.ts";
import { keep, keptDocument } from "../../../state/storage.ts";

const KEY = "voliera.components.bower";
let usual: BowerComponents | null = null;

/** Ask for the tiles, or take those that were there last time. */
export async function loadTiles(): Promise<BowerComponents> {
  if (usual) return usual;
  try {
    usual = await api.ask<BowerComponents>("GET", "/api/components/bower");
    keep(KEY, JSON.stringify(usual));
  } catch (error) {
    const lately = error instanceof Refusal ? keptDocument(KEY) : null;
    if (!lately) throw error;
    usual = lately as BowerComponents;
  }
  setComponents("bower", usual);
  return usual;
}
