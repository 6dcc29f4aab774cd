/** How far a live game is, as the parts of a line. */
import type { LiveTable } from "../../net/interface.ts";
import type { Args } from "../../words/words.svelte.ts";

export type Said = [message: string, args?: Args] | string;

/** Round or turn, and the points where all of them are open; a score is the same in every language. */
export function standing({ glance, seats }: Pick<LiveTable, "glance" | "seats">): Said[] {
  const said: Said[] = [];
  if (glance.round !== null) said.push(["web-club-round", { round: glance.round }]);
  if (glance.turn !== null)
    said.push(
      glance.turns === null
        ? ["web-club-turn", { turn: glance.turn }]
        : ["web-club-turn-of", { turn: glance.turn, turns: glance.turns }],
    );
  if (seats.every(({ kind }) => kind === "bot")) said.push(["web-club-bots-match"]);
  if (glance.points?.some((points) => points > 0)) said.push(glance.points.join(" : "));
  return said;
}

/** The part that was played, in whole percents. */
export const percent = ({ glance }: Pick<LiveTable, "glance">): number =>
  Math.round(100 * Math.min(1, Math.max(0, glance.share)));
