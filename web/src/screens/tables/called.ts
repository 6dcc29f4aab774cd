/** Bots by their names, for searches: the server does not know what they are called in the reader's language. */
import { BIRDS, type BotId } from "../../pieces/bots/characters.ts";
import { botName } from "../../words/people.ts";

/** The bots whose names begin like the text, in the reader's language. */
export const botsCalled = (text: string): BotId[] =>
  (Object.keys(BIRDS) as BotId[]).filter(
    (bot) => text.trim() !== "" && botName(bot).toLowerCase().startsWith(text.trim().toLowerCase()),
  );
