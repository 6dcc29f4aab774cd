/** The games of the house. A third one is a folder here, a line here, and a line in `logic.ts`. */
import birdie from "./birdie/index.ts";
import bower from "./bower/index.ts";
import type { Game } from "./contract.ts";

const games = { birdie, bower };

export type GameName = keyof typeof games;
export const GAMES: Readonly<Record<GameName, Game>> = games;
export const GAME_NAMES = Object.keys(games) as GameName[];
/** The game that newcomers are offered first. */
export const FIRST_GAME: GameName = GAME_NAMES[0]!;

export const isGame = (name: unknown): name is GameName => typeof name === "string" && name in games;

/** The game with this name: of a table, a record or an address. */
export function gameNamed(name: string): Game {
  if (!isGame(name)) throw new Error(`no such game: ${name}`);
  return GAMES[name];
}
