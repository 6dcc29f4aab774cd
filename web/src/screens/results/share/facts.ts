/** What a picture of a result says: names and not "you", since others read it. */
import type { BirdieResult, BirdieView, Feature } from "../../../games/birdie/forms.ts";
import type { BowerResult } from "../../../games/bower/forms.ts";
import type { Full } from "../../../net/messages.ts";
import { nameOf } from "../../../words/people.ts";
import { say, words } from "../../../words/words.svelte.ts";

export type CardFacts = {
  game: "birdie" | "bower";
  title: string;
  /** The totals, the best one first. */
  scores: number[];
  /** How many of them won. */
  winners: number;
  against: string;
  /** Icons in a row, and what they are. */
  row: { icon: string; count: number; caption: string } | null;
};

const listed = (names: string[]) => new Intl.ListFormat(words.code, { type: "conjunction" }).format(names);

export function factsOf(full: Full): CardFacts {
  const birdie = full.table.game === "birdie";
  const totals = birdie
    ? (full.result as unknown as BirdieResult).totals
    : (full.result as unknown as BowerResult).eggs;
  const winners = winnersOf(full);
  const seats = totals.map((_, seat) => seat);
  const order = [
    ...winners,
    ...seats.filter((seat) => !winners.includes(seat)).sort((a, b) => totals[b]! - totals[a]!),
  ];
  const others = seats.filter((seat) => winners.length !== 1 || seat !== winners[0]);
  const [first] = winners;
  return {
    game: birdie ? "birdie" : "bower",
    title:
      winners.length === 1
        ? say("web-results-card-wins", { name: nameOf(full, first!) })
        : say("web-results-card-shared"),
    scores: order.map((seat) => totals[seat]!),
    winners: winners.length,
    against: say("web-results-card-against", {
      shared: winners.length === 1 ? "no" : "yes",
      count: others.length,
      names: listed(others.map((seat) => nameOf(full, seat))),
    }),
    row: birdie ? bestSet(full, first ?? 0) : eggs(totals[first ?? 0]!),
  };
}

export function winnersOf(full: Full): number[] {
  if (full.table.game === "bower") return (full.result as unknown as BowerResult).winners;
  const { winner } = full.result as unknown as BirdieResult;
  return winner === null ? [] : [winner];
}

/** The highest box of a board is the largest set of that feature. */
function bestSet(full: Full, seat: number): CardFacts["row"] {
  const boxes = (full.view as unknown as BirdieView).boxes[seat]!;
  const features = Object.keys(boxes) as Feature[];
  const best = features.reduce((one, other) => ((boxes[other] ?? 0) > (boxes[one] ?? 0) ? other : one));
  const count = boxes[best] ?? 0;
  if (!count) return null;
  return { icon: `icon-${best}`, count, caption: say("web-results-card-best", { count }) };
}

const eggs = (count: number): CardFacts["row"] =>
  count ? { icon: "egg-token", count, caption: say("web-eggs", { count }) } : null;
