/** The rules that are being read: both games in the language of the moment, and what draws their pictures. */
import { GAME_NAMES, GAMES, type GameName } from "../../games/index.ts";
import { loadArt } from "../../pieces/sprite.ts";
import { loadArea, say, knows, words, type LanguageCode } from "../../words/words.svelte.ts";
import { chapters, type Chapter } from "./book.ts";
import type { Drawing } from "./drawing.ts";
import { entriesOf, type Entry } from "./search.ts";

export class Reading {
  books = $state.raw<Partial<Record<GameName, Chapter[]>>>({});
  /** The language that the books are in. */
  code = $state<LanguageCode>("en");
  /** What draws the statements of the games that can be drawn. */
  pictures = $state.raw<Partial<Record<GameName, Drawing>>>({});

  /** Bring the words first, then the pictures; the other game's words follow, so that it can be searched as well. */
  async open(game: GameName): Promise<void> {
    const { code } = words;
    const [book] = await Promise.all([chapters(code, game), loadArea("rules")]);
    if (code !== words.code) return;
    if (code !== this.code) this.books = {};
    this.code = code;
    this.books = { ...this.books, [game]: book };
    await this.draw(game);
    for (const other of GAME_NAMES) {
      if (this.books[other]) continue;
      const found = await chapters(code, other);
      if (code === words.code) this.books = { ...this.books, [other]: found };
    }
  }

  async draw(game: GameName): Promise<void> {
    const [{ default: picture }] = await Promise.all([GAMES[game].rulePicture(), loadArt(game)]);
    this.pictures = { ...this.pictures, [game]: picture };
  }

  /** What can be searched; the one-sentence forms are words like others. */
  entries(game: GameName): Entry[] {
    return entriesOf(this.books[game] ?? [], sentence);
  }
}

export const sentence = (number: string): string => {
  const id = `rule-${number}`;
  return knows(id) ? say(id) : "";
};

/** Whether the one-sentence form of a statement says nearly all of it. */
export const saysAsMuch = (text: string, short: string): boolean => text.length < 1.4 * short.length;
