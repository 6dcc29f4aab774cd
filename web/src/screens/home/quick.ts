/** Games that begin with one tap: against a bot, or with a friend who comes by link. */
import type { GameName } from "../../games/index.ts";
import type { NewTable } from "../../net/interface.ts";

/** Everything that helps against bots: hints, and moves that can be taken back. */
export const HELPED = { hints: true, take_back: true } as const;

/** Against the usual bot, with everything that helps. */
export const againstBot = (game: GameName): NewTable => ({
  game,
  seats: [{ kind: "me" }, { kind: "bot" }],
  settings: HELPED,
});

/** With one friend, who gets a link. */
export const withFriend = (game: GameName): NewTable => ({
  game,
  seats: [{ kind: "me" }, { kind: "free" }],
  settings: { take_back: true },
});
