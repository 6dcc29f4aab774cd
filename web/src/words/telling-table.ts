/** What happens at a table besides the game: who comes and goes, steps back, talk. */
import type { Happened } from "../model.ts";
import type { Full } from "../net/messages.ts";
import { nameOf, strangerName, who } from "./people.ts";
import { say, type Args } from "./words.svelte.ts";

/** The arguments of such an event's message; null where it is an event of the game. */
export function tableArgs({ id, args }: Happened, full: Full): Args | null {
  switch (id) {
    case "voted":
      return {
        ...person(full, args.by),
        about: who(full, args.seat),
        name: nameOf(full, args.seat),
        replace: args.replace ? "yes" : "no",
      };
    case "joined":
      return {
        who: who(full, args.seat),
        player: full.table.settings.public ? strangerName(args.name, args.seat) : args.name,
      };
    case "replaced":
      return { ...person(full, args.seat), why: args.why };
    case "said":
      return { player: nameOf(full, args.seat), words: args.text ?? say(`join-emote-${args.emote!}`) };
    case "started":
      return person(full, null);
    case "left":
    case "resigned":
    case "returned":
    case "undone":
    case "back-asked":
    case "back-agreed":
    case "back-refused":
    case "taken-back":
      return person(full, args.seat);
    default:
      return null;
  }
}

const person = (full: Full, seat: number | null): Args => ({
  who: who(full, seat),
  player: nameOf(full, seat),
});
