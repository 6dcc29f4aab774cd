/** What a picture of a result says: names and not "you", since others read it. */
import { logicOf } from "../../../games/logic.ts";
import { resignedSeat } from "../../../model.ts";
import type { Full } from "../../../net/messages.ts";
import { winnersOf } from "../../../pieces/bots/feelings.ts";
import { nameOf } from "../../../words/people.ts";
import { say, words } from "../../../words/words.svelte.ts";

export type CardFacts = {
  game: string;
  title: string;
  /** The totals, the best one first. */
  scores: number[];
  /** How many of them won. */
  winners: number;
  /** Against whom it was won, or who resigned. */
  against: string;
  /** Icons in a row, and what they are. */
  row: { icon: string; count: number; caption: string } | null;
};

const listed = (names: string[]) => new Intl.ListFormat(words.code, { type: "conjunction" }).format(names);

/** Points, or eggs. */
function totalsOf({ result }: Full): number[] {
  const { totals, eggs = [] } = result as { totals?: number[]; eggs?: number[] };
  return totals ?? eggs;
}

export function factsOf(full: Full): CardFacts {
  const { game } = full.table;
  const totals = totalsOf(full);
  const winners = winnersOf(full);
  const seats = totals.map((_, seat) => seat);
  const order = [
    ...winners,
    ...seats.filter((seat) => !winners.includes(seat)).sort((a, b) => totals[b]! - totals[a]!),
  ];
  const others = seats.filter((seat) => winners.length !== 1 || seat !== winners[0]);
  const [first] = winners;
  const resigned = resignedSeat(full);
  return {
    game,
    title:
      winners.length === 1
        ? say("web-results-card-wins", { name: nameOf(full, first!) })
        : say("web-results-card-shared"),
    scores: order.map((seat) => totals[seat]!),
    winners: winners.length,
    against:
      resigned === null
        ? say("web-results-card-against", {
            shared: winners.length === 1 ? "no" : "yes",
            count: others.length,
            names: listed(others.map((seat) => nameOf(full, seat))),
          })
        : say("web-results-resigned", { who: "other", player: nameOf(full, resigned) }),
    row: logicOf(game).highlight(full, first ?? 0),
  };
}
