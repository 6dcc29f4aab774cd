/** The rules that are being read: both games in the language of the moment, and what draws their pictures. */
import { loadArt } from "../../pieces/sprite.ts";
import { loadArea, say, knows, words, type LanguageCode } from "../../words/words.svelte.ts";
import { chapters, type Chapter } from "./book.ts";
import type { Drawing } from "./drawing.ts";
import { GAMES, type Game } from "./numbers.ts";
import { entriesOf, type Entry } from "./search.ts";

export class Reading {
  books = $state.raw<Partial<Record<Game, Chapter[]>>>({});
  /** The language that the books are in. */
  code = $state<LanguageCode>("en");
  Picture = $state.raw<Drawing>(null);
  /** Which games can be drawn. */
  drawn = $state.raw<ReadonlySet<Game>>(new Set());

  /** Bring the words first, then the pictures; the other game's words follow, so that it can be searched as well. */
  async open(game: Game): Promise<void> {
    const { code } = words;
    const [book] = await Promise.all([chapters(code, game), loadArea("rules")]);
    if (code !== words.code) return;
    if (code !== this.code) this.books = {};
    this.code = code;
    this.books = { ...this.books, [game]: book };
    await this.draw(game);
    for (const other of GAMES) {
      if (this.books[other]) continue;
      const found = await chapters(code, other);
      if (code === words.code) this.books = { ...this.books, [other]: found };
    }
  }

  async draw(game: Game): Promise<void> {
    const [{ default: Picture }] = await Promise.all([import("./pictures/Picture.svelte"), loadArt(game)]);
    this.Picture = Picture;
    this.drawn = new Set([...this.drawn, game]);
  }

  /** What can be searched; the one-sentence forms are words like others. */
  entries(game: Game): Entry[] {
    return entriesOf(this.books[game] ?? [], sentence);
  }
}

export const sentence = (number: string): string => {
  const id = `rule-${number}`;
  return knows(id) ? say(id) : "";
};

/** Whether the one-sentence form of a statement says nearly all of it. */
export const saysAsMuch = (text: string, short: string): boolean => text.length < 1.4 * short.length;
