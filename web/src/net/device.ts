/** What this device answers itself, by two workers: its tables, and work that takes long. Both start when needed. */
import { Refusal } from "./api.ts";
import type { Failure } from "./interface.ts";
import type { Caller, Talk } from "./line.ts";
import { isForEither, isLong, noteAnalysis, type Wished } from "./local.ts";
import type { Incoming, Outgoing, TableInfo } from "./messages.ts";
import { STUDIES, type Trouble } from "./talk.ts";
import { WorkerClient, type News } from "./worker-client.ts";

class Device {
  #tell: ((code: Trouble) => void) | null = null;
  #untold: Trouble | null = null;
  readonly #wires = new Map<number, (message: Outgoing) => void>();
  readonly #tables = new WorkerClient("tables", (message) => this.#hear(message));
  readonly #studies = new WorkerClient(STUDIES, () => undefined);
  #next = 1;

  /** A request of the HTTP interface, answered here. */
  async ask<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
    const { status, body: found } = await this.#clientOf(path).ask(method, path, body ?? null, signal);
    if (status < 300) {
      if (path === "/api/analyses") noteAnalysis((found as { key: string }).key);
      return found as T;
    }
    const { code, rule, retry_ms } = (found as Failure).error;
    throw new Refusal(code === "error" ? "device_error" : code, rule ?? null, retry_ms ?? null, status);
  }

  /** Make a table here; browsers are asked not to throw it away. */
  async make(wish: Wished): Promise<TableInfo> {
    void navigator.storage?.persist?.();
    return this.ask("POST", "/api/tables", wish);
  }

  /** Be told of what people should know, or no more. What nobody heard comes at once: tables are made before they are shown. */
  onTrouble(tell: ((code: Trouble) => void) | null): void {
    this.#tell = tell;
    if (!tell || !this.#untold) return;
    tell(this.#untold);
    this.#untold = null;
  }

  /** Have tables ready, as somebody will want to play soon. */
  prepare(): void {
    this.#tables.start();
  }

  /** Look at a table; returns what to say there, for whom the curtain is lifted, and how to leave. */
  open(
    table: string,
    hear: (message: Outgoing) => void,
  ): { say(message: Incoming): void; curtain(seat: number | null): void; close(): void } {
    const wire = this.#next++;
    this.#wires.set(wire, hear);
    this.#tables.post({ kind: "open", wire, table });
    return {
      say: (message) => this.#tables.post({ kind: "say", wire, message }),
      curtain: (seat) => this.#tables.post({ kind: "curtain", wire, seat }),
      close: () => {
        this.#wires.delete(wire);
        this.#tables.post({ kind: "close", wire });
      },
    };
  }

  #clientOf(path: string): WorkerClient {
    if (isForEither(path))
      return this.#studies.running && !this.#tables.running ? this.#studies : this.#tables;
    return isLong(path) ? this.#studies : this.#tables;
  }

  #hear(message: News): void {
    if (message.kind === "hear") this.#wires.get(message.wire)?.(message.message);
    else if (message.code === "not_kept") {
      if (this.#tell) this.#tell(message.code);
      else this.#untold = message.code;
    } else {
      for (const hear of [...this.#wires.values()]) hear({ type: "bye", why: message.code });
      this.#wires.clear();
    }
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

  curtain(seat: number | null): void {
    this.#wire.curtain(seat);
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
