/** What each seat has at a moment, in one number: points on the board, or squares of the nest that are filled. */
import type { BirdieView } from "../../games/birdie/forms.ts";
import type { BowerResult, BowerView } from "../../games/bower/forms.ts";
import { flapValues } from "../../games/components.ts";
import type { Full } from "../../net/messages.ts";
import { totalOf } from "../../games/birdie/table/facts.ts";

/** In Bower nothing is counted before the end: until then nothing is said. */
export function standingOf(full: Full): string[] {
  if (full.table.game === "birdie") {
    const view = full.view as unknown as BirdieView;
    const values = flapValues(full.table.options);
    return full.table.seats.map((_, seat) => String(totalOf(view, seat, values)));
  }
  const { phase } = full.view as unknown as BowerView;
  const result = full.result as unknown as BowerResult | null;
  return full.table.seats.map((_, seat) =>
    phase === "over" && result ? String(result.eggs[seat as 0 | 1]) : "",
  );
}
