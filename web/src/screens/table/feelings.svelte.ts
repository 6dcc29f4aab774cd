/** What the bots at the table feel, by seat. There is one table in a page at a time, so that this is one thing. */
import type { TableModel } from "../../model.ts";
import type { Full } from "../../net/messages.ts";
import { felt, shown, type Feeling } from "../../pieces/bots/feelings.ts";

class Feelings {
  #now = $state.raw<ReadonlyMap<number, Feeling>>(new Map());

  /** Follow what happens at a table until the returned function is called. */
  follow(table: TableModel): () => void {
    this.#now = new Map();
    return table.onHappening(({ events }) => (this.#now = events.reduce(felt, this.#now)));
  }

  /** What a seat shows now. */
  of(full: Full, seat: number): Feeling | null {
    return shown(full, seat, this.#now);
  }
}

export const feelings = new Feelings();
