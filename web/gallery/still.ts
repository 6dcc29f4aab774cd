/** A table that stands still: it shows one moment and refuses everything. */
import type { Happening, TableModel } from "../src/model.ts";
import type { Attempt } from "../src/net/interface.ts";
import type { Full } from "../src/net/messages.ts";
import { Alone } from "../src/study/alone.ts";

export class StillTable extends Alone implements TableModel {
  readonly busy = false;
  readonly log: Happening[];

  constructor(readonly full: Full) {
    super(full.table.seats.length);
    const events = full.log ?? [];
    this.log = events.map((event, i) => ({
      v: full.v - events.length + i + 1,
      events: [event],
      before: null,
      after: null,
    }));
  }

  act = this.no;
  undo = this.no;
  attempt = async (): Promise<Attempt | null> => null;
}
