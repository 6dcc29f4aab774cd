/** Who sits where: the name that was written, or a number. */
import { say } from "../../../words/words.svelte.ts";
import type { BowerDocument, Seat } from "./document.ts";

export const nameOf = (document: BowerDocument, seat: Seat): string =>
  document.names[seat] || say("web-player", { number: seat + 1 });

/** As an avatar wants it. */
export const infoOf = (document: BowerDocument, seat: Seat) => ({
  kind: "person" as const,
  name: nameOf(document, seat),
  bot: null,
  person: null,
});
