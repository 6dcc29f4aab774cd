/** The birds on somebody's wires: each stands for something done; the others are there as shadows, with what is missing. */
import { GAMES, GAME_NAMES } from "../../games/index.ts";
import { BIRDS, type BotId } from "../../pieces/bots/characters.ts";
import type { Drawing } from "../../pieces/drawing.ts";
import type { Args } from "../../words/words.svelte.ts";
import { before } from "../puzzle/days.ts";
import { daysLongest } from "./days.ts";
import type { Facts } from "./facts.ts";

export type Bird = {
  id: string;
  drawing: Drawing;
  earned: boolean;
  /** What is missing, as a message and its arguments; null where the name says all. */
  missing: { id: string; args: Args } | null;
};

const MANY_GAMES = 100;
const MANY_DEALS = 10;
const IN_A_ROW = 7;
const VARIANTS = GAME_NAMES.flatMap((game) => GAMES[game].variants.map((variant) => ({ game, variant })));

/** The most days in a row whose puzzles were solved. */
export function puzzlesInARow(solved: ReadonlySet<string>): number {
  let longest = 0;
  for (const day of solved) {
    let count = 1;
    while (solved.has(before(day, count))) count += 1;
    longest = Math.max(longest, count);
  }
  return longest;
}

/** All birds, wire by wire. */
export function birdsOf(facts: Facts): Bird[][] {
  const counted = (id: string, bird: Drawing, have: number, need: number): Bird => ({
    id,
    drawing: bird,
    earned: have >= need,
    missing: have >= need || have === 0 ? null : { id: "web-profile-missing", args: { have, need } },
  });
  const variants = VARIANTS.filter(({ game, variant }) =>
    facts.variants.some((one) => one.game === game && one.variant === variant && one.won > 0),
  ).length;
  const feats = GAME_NAMES.flatMap((game) =>
    Object.entries(GAMES[game].feats).map(([id, bird]) =>
      counted(id, { bird }, facts.feats.has(id) ? 1 : 0, 1),
    ),
  );
  return [
    [
      counted("first-win", { bird: "robin" }, facts.wins, 1),
      counted("puzzles", { bird: "owl" }, puzzlesInARow(facts.puzzles), IN_A_ROW),
      ...feats,
    ],
    (Object.keys(BIRDS) as BotId[]).map((bot) => beaten(bot, facts)),
    [
      counted("lessons", { portrait: "owl" }, facts.lessons, GAME_NAMES.length),
      counted("days", { bird: "robin" }, daysLongest(facts.days), IN_A_ROW),
      counted("games", { bird: "woodpecker" }, facts.games, MANY_GAMES),
      counted("friend", { bird: "pigeon" }, facts.feats.has("friend") ? 1 : 0, 1),
      counted("variants", { bird: "bowerbird" }, variants, VARIANTS.length),
      counted("deals", { bird: "owl" }, facts.deals, MANY_DEALS),
    ],
  ];
}

function beaten(bot: BotId, facts: Facts): Bird {
  const met = facts.bots[bot];
  const close = met !== undefined && met.won === 0 && met.lost > 0 && met.margin < 0;
  return {
    id: bot,
    drawing: { portrait: BIRDS[bot] },
    earned: (met?.won ?? 0) > 0,
    missing: close ? { id: "web-profile-lost-by", args: { points: -met.margin } } : null,
  };
}
