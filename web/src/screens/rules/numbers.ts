/** Numbers of statements: "B-T5" is one of Birdie's, "W-E3" one of Bower's. */
export type Game = "birdie" | "bower";
export const GAMES: readonly Game[] = ["birdie", "bower"];
export const LETTERS: Record<Game, string> = { birdie: "B", bower: "W" };

export const gameOf = (number: string): Game => (number.startsWith(LETTERS.bower) ? "bower" : "birdie");
/** A number, as we write it in sentences. */
export const NUMBER = /\b[BW]-[A-Z]\d{1,2}\b/;
/** Where a statement is found. */
export const pathOf = (number: string): string => `/rules/${gameOf(number)}/${number}`;

/** What somebody may have typed for a number ("b-t5", "bt5", "B T 5"); null where it is none. */
export function numberIn(text: string): string | null {
  const found = /^([bw])[\s-]*([a-z])[\s-]*(\d{1,2})$/i.exec(text.trim());
  return found ? `${found[1]}-${found[2]}${found[3]}`.toUpperCase() : null;
}
