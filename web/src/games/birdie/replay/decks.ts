/**
 * The personal decks of Birdie, open. A player may remember their own deck but not look at it, so no view shows it; a
 * finished game has no secrets, and its record says which card was laid when.
 */
import { viewOf, type CardName } from "../forms.ts";
import type { GameRecord } from "../../record.ts";
import type { Action } from "../../../model.ts";
import type { Passage } from "../../../screens/replay/turns.ts";

type Decks = ReadonlyArray<readonly CardName[]>;
type Start = { lines?: CardName[][] };

/** For every moment the deck of every seat, from the bottom up. */
export function decksOf(
  record: GameRecord,
  steps: ReadonlyArray<Passage & { action?: Action | null }>,
): Decks[] {
  const { lines = [] } = record.start as Start;
  let decks: Decks = Array.from({ length: record.players }, (_, seat) => lines[seat] ?? []);
  let round = steps[0] && viewOf(steps[0]).round;
  return steps.map(({ view, by, action }) => {
    const seen = viewOf({ view });
    if (seen.round !== round) decks = decks.map(() => []);
    round = seen.round;
    if (action?.["do"] === "lay") {
      const card = action["card"];
      decks = decks.map((deck, seat) => (seat === by ? [...deck, card] : deck));
    }
    return decks.map((deck, seat) => {
      const line = seen.lines[seat];
      return Array.isArray(line) ? line : deck;
    });
  });
}
