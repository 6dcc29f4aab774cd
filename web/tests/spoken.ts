/** The words without a browser: what tests need to speak. */
import { vi } from "vitest";
import { setComponents } from "../src/games/components.ts";
import type { Full, SeatInfo } from "../src/net/messages.ts";
import { componentsOf } from "./builders.ts";
import { loadArea, speak, type Area, type LanguageCode } from "../src/words/words.svelte.ts";

vi.stubGlobal("document", { documentElement: {} });
setComponents("bower", componentsOf("bower"));

export const CODES: LanguageCode[] = ["en", "it", "es", "ru"];

/** Speak a language, with the words of these areas; whatever cannot be said ends the test. */
export async function speaking(code: LanguageCode, ...areas: Area[]): Promise<void> {
  vi.spyOn(console, "error").mockImplementation((trouble: unknown) => {
    throw new Error(String(trouble));
  });
  await speak(code);
  await loadArea(...areas);
}

/** A table as its viewer knows it, as far as sentences need it. */
export function fullOf(game: string, seats: SeatInfo[], you: number | null): Full {
  return {
    type: "full",
    v: 1,
    rev: 1,
    you: you === null ? { kind: "watch", seat: null } : { kind: "seat", seat: you },
    table: {
      ...{ id: "t", game, variant: "standard", players: seats.length, options: {}, settings: {}, seats },
      ...{
        status: "running",
        commitment: "",
        created: 0,
        host: null,
        votes: {},
        back: null,
        origin: null,
        resigned: null,
      },
    },
  };
}
