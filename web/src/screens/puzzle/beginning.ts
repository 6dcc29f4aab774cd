/** Where the best answer begins, in words: its first step, or less than that where one step is the whole answer. */
import { seatIn } from "../../model.ts";
import type { Full } from "../../net/messages.ts";
import { tell } from "../../words/telling.ts";
import { say } from "../../words/words.svelte.ts";
import type { Best } from "./puzzle.ts";

export function beginning({ actions, events }: Best, start: Full): string {
  const played = actions.find((action) => action.do === "play");
  if (played) return say("web-puzzle-begins-column", { column: played.at[0] + 1 });
  const given = events.filter((event) => event.id === "tile-played").find(({ args }) => args.gift);
  if (given) return say("web-puzzle-begins-gift", { column: given.args.at[0] + 1 });
  const first = events.find((event) => seatIn(event) === start.you.seat);
  return first ? tell(first, start) : "";
}
