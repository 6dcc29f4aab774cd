/** Why a move of Birdie is good, in one sentence: what its cards share, or what a pass pays. */
import { type BirdieAction, birdOf, type CardName, type Feature, seasonOf, viewOf } from "../forms.ts";
import type { Happened } from "../../../model.ts";
import type { Full } from "../../../net/messages.ts";
import { say } from "../../../words/words.svelte.ts";
import type { Reason } from "../../../screens/table/hints.svelte.ts";

type Shared = { feature: Feature; count: number };
const featuresOf = (card: CardName): Feature[] => [birdOf(card), seasonOf(card)];

/** The longest run of neighbours that share a feature; null where no two do. */
export function longestRun(cards: readonly CardName[]): Shared | null {
  let best: Shared | null = null;
  cards.forEach((card, at) => {
    for (const feature of featuresOf(card)) {
      let end = at;
      while (end < cards.length && featuresOf(cards[end]!).includes(feature)) end += 1;
      if (end - at >= 2 && end - at > (best?.count ?? 0)) best = { feature, count: end - at };
    }
  });
  return best;
}

/** What a card shares with most cards of a hand, itself included; null where it shares nothing. */
export function mostShared(card: CardName, hand: readonly CardName[]): Shared | null {
  const all = featuresOf(card).map((feature) => ({
    feature,
    count: 1 + hand.filter((one) => featuresOf(one).includes(feature)).length,
  }));
  const best = all.reduce((one, other) => (other.count > one.count ? other : one));
  return best.count > 1 ? best : null;
}

export function reasonOf(full: Full, actions: readonly BirdieAction[], events: readonly Happened[]): Reason {
  const [first] = actions;
  if (first?.do === "pass") {
    const passed = events.find((event) => event.id === "passed");
    return passed ? () => say("web-birdie-hint-pass", { points: passed.args.points }) : null;
  }
  if (first?.do === "take") {
    const hand = viewOf(full).hands[full.you.seat ?? 0];
    const shared = Array.isArray(hand) ? mostShared(first.card, hand) : null;
    return shared && (() => say("web-birdie-hint-take", shared));
  }
  const run = longestRun(actions.flatMap((one) => (one.do === "lay" ? [one.card] : [])));
  return run && (() => say("web-birdie-hint-lay", run));
}
