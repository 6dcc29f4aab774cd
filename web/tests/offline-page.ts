/** The real engine in Node, a store in memory, and a page that looks at a table of this device. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect } from "vitest";
import type { Full, Incoming, Outgoing } from "../src/net/messages.ts";
import type { FromWorker } from "../src/net/talk.ts";
import { Engine } from "../src/offline/engine.ts";
import { Conflict, Removed, type Kept, type Opened, type Row, type Store } from "../src/net/store.ts";
import { Tables } from "../src/offline/tables.ts";

const WEB = resolve(import.meta.dirname, "..");
const built = (name: string) => readFileSync(resolve(WEB, ".wasm", name));
const document = (name: string) => JSON.parse(built(name).toString());

/** Load the engine; `change` may change the sources of the package before it runs. */
export const loadEngine = (change: (sources: Record<string, string>) => void = () => undefined) => {
  const micropython = "node_modules/@micropython/micropython-webassembly-pyscript/micropython.wasm";
  const made = document("python.json");
  change(made.sources);
  return Engine.load({
    rules: built("voliera.wasm"),
    description: document("voliera.json"),
    interpreter: resolve(WEB, micropython),
    package: made,
    networks: {},
  });
};

/** A store in memory, which can be full. */
export class Memory implements Store {
  readonly tables = new Map<string, Row>();
  readonly entries = new Map<string, Row[]>();
  full = false;

  async keep({ listed, table, entry }: Kept): Promise<void> {
    if (this.full) throw new Error("QuotaExceededError");
    if (table) this.tables.set(listed.id, table);
    if (!this.tables.has(listed.id)) throw new Removed();
    const entries = this.entries.get(listed.id) ?? [];
    if (entry && entry["v"] !== entries.length + 1) throw new Conflict();
    this.entries.set(listed.id, entry ? [...entries, entry] : entries);
  }

  async open(table: string): Promise<Opened | null> {
    const row = this.tables.get(table);
    return row ? { row, entries: this.entries.get(table)! } : null;
  }

  async keepDocument(): Promise<void> {
    throw new Error("tables keep no documents");
  }

  async document(): Promise<Row | null> {
    return null;
  }
}

/** A page that looks at a table. */
export class Page {
  readonly heard: Outgoing[] = [];
  readonly troubles: string[] = [];
  readonly answers: { status: number; body: unknown }[] = [];
  readonly tables: Tables;
  full!: Full;
  /** Whether the worker of these tables is to be ended. */
  spent = false;

  constructor(
    house: Pick<Engine, "house">,
    store: Store | null,
    wait: (ms: number) => Promise<unknown> = async () => undefined,
  ) {
    const tell = (message: FromWorker) => {
      if (message.kind === "hear") this.#hear(message.message);
      else if (message.kind === "answer") this.answers.push(message);
      else if (message.kind === "spent") this.spent = true;
      else this.troubles.push(message.code);
    };
    this.tables = new Tables(house, store, tell, wait);
  }

  #hear(message: Outgoing): void {
    this.heard.push(message);
    if (message.type === "full") this.full = message;
    else if (message.type === "nack") this.full = message.full as Full;
    else if (message.type === "ev" && message.view)
      this.full = { ...this.full, legal: [], ...message } as never;
  }

  async ask<T>(method: string, path: string, body: unknown = null): Promise<T> {
    await this.tables.hear({ kind: "ask", id: 1, method, path, name: "Ada", body });
    return this.answers.at(-1)!.body as T;
  }

  async sit(table: string): Promise<void> {
    await this.tables.hear({ kind: "open", wire: 7, table });
    await this.say({ type: "hello", proto: 1, table });
  }

  async say(message: Incoming): Promise<void> {
    await this.tables.hear({ kind: "say", wire: 7, message });
  }

  /** Wait until the person is to move; bots have played. */
  async turn(): Promise<void> {
    await expect.poll(() => (this.full.legal as unknown[]).length, { timeout: 60_000 }).toBeGreaterThan(0);
  }

  async act(id: string): Promise<void> {
    const action = this.full.legal![0]!;
    await this.say({ type: "act", id, rev: this.full.rev, actions: [action] });
  }

  types = () => this.heard.map(({ type }) => type);
}
