/**
 * The tables of this device, in a worker: the package decides and tells (voliera/offline), this keeps what it commits
 * before anybody hears of it, and lets bots take their time.
 */
import type { JsonObject } from "../net/json.ts";
import type { Full, Incoming, Outgoing } from "../net/messages.ts";
import { Conflict, Removed, type Kept, type Store } from "../net/store.ts";
import type { Asked, FromWorker, ToWorker, Trouble } from "../net/talk.ts";

/** What came of a message (`Said` of the package). */
type Said = { say: Outgoing[]; keep: Kept | null; bot: boolean; pace_ms: number; turn: number };
type Response = { status: number; body: unknown; keep: Kept | null };
type Choice = JsonObject;
type House = { house(line: string): string };

const FAILED = 500;
const pause = (ms: number) => new Promise((go) => setTimeout(go, ms));

export class Tables {
  /** The tables that are looked at, by the numbers of their wires. */
  readonly #wires = new Map<number, string>();
  /** How many entries of a table are in memory. */
  readonly #inside = new Map<string, number>();
  readonly #unkept = new Set<string>();
  readonly #playing = new Set<string>();
  #work: Promise<unknown> = Promise.resolve();

  /** `store` is null where nothing can be kept. */
  constructor(
    private readonly engine: House,
    private readonly store: Store | null,
    private readonly tell: (message: FromWorker) => void,
    private readonly wait: (ms: number) => Promise<unknown> = pause,
  ) {}

  /** Take a message of the page; one after the other, each when those before it are done with. */
  hear(message: ToWorker): Promise<void> {
    return this.#inTurn(() => this.#heard(message));
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#work.then(work);
    this.#work = done.catch(() => undefined);
    return done;
  }

