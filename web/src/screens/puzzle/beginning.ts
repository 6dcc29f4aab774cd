/** Where the best answer begins, in words: its first step, or less than that where one step is the whole answer. */
import type { Full } from "../../net/messages.ts";
import { tell } from "../../words/telling.ts";
import { say } from "../../words/words.svelte.ts";
import type { Best } from "./puzzle.ts";

export function beginning({ actions, events }: Best, start: Full): string {
  const played = actions.find((action) => action["do"] === "play");
  if (played) return say("web-puzzle-begins-column", { column: columnOf(played["at"]) });
  const given = events.find(({ id, args }) => id === "tile-played" && args["gift"] === true);
  if (given) return say("web-puzzle-begins-gift", { column: columnOf(given.args["at"]) });
  const first = events.find(({ args }) => args["seat"] === start.you.seat);
  return first ? tell(first, start) : "";
}

const columnOf = (at: unknown): number => (at as number[])[0]! + 1;
