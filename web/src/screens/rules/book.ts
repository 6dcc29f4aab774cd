/** The rules of a game in a language, as they are read: chapters, statements, what belongs together. */
import statements from "virtual:rules";
import type { Chapter, Statement } from "../../../plugins/statements.ts";
import { GAME_NAMES, type GameName } from "../../games/index.ts";
import { logicOf } from "../../games/logic.ts";
import type { LanguageCode } from "../../words/words.svelte.ts";
import { LETTERS } from "./numbers.ts";

export type { Chapter, Statement };

export async function chapters(language: LanguageCode, game: GameName): Promise<Chapter[]> {
  return (await statements[language][game]()).default;
}

/** A number of a statement in running text; another language may put a hyphen or a word behind it. */
export const NUMBER = new RegExp(`(?<![\\w-])[${LETTERS}]-[A-Z]\\d{1,2}(?!\\d)`, "g");

export const mentioned = (text: string): string[] => [...new Set(text.match(NUMBER) ?? [])];

export function statementIn(book: readonly Chapter[], number: string): Statement | null {
  return book.flatMap((chapter) => chapter.statements).find((one) => one.number === number) ?? null;
}

/** Examples, and the statements that each shows without being named in them. */
const SHOWN_BY: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  GAME_NAMES.flatMap((game) => Object.entries(logicOf(game).examples)),
);

/** What else to read: the statements that this one names, those that name it, and examples. */
export function seeAlso(book: readonly Chapter[], number: string): string[] {
  const all = book.flatMap((chapter) => chapter.statements);
  const named = mentioned(statementIn(book, number)?.text ?? "");
  const naming = all.filter((one) => mentioned(one.text).includes(number)).map((one) => one.number);
  const shown = Object.entries(SHOWN_BY).flatMap(([example, by]) =>
    example === number ? by : by.includes(number) ? [example] : [],
  );
  const numbers = new Set(all.map((one) => one.number));
  const found = new Set([...named, ...naming, ...shown].filter((one) => one !== number && numbers.has(one)));
  return [...found].filter((one) => /^[A-Z]-/.test(one));
}

/** The example to lay beside a statement; each game has one that is good to begin with. */
export function exampleFor(game: GameName, number: string | null): string {
  const letter = number?.slice(2, 3) ?? "";
  if (number && letter === "X") return number;
  const own = Object.entries(SHOWN_BY).find(([, by]) => number && by.includes(number));
  if (own) return own[0];
  return logicOf(game).exampleOf(letter);
}
