/** A table that stands still: it shows one moment and refuses everything. */
import type { Happening, Outcome, TableModel } from "../src/model.ts";
import type { Attempt, Hint } from "../src/net/interface.ts";
import type { Full, Presence } from "../src/net/messages.ts";

export class StillTable implements TableModel {
  readonly link = "live" as const;
  readonly closed = null;
  readonly busy = false;
  readonly presence: Presence;
  readonly log: Happening[];

  constructor(readonly full: Full) {
    this.presence = { type: "presence", seats: full.table.seats.map(() => true), watchers: 1 };
    const events = (full.log ?? []) as Happening["events"];
    this.log = events.map((event, i) => ({
      v: full.v - events.length + i + 1,
      events: [event],
      before: null,
      after: null,
    }));
  }

  #no = async (): Promise<Outcome> => ({ ok: false, code: "gallery", rule: null, nack: null });
  act = this.#no;
  undo = this.#no;
  back = this.#no;
  vote = this.#no;
  leave = this.#no;
  comeBack = this.#no;
  say = this.#no;
  attempt = async (): Promise<Attempt | null> => null;
  hint = (): Promise<Hint> => Promise.reject(new Error("the gallery gives no hints"));
  onHappening = () => () => undefined;
  resync = () => undefined;
}
