/** An answer event by event: what happened, and what it brought. Counting for display; the rules are elsewhere. */
import { flapValues } from "../../games/components.ts";
import type { BirdieView } from "../../games/birdie/forms.ts";
import type { BowerResult } from "../../games/bower/forms.ts";
import type { Happened } from "../../model.ts";
import type { Full } from "../../net/messages.ts";
import { tell } from "../../words/telling.ts";
import { marked, marksOf, sumOf } from "../../games/birdie/scoring/board.ts";
import { linesOf } from "../../games/bower/final/lines.ts";
import { about, what } from "../../games/bower/final/words.ts";

/** A sentence, what it is about, and what it adds; null where it adds nothing by itself. */
export type Line = { text: string; icon: string | null; worth: number | null };

/** What is said better by another event. */
const SILENT = new Set(["declared", "formed", "scored", "display-refilled", "eggs-revealed"]);
const COUNTED = new Set(["wrote", "flapped", "trophy"]);

/** Birdie: every event of the seat that scores, with what it adds to the total. */
export function explained(events: readonly Happened[], start: Full): Line[] {
  const told = events.filter(({ id }) => !SILENT.has(id));
  if (start.table.game !== "birdie") return told.map((event) => plain(event, start));
  const view = start.view as unknown as BirdieView;
  const flaps = flapValues(view.options);
  let marks = marksOf(view, start.you.seat!);
  return told.map((event) => {
    const before = sumOf(marks, flaps).total;
    marks = marked(marks, event);
    const worth = COUNTED.has(event.id) ? sumOf(marks, flaps).total - before : null;
    return { ...plain(event, start), worth };
  });
}

/** Bower: every line of the final scoring that pays one of the two. */
export function counted(result: BowerResult, start: Full): Line[] {
  return linesOf(result, start.you.seat!)
    .map((line) => ({
      text: `${what(line)} · ${about(start, line)} · ${line.counts.join(" : ")}`,
      icon: null,
      worth: line.eggs[0] - line.eggs[1],
    }))
    .filter(({ worth }) => worth !== 0);
}

const plain = (event: Happened, start: Full): Line => ({
  text: tell(event, start),
  icon:
    event.id === "flapped" ? "flap" : ((event.args["box"] ?? event.args["bird"] ?? null) as string | null),
  worth: null,
});
