/** What a spy has seen is said once, over the table that follows; there the egg lies open, with an eye. */
import type { TableModel } from "../../../model.ts";
import { tell } from "../../../words/telling.ts";
import { shell } from "../../../screens/table/shell.svelte.ts";

const SEEN = new Set(["egg-seen", "aside-seen"]);

/** From now on; returns how to stop. */
export const saySeen = (table: TableModel): (() => void) =>
  table.onHappening(({ events }) => {
    for (const event of events)
      if (SEEN.has(event.id)) shell.say(() => (table.full ? tell(event, table.full) : ""));
  });
