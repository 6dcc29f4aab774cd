/** The first game after a lesson: against a bot that is still learning itself, with everything that helps. */
import type { NewTable } from "../../net/interface.ts";
import { HELPED } from "../home/quick.ts";
import type { GameName } from "../../games/index.ts";

export const firstGame = (game: GameName): NewTable => ({
  game,
  seats: [{ kind: "me" }, { kind: "bot", bot: "greedy" }],
  settings: HELPED,
});
