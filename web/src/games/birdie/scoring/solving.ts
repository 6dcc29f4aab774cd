/** At the beginning of one's scoring the best is asked for, quietly, so that it can be compared with afterwards. */
import type { BirdieView } from "../forms.ts";
import { flapValues } from "../components.ts";
import type { TableModel } from "../../../model.ts";
import { keepPossible, proved } from "./best.ts";
import { marksOf, sumOf } from "./board.ts";
import { refusalOf } from "../../../net/fault.ts";

const asked = new Set<string>();

/** Ask once for each line, and again when a drawn card has come into it. */
export function solved(table: TableModel): void {
  const full = table.full;
  const view = full?.view as BirdieView | undefined;
  if (!full || !view?.scoring || !full.table.settings.hints || full.you.kind !== "seat") return;
  const seat = view.seat;
  const fresh = !view.scoring.sets.length && view.scoring.gap === null && !view.scoring.written.length;
  if (seat === null || seat !== full.you.seat || !fresh || view.scoring.drawn) return;
  const line = view.lines[seat];
  const key = `${full.table.id} ${view.round} ${JSON.stringify(line)}`;
  if (asked.has(key)) return;
  asked.add(key);
  const before = sumOf(marksOf(view, seat), flapValues(view.options)).total;
  table
    .hint({ kind: "solve" })
    .then((hint) => {
      const possible = proved(hint);
      if (possible !== null) keepPossible(full, view.round, possible, before);
    })
    .catch((error: unknown) => {
      refusalOf(error);
      asked.delete(key);
    });
}
