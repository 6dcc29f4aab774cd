/** Guesses in pencil about eggs that the viewer has not seen: for this device's eyes only, kept with the table. */
import type { Egg } from "../forms.ts";
import { keep, keptDocument } from "../../../state/storage.ts";

const COLOURS = ["yellow", "purple", "red", "white"] as const;
/** All eggs, in the order in which a tap goes through them. */
export const EGGS: readonly Egg[] = (["flower", "feather"] as const).flatMap((kind) =>
  COLOURS.map((colour): Egg => `${kind}-${colour}`),
);

/** The next guess: those that can still be true, then none. */
export function nextGuess(now: Egg | undefined, seen: ReadonlyArray<Egg | null>): Egg | undefined {
  const possible = EGGS.filter((egg) => !seen.includes(egg));
  return now === undefined ? possible[0] : possible[possible.indexOf(now) + 1];
}

export class Notes {
  guesses = $state.raw<Record<number, Egg | undefined>>({});
  #key: string;

  constructor(table: string, seat: number | null) {
    this.#key = `voliera.notes.${table}.${seat ?? "watch"}`;
    this.guesses = (keptDocument(this.#key) ?? {}) as Record<number, Egg>;
  }

  cycle(column: number, seen: ReadonlyArray<Egg | null>): void {
    this.guesses = { ...this.guesses, [column]: nextGuess(this.guesses[column], seen) };
    keep(this.#key, JSON.stringify(this.guesses));
  }
}
