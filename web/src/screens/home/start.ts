/** Making a table and going to it, and remembering what is played here. */
import { FIRST_GAME, isGame, type GameName } from "../../games/index.ts";
import { api } from "../../net/api.ts";
import { quietly } from "../../net/fault.ts";
import type { Wished } from "../../net/local.ts";
import { makeSomewhere } from "../../net/making.ts";
import { go } from "../../state/router.svelte.ts";
import { keep, kept } from "../../state/storage.ts";
import { naming } from "../../state/naming.svelte.ts";
import { become, whoIsHere } from "./identity.ts";

const KEY = "voliera.last-game";

/** The game that was last played here. */
export function lastGame(): GameName {
  const last = kept(KEY);
  return isGame(last) ? last : FIRST_GAME;
}

/** Remember which game is played here. */
export const playing = (game: GameName): boolean => keep(KEY, game);

/** Make a table and go to it. What the table needs is fetched meanwhile. */
export async function start(wish: Wished, make: typeof api.make = api.make): Promise<void> {
  void quietly(import("../table/Table.svelte"));
  if (wish.seats.some((seat) => seat.kind === "free")) {
    await whoIsHere();
    await naming.ask();
  }
  const table = await makeSomewhere(wish, async () => {
    await become();
    return make(wish);
  });
  playing(wish.game as GameName);
  go(`/t/${table.id}`);
}
