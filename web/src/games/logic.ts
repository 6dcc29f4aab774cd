/** What the games compute for screens that know none of them. */
import birdie from "./birdie/logic.ts";
import bower from "./bower/logic.ts";
import type { GameLogic } from "./contract.ts";
import type { GameName } from "./index.ts";

const LOGIC: Readonly<Record<GameName, GameLogic>> = { birdie, bower };

export function logicOf(game: string): GameLogic {
  const found = (LOGIC as Readonly<Record<string, GameLogic | undefined>>)[game];
  if (!found) throw new Error(`no such game: ${game}`);
  return found;
}
