/**
 * The search for an opponent: it belongs to the page, not to a screen, so that one can play against a bot meanwhile.
 * Asking how it goes keeps it alive; when the page goes away it is stopped.
 */
import { Refusal } from "../net/api.ts";
import { api } from "../net/api.ts";
import { refusalOf } from "../net/fault.ts";
import type { Seeking as State, SeekWish } from "../net/interface.ts";

/** Milliseconds before asking again when the server could not be asked. */
const RETRY_MS = 3_000;
const NONE: State = { state: "none" } as State;

export class Seeking {
  /** What the server said last. */
  now = $state.raw<State>(NONE);
  /** When it said so. */
  #heard = 0;
  #asking: AbortController | null = null;
  trouble = $state.raw<Refusal | null>(null);

  get waiting(): boolean {
    return this.now.state === "waiting";
  }

  /** The table that was found, until somebody goes there. */
  get table(): string | null {
    return this.now.state === "found" ? (this.now.table ?? null) : null;
  }

  /** Milliseconds for which one has waited by now. */
  waited(at = Date.now()): number {
    return this.waiting ? (this.now.waited_ms ?? 0) + at - this.#heard : 0;
  }

  /** Look for somebody who wants the same, in place of what was looked for before. */
  async begin(wish: SeekWish): Promise<void> {
    this.#stopAsking();
    this.#hear(await api.seek(wish));
    void this.#ask();
  }

  /** Go on with a search that this page did not begin: it was loaded again. */
  async resume(): Promise<void> {
    if (this.#asking || this.table) return;
    this.#hear(await api.seeking(false));
    void this.#ask();
  }

  /** Stop looking. Where a table was found a moment before, it is there now. */
  async stop(): Promise<void> {
    this.#stopAsking();
    this.#hear(await api.stopSeeking());
  }

  /** Somebody goes to the table: it need not be told again. */
  async met(): Promise<void> {
    const { table } = this;
    this.now = NONE;
    if (table) await api.stopSeeking(table).catch(refusalOf);
  }

  /** The page goes away: nobody should be paired with it. */
  leave = (): void => {
    if (this.waiting)
      void fetch("/api/seek", { method: "DELETE", keepalive: true, credentials: "same-origin" });
  };

  #hear(state: State): void {
    this.now = state;
    this.#heard = Date.now();
    this.trouble = null;
  }

  #stopAsking(): void {
    this.#asking?.abort();
    this.#asking = null;
  }

  async #ask(): Promise<void> {
    if (!this.waiting) return;
    const asking = (this.#asking = new AbortController());
    const { signal } = asking;
    while (this.waiting && !signal.aborted) {
      let pause = 0;
      try {
        const { wish } = this.now;
        const state = await api.seeking(true, signal);
        if (signal.aborted) return;
        this.#hear(state);
        pause = state.again_ms ?? 0;
        if (state.state === "none" && wish) this.#hear(await api.seek(wish)); // we were away for too long
      } catch (error) {
        if (signal.aborted) return;
        this.trouble = refusalOf(error);
        pause = this.trouble.retryMs ?? RETRY_MS;
      }
      if (pause) await new Promise((done) => setTimeout(done, pause));
    }
    if (this.#asking === asking) this.#asking = null;
  }
}

export const seeking = new Seeking();
globalThis.addEventListener?.("pagehide", seeking.leave);
