/** The page's side of the worker with the local tables. It is loaded, and the worker started, when it is needed. */
import { Refusal } from "./api.ts";
import type { Failure, NewTable } from "./interface.ts";
import type { Caller, Talk } from "./line.ts";
import { person } from "./local.ts";
import type { Incoming, Outgoing, TableInfo } from "./messages.ts";
import type { FromWorker, ToWorker, Trouble } from "./talk.ts";

type Answer = { status: number; body: unknown };
type Waiting = { settle: (answer: Answer) => void; fail: (error: Error) => void };

class Device {
  /** Told of what people should know. */
  trouble: ((code: Trouble) => void) | null = null;
  #worker: Worker | null = null;
  #next = 1;
  readonly #waiting = new Map<number, Waiting>();
  readonly #wires = new Map<number, (message: Outgoing) => void>();

  /** A request of the HTTP interface, answered here. */
  async ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const id = this.#next++;
    const answer = await new Promise<Answer>((settle, fail) => {
      this.#waiting.set(id, { settle, fail });
      this.#post({ kind: "ask", id, method, path, name: person.name, body: body ?? null });
    });
    if (answer.status < 300) return answer.body as T;
    const { code, rule, retry_ms } = (answer.body as Failure).error;
    throw new Refusal(code, rule ?? null, retry_ms ?? null, answer.status);
  }

  /** Make a table here; browsers are asked not to throw it away. */
  async make(wish: NewTable): Promise<TableInfo> {
    void navigator.storage?.persist?.();
    return this.ask("POST", "/api/tables", wish);
  }

  /** Look at a table; returns what to say there, and how to leave. */
  open(table: string, hear: (message: Outgoing) => void): { say(message: Incoming): void; close(): void } {
    const wire = this.#next++;
    this.#wires.set(wire, hear);
    this.#post({ kind: "open", wire, table });
    return {
      say: (message) => this.#post({ kind: "say", wire, message }),
      close: () => {
        this.#wires.delete(wire);
        this.#post({ kind: "close", wire });
      },
    };
  }

  #post(message: ToWorker): void {
    this.#worker ??= this.#start();
    this.#worker.postMessage(message);
  }

  #start(): Worker {
    const worker = new Worker(new URL("../offline/worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#hear(data);
    worker.onerror = (event) => {
      console.error(event.message);
      this.#broken();
    };
    return worker;
  }

  #hear(message: FromWorker): void {
    if (message.kind === "answer") {
      this.#waiting.get(message.id)?.settle(message);
      this.#waiting.delete(message.id);
    } else if (message.kind === "hear") this.#wires.get(message.wire)?.(message.message);
    else if (message.code === "no_engine") this.#broken();
    else this.trouble?.(message.code);
  }

  /** The engine does not run here: the browser is too old, memory too small, or a file is missing. */
  #broken(): void {
    this.#worker?.terminate();
    this.#worker = null;
    for (const { fail } of this.#waiting.values()) fail(new Refusal("no_engine"));
    this.#waiting.clear();
    for (const hear of [...this.#wires.values()]) hear({ type: "bye", why: "no_engine" });
    this.#wires.clear();
  }
}

export const device = new Device();

/** The line of a table to the worker: it is never lost, and news of another page are asked for in front. */
export class DeviceLine implements Talk {
  talking = false;
  readonly #caller: Caller;
  readonly #wire: ReturnType<Device["open"]>;

  constructor(table: string, caller: Caller) {
    this.#caller = caller;
    this.#wire = device.open(table, (message) => caller.hear(message));
    document.addEventListener("visibilitychange", this.#front);
    queueMicrotask(() => this.reopen());
  }

  stop(): void {
    document.removeEventListener("visibilitychange", this.#front);
    this.#wire.close();
  }

  send(message: Incoming): void {
    this.#wire.say(message);
  }

  greeted(): void {
    this.talking = true;
  }

  later(pauseMs: number): void {
    setTimeout(() => this.reopen(), pauseMs);
  }

  hurry(): void {
    // nothing is faster than the worker
  }

  reopen(): void {
    this.talking = false;
    this.send(this.#caller.hello());
  }

  #front = (): void => {
    if (document.visibilityState === "visible" && this.talking) this.send({ type: "sync" });
  };
}
