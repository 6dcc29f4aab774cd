/** Numbers of statements: "B-T5" is one of Birdie's, "W-E3" one of Bower's. */
import { FIRST_GAME, GAME_NAMES, GAMES, type GameName } from "../../games/index.ts";

export const LETTERS = GAME_NAMES.map((game) => GAMES[game].letter).join("");

export const gameOf = (number: string): GameName =>
  GAME_NAMES.find((game) => number.startsWith(GAMES[game].letter)) ?? FIRST_GAME;
/** A number, as we write it in sentences. */
export const NUMBER = new RegExp(`\\b[${LETTERS}]-[A-Z]\\d{1,2}\\b`);
/** Where a statement is found. */
export const pathOf = (number: string): string => `/rules/${gameOf(number)}/${number}`;

const TYPED = new RegExp(`^([${LETTERS}])[\\s-]*([a-z])[\\s-]*(\\d{1,2})$`, "i");

/** What somebody may have typed for a number ("b-t5", "bt5", "B T 5"); null where it is none. */
export function numberIn(text: string): string | null {
  const found = TYPED.exec(text.trim());
  return found ? `${found[1]}-${found[2]}${found[3]}`.toUpperCase() : null;
}
