/** Making a table and going to it, and remembering what is played here. */
import { api } from "../../net/api.ts";
import type { NewTable } from "../../net/interface.ts";
import { go } from "../../state/router.svelte.ts";
import type { GameName } from "./quick.ts";
import { become } from "./somebody.ts";

const KEY = "voliera.last-game";

/** The game that was last played here; Birdie at first. */
export function lastGame(): GameName {
  try {
    return localStorage.getItem(KEY) === "bower" ? "bower" : "birdie";
  } catch {
    return "birdie";
  }
}

/** Remember which game is played here. */
export function playing(game: GameName): void {
  try {
    localStorage.setItem(KEY, game);
  } catch {
    // then it is Birdie again next time
  }
}

/** Make a table and go to it. What the table needs is fetched meanwhile. */
export async function start(wish: NewTable, make: typeof api.make = api.make): Promise<void> {
  import("../table/Table.svelte").catch(() => null);
  await become();
  const table = await make(wish);
  playing(wish.game as GameName);
  go(`/t/${table.id}`);
}
