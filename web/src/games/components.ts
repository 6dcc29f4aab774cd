/** What the rulebooks show only in pictures, such as flap values and tile faces, as this server plays them. */
import { api } from "../net/api.ts";
import type { Components } from "./documents.ts";
import type { GameName } from "./index.ts";

const known = new Map<GameName, Components>();

/** Ask for them, once; a table with components of its own carries them in its options. */
export async function loadComponents(game: GameName): Promise<void> {
  if (!known.has(game)) known.set(game, await api.ask<Components>("GET", `/api/components/${game}`));
}

/** Say what they are, where there is no server to ask. */
export function setComponents(game: GameName, components: Components): void {
  known.set(game, components);
}

/** The components of a game; undefined before they are there. */
export const componentsOf = (game: GameName): Components | undefined => known.get(game);
