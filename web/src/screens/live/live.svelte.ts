/** The live tables that fit a wish, as the server told them last. */
import { api } from "../../net/api.ts";
import type { LiveTable } from "../../net/interface.ts";
import { Busy } from "../home/busy.svelte.ts";
import { ANYTHING, queryOf, type Wish } from "./wish.ts";

export class LiveList {
  tables = $state.raw<LiveTable[] | null>(null);
  wish = $state.raw<Wish>(ANYTHING);
  readonly busy = new Busy();

  /** Ask for the tables; a wish that changed meanwhile is asked for as well, and only its answer is shown. */
  look = (): Promise<boolean> =>
    this.busy.run("look", async () => {
      for (let asked: Wish | null = null; asked !== this.wish;) {
        asked = this.wish;
        const { tables } = await api.live(queryOf(asked));
        if (asked === this.wish) this.tables = tables;
      }
    });

  want(wish: Wish): void {
    this.wish = wish;
    void this.look();
  }
}