  async #heard(message: ToWorker): Promise<void> {
    if (message.kind === "open") this.#wires.set(message.wire, message.table);
    else if (message.kind === "close") this.#wires.delete(message.wire);
    else if (message.kind === "ask") await this.#ask(message);
    else if (message.kind === "say") await this.#say(message.wire, message.message);
    else if (message.kind === "curtain") await this.#curtain(message.wire, message.seat);
  }

  async #ask({ id, method, path, name, body }: Asked): Promise<void> {
    const table = /^\/api\/tables\/([a-z2-7]+)/.exec(path)?.[1];
    if (table !== undefined) await this.#bringIn(table);
    const answer = this.#python<Response>({ do: "ask", method, path, body, name, now: Date.now() });
    if (answer.keep) await this.#keep(answer.keep);
    this.tell({ kind: "answer", id, status: answer.status, body: answer.body });
  }

  async #say(wire: number, message: Incoming): Promise<void> {
    const table = this.#wires.get(wire);
    if (table === undefined) return;
    if (!(await this.#bringIn(table, message.type === "hello" || message.type === "sync"))) {
      this.#dismiss(table, "no_table");
      return;
    }
    const said = this.#done<Said>({ do: "hear", table, message, now: Date.now() });
    await this.#deliver(table, said, wire, "id" in message ? message.id : null);
  }

  /** Show a table to another seat, or to nobody. */
  async #curtain(wire: number, seat: number | null): Promise<void> {
    const table = this.#wires.get(wire);
    if (table === undefined) return;
    await this.#bringIn(table, true);
    await this.#deliver(table, this.#done<Said>({ do: "curtain", table, seat, now: Date.now() }), wire);
  }

  /**
   * Have a table in memory; with `news`, also what another page of this device did at it. False where it was removed
   * since.
   */
  async #bringIn(table: string, news = false): Promise<boolean> {
    const inside = this.#inside.get(table);
    if (!this.store || this.#unkept.has(table) || (inside !== undefined && !news)) return true;
    const kept = await this.store.open(table);
    if (!kept) return inside === undefined; // what was never here the package says
    if (kept.entries.length === inside) return true;
    this.#done({ do: "open", table: kept.row, entries: kept.entries });
    this.#inside.set(table, kept.entries.length);
    return true;
  }

  /** Tell whoever looks at a table why it cannot be shown any more. */
  #dismiss(table: string, why: string): void {
    for (const [wire, one] of this.#wires)
      if (one === table) this.tell({ kind: "hear", wire, message: { type: "bye", why } });
  }

  /** Keep what was committed, then say it; where another page was faster, say what is true now. */
  async #deliver(table: string, said: Said, wire: number | null, id: string | null = null): Promise<void> {
    const wires = wire === null ? [...this.#wires].filter(([, one]) => one === table) : [[wire]];
    let { say } = said;
    try {
      if (said.keep) await this.#keep(said.keep);
    } catch (error) {
      if (error instanceof Removed) {
        this.#dismiss(table, "no_table");
        return;
      }
      if (!(error instanceof Conflict)) throw error;
      this.#inside.delete(table);
      await this.#bringIn(table);
      const now = this.#done<Said>({ do: "hear", table, message: { type: "sync" }, now: Date.now() });
      const full = now.say[0] as Full;
      say = id === null ? [full] : [{ type: "nack", id, code: "stale", full }];
    }
    for (const [one] of wires) for (const message of say) this.tell({ kind: "hear", wire: one, message });
    if (said.bot && !this.#playing.has(table)) void this.#play(table, said);
  }

  /** A table that cannot be kept is played on all the same, and people are told once. */
  async #keep(kept: Kept): Promise<void> {
    const { id } = kept.listed;
    this.#inside.set(id, kept.entry ? Number(kept.entry["v"]) : 0);
    if (this.#unkept.has(id)) return;
    try {
      if (!this.store) throw new Error("there is no store here");
      await this.store.keep(kept);
    } catch (error) {
      if (error instanceof Conflict || error instanceof Removed) throw error;
      console.error(error);
      this.#unkept.add(id);
      this.#trouble("not_kept");
    }
  }

  /** Let bots play until a person is to move, or nobody looks any more; each turn takes its least time. */
  async #play(table: string, { turn, pace_ms }: Said): Promise<void> {
    this.#playing.add(table);
    let began = Date.now();
    try {
      while ([...this.#wires.values()].includes(table)) {
        const { choice } = await this.#inTurn(async () =>
          this.#done<{ choice: Choice | null }>({ do: "think", table }),
        );
        if (!choice) return;
        await this.wait(Math.max(0, began + pace_ms - Date.now()));
        const said = await this.#inTurn(async () => {
          const moved = this.#done<Said>({ do: "move", table, choice, now: Date.now() });
          await this.#deliver(table, moved, null);
          return moved;
        });
        if (said.turn !== turn) [turn, began] = [said.turn, Date.now()];
      }
    } catch (error) {
      console.error(error);
      this.#giveUp();
    } finally {
      this.#playing.delete(table);
    }
  }

  #trouble(code: Trouble): void {
    this.tell({ kind: "trouble", code });
  }

  /**
   * Close the tables that are looked at, as this device cannot go on with one of them: memory has run out, and a new
   * worker begins with all of it. Whether a table was kept matters to people.
   */
  #giveUp(): void {
    for (const [wire, table] of this.#wires) {
      const why = this.#unkept.has(table) ? "device_lost" : "device_failed";
      this.tell({ kind: "hear", wire, message: { type: "bye", why } });
    }
    this.#wires.clear();
    this.tell({ kind: "spent" });
  }

  #python<T>(line: object): T {
    return JSON.parse(this.engine.house(JSON.stringify(line))) as T;
  }

  /** What the package does for a line that nobody can make wrong: a refusal is a fault, or memory has run out. */
  #done<T>(line: object): T {
    const done = this.#python<T & Partial<Response>>(line);
    if (done.status !== undefined) throw new Error(JSON.stringify(done.body));
    return done;
  }

  /** Answer a message that failed: nobody waits forever. */
  fail(message: ToWorker): void {
    const body = { error: { code: "error" } };
    if (message.kind === "ask") this.tell({ kind: "answer", id: message.id, status: FAILED, body });
    else if (message.kind === "say" || message.kind === "curtain") this.#giveUp();
  }
}
