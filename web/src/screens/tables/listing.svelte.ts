/** A list of tables that is asked for in pages. What is shown stays until something newer is there. */
import { api } from "../../net/api.ts";
import type { Listed } from "../../net/interface.ts";
import { Busy } from "../home/busy.svelte.ts";
import { tablesHere } from "./here.ts";

const PAGE = 20;
type Query = Record<string, string>;

export class TableList {
  tables = $state.raw<Listed[]>([]);
  /** Whether the first answer is there. */
  known = $state(false);
  next = $state<string | null>(null);
  /** Those of this device, which stand before all others. */
  here = $state.raw<Listed[]>([]);
  readonly busy = new Busy();
  #query: Query;
  readonly #local: (tables: Listed[]) => Listed[];

  /** `local` chooses which tables of this device belong to the list. */
  constructor(query: Query, local: (tables: Listed[]) => Listed[] = () => []) {
    this.#query = query;
    this.#local = local;
  }

  /** Look for tables of this device; nobody else is asked. */
  async lookHere(): Promise<void> {
    this.here = this.#local(await tablesHere());
  }

  /** Ask for the newest; as many as are shown. */
  refresh = (): Promise<boolean> =>
    this.busy.run("refresh", async () => {
      const limit = String(Math.min(100, Math.max(PAGE, this.tables.length)));
      const page = await api.tables({ limit, ...this.#query });
      this.tables = page.tables;
      this.next = page.next;
      this.known = true;
    });

  /** Ask for the page after the last one. */
  more = (): Promise<boolean> =>
    this.busy.run("more", async () => {
      if (this.next === null) return;
      const page = await api.tables({ limit: String(PAGE), ...this.#query, before: this.next });
      const there = new Set(this.tables.map((table) => table.id));
      this.tables = [...this.tables, ...page.tables.filter((table) => !there.has(table.id))];
      this.next = page.next;
    });
}
