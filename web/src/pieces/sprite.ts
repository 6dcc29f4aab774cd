/** Puts symbols into the document, once each; everything drawn refers to them. */
import { GAMES, type GameName } from "../games/index.ts";

const there = new Set<string>();

export function addSprite(name: string, symbols: string): void {
  if (there.has(name)) return;
  there.add(name);
  const holder = document.createElement("div");
  holder.innerHTML = `<svg class="sprite" aria-hidden="true" width="0" height="0">${symbols}</svg>`; // our own files only
  document.body.prepend(holder.firstElementChild!);
}

/** The drawings of a game, before its first screen. */
export async function loadArt(...names: GameName[]): Promise<void> {
  await Promise.all(names.map(async (name) => addSprite(name, (await GAMES[name].art()).default)));
}
