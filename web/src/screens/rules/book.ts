/** The rules of a game in a language, as they are read: chapters, statements, what belongs together. */
import statements from "virtual:rules";
import type { Chapter, Statement } from "../../../plugins/statements.ts";
import type { LanguageCode } from "../../words/words.svelte.ts";
import { GAMES, LETTERS, type Game } from "./numbers.ts";

export type { Chapter, Statement };

export async function chapters(language: LanguageCode, game: Game): Promise<Chapter[]> {
  return (await statements[language][game]()).default;
}

const letters = GAMES.map((game) => LETTERS[game]).join("");
/** A number of a statement in running text; another language may put a hyphen or a word behind it. */
export const NUMBER = new RegExp(`(?<![\\w-])[${letters}]-[A-Z]\\d{1,2}(?!\\d)`, "g");

export const mentioned = (text: string): string[] => [...new Set(text.match(NUMBER) ?? [])];

export function statementIn(book: readonly Chapter[], number: string): Statement | null {
  return book.flatMap((chapter) => chapter.statements).find((one) => one.number === number) ?? null;
}

/** Examples of statements that do not name them. */
const SHOWN_BY: Record<string, readonly string[]> = {
  "B-X1": ["B-T7", "B-T3"],
  "B-X2": ["B-P4", "B-P5", "B-P6", "B-P8"],
  "B-X3": ["B-E2", "B-E3", "B-E4", "B-E5", "B-E6"],
  "B-X4": ["B-T2"],
  "W-X1": ["W-B1", "W-B2"],
  "W-X2": ["W-B1", "W-B2"],
  "W-X3": ["W-E2", "W-E3", "W-E4", "W-E5", "W-E6", "W-E7"],
  "W-X4": ["W-V1", "W-B13"],
};

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
export function exampleFor(game: Game, number: string | null): string {
  const letter = number?.slice(2, 3) ?? "";
  if (number && letter === "X") return number;
  const own = Object.entries(SHOWN_BY).find(([, by]) => number && by.includes(number));
  if (own) return own[0];
  if (game === "birdie") return letter === "E" ? "B-X3" : "B-X2";
  return letter === "B" ? "W-X1" : letter === "V" ? "W-X4" : "W-X3";
}
