/** The arguments of Birdie's event messages. Positions count from 1. */
import { seatIn } from "../../model.ts";
import type { Full } from "../../net/messages.ts";
import { nameOf, who } from "../../words/people.ts";
import type { Args } from "../../words/words.svelte.ts";
import type { BirdieEvent } from "./forms.ts";

export function birdieArgs(event: BirdieEvent, full: Full): Args {
  const seat = event.id === "over" ? event.args.winner : seatIn(event);
  return { who: who(full, seat), player: nameOf(full, seat), ...rest(event, full) };
}

function rest({ id, args }: BirdieEvent, full: Full): Args {
  switch (id) {
    case "refilled":
      return { cards: args.cards.join(" "), count: args.cards.length };
    case "laid":
      return { cards: args.cards.join(" "), hand: args.from_hand };
    case "passed":
      return { points: args.points, automatic: args.automatic ? "yes" : "no" };
    case "line-opened":
      return { count: args.line.length };
    case "moved":
      return { card: args.card, from: args.from + 1, to: args.to + 1 };
    case "inserted":
    case "removed":
      return { card: args.card, at: args.at + 1 };
    case "declared":
      return {
        feature: args.feature,
        size: args.length,
        first: args.start + 1,
        last: args.start + args.length,
      };
    case "trophy":
      return {
        bird: args.bird,
        loser: args.from === null ? "nobody" : who(full, args.from),
        name: nameOf(full, args.from),
      };
    case "dealt":
      return { round: args.round };
    case "over":
      return { points: args.totals[args.winner ?? -1] ?? 0 };
    default: {
      // what needs no preparing: words and numbers, as they are
      const { seat: _, ...plain } = args;
      return plain;
    }
  }
}
