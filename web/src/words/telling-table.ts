/** What happens at a table besides the game: who comes and goes, steps back, talk. */
import type { Happened } from "../model.ts";
import type { Full } from "../net/messages.ts";
import { nameOf, who } from "./people.ts";
import { say, type Args } from "./words.svelte.ts";

const AROUND = new Set([
  "joined",
  "started",
  "left",
  "resigned",
  "replaced",
  "returned",
  "voted",
  "undone",
  "back-asked",
  "back-agreed",
  "back-refused",
  "taken-back",
  "said",
]);

/** The arguments of such an event's message; null where it is an event of the game. */
export function tableArgs(event: Happened, full: Full): Args | null {
  if (!AROUND.has(event.id)) return null;
  const seat = (event.args["seat"] ?? null) as number | null;
  switch (event.id) {
    case "voted": {
      const by = event.args["by"] as number;
      return {
        ...person(full, by),
        about: who(full, seat),
        name: nameOf(full, seat),
        replace: event.args["replace"] ? "yes" : "no",
      };
    }
    case "joined":
      return { who: who(full, seat), player: event.args["name"] as string };
    case "replaced":
      return { ...person(full, seat), why: event.args["why"] as string };
    case "said": {
      const words =
        (event.args["text"] as string | undefined) ?? say(`join-emote-${event.args["emote"] as string}`);
      return { player: nameOf(full, seat), words };
    }
    default:
      return person(full, seat);
  }
}

const person = (full: Full, seat: number | null): Args => ({
  who: who(full, seat),
  player: nameOf(full, seat),
});
