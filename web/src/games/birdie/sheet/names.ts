/** What a player is called: by name, or by number where nobody has told one. */
import { say } from "../../../words/words.svelte.ts";
import type { Birdie } from "./document.ts";

export const called = (birdie: Birdie, seat: number): string =>
  birdie.names[seat] || say("web-sheet-player", { number: seat + 1 });
