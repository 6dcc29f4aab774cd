/**
 * A line to the server that is always opened again: soon at first and then every few seconds, at once when the page
 * comes back to the front or the network comes back, and without sockets where there are none.
 */
import type { Incoming, Outgoing } from "./messages.ts";
import { pollingWire, socketWire, type Wire } from "./wire.ts";

const PING_MS = 2_500;
/** How long an answer may take when the page comes back to the front, before the connection is taken for dead. */
const PROMPT_MS = 1_500;
const PAUSES_MS = [0, 250, 500, 1_000, 2_000, 4_000];
/** Maximum number of sockets in a row that stay silent; then the line polls instead. */
const DEAF = 4;
/** How often it is then looked whether there are sockets again: soon, and later now and then. */
const PROBES_MS = [5_000, 60_000];

export interface Caller {
  /** A new connection: what to say first. */
  hello(): Incoming;
  hear(message: Outgoing): void;
  /** The connection is gone; another one is on its way. */
  lost(): void;
}

/** What a table asks of its line, whatever is at the other end. */
export interface Talk {
  /** Whether the greeting is over: what is said now is heard. */
  readonly talking: boolean;
  stop(): void;
  send(message: Incoming): void;
  /** Lift the curtain of a shared table for a seat, or lower it; only lines to this device have one. */
  curtain?(seat: number | null): void;
  greeted(): void;
  later(pauseMs: number): void;
  hurry(): void;
  reopen(): void;
}

type Timer = ReturnType<typeof setTimeout> | undefined;

export class Line implements Talk {
  /** Whether the greeting is over: what is said now is heard. */
  talking = false;

  #caller: Caller;
  #wire: Wire | null = null;
  #polling = false;
  #since = 0;
  #heard = 0;
  /** Nothing was heard on this connection yet. */
  #mute = true;
  #failures = 0;
  #deaf = 0;
  #probes = 0;
  #probe: Wire | null = null;
  #probing: Timer;
  #retry: Timer;
  #ticking: Timer;
  #prompt: Timer;
  #stopped = false;

  constructor(caller: Caller) {
    this.#caller = caller;
    document.addEventListener("visibilitychange", this.#front);
    addEventListener("pageshow", this.#front);
    addEventListener("online", this.#front);
    addEventListener("offline", this.#offline);
    this.reopen();
  }

  /** No more. */
  stop(): void {
    this.#stopped = true;
    document.removeEventListener("visibilitychange", this.#front);
    removeEventListener("pageshow", this.#front);
    removeEventListener("online", this.#front);
    removeEventListener("offline", this.#offline);
    this.#drop();
    clearTimeout(this.#retry);
  }

  send(message: Incoming): void {
    this.#wire?.send(message);
  }

  /** The greeting is over, all is well. */
  greeted(): void {
    this.#failures = 0;
    this.talking = this.#wire !== null;
  }

  /** Close this one, and open another after this many milliseconds. */
  later(pauseMs: number): void {
    this.#drop();
    this.#soon(pauseMs);
  }

  /** Somebody waits: do not wait for the next try, but let one that is just under way go on. */
  hurry(): void {
    if (this.#wire === null || Date.now() - this.#since > PROMPT_MS) this.#soon(0);
  }

  /** Open another one, now. */
  reopen(): void {
    if (this.#stopped) return;
    this.#drop();
    clearTimeout(this.#retry);
    this.#polling = this.#deaf >= DEAF;
    this.#mute = true;
    this.#heard = this.#since = Date.now();
    this.#wire = (this.#polling ? pollingWire : socketWire)({
      open: () => {
        this.#heard = Date.now();
        this.send(this.#caller.hello());
      },
      message: (message) => {
        this.#heard = Date.now();
        this.#mute = false;
        if (!this.#polling) this.#deaf = 0;
        this.#caller.hear(message);
      },
      gone: () => this.#lost(),
    });
    this.#ticking = setInterval(() => this.#tick(), PING_MS);
    if (this.#polling) this.#probeSoon();
  }

  #drop(): void {
    clearInterval(this.#ticking);
    clearTimeout(this.#prompt);
    clearTimeout(this.#probing);
    this.talking = false;
    this.#wire?.close();
    this.#probe?.close();
    this.#wire = this.#probe = null;
  }

  #lost(): void {
    // a server that does not answer without sockets either is away: then sockets are tried again
    if (this.#mute && navigator.onLine) this.#deaf = this.#polling ? 0 : this.#deaf + 1;
    const pause = PAUSES_MS[Math.min(this.#failures, PAUSES_MS.length - 1)]!;
    this.#failures += 1;
    this.later(pause * (0.75 + Math.random() / 2));
    this.#caller.lost();
  }

  #soon(pauseMs: number): void {
    clearTimeout(this.#retry);
    if (!this.#stopped) this.#retry = setTimeout(() => this.reopen(), pauseMs);
  }

  #tick(): void {
    if (this.#wire && Date.now() - this.#heard > this.#wire.silenceMs) this.#lost();
    else if (this.talking) this.send({ type: "ping" });
  }

  /** Sockets were blocked: see now and then whether they still are. */
  #probeSoon(): void {
    const pause = PROBES_MS[Math.min(this.#probes, PROBES_MS.length - 1)]!;
    this.#probes += 1;
    this.#probing = setTimeout(() => {
      this.#probe?.close();
      this.#probe = socketWire({
        open: () => {
          this.#deaf = this.#probes = 0;
          this.reopen();
        },
        message: () => undefined,
        gone: () => undefined,
      });
      this.#probeSoon();
    }, pause);
  }

  /** The page is in front again: whatever the socket believes, the truth is asked for, and soon. */
  #front = (): void => {
    if (document.visibilityState === "hidden") return;
    if (!this.talking) {
      this.hurry();
      return;
    }
    this.send({ type: "sync" });
    const asked = Date.now();
    clearTimeout(this.#prompt);
    this.#prompt = setTimeout(() => {
      if (this.#heard <= asked) this.#lost();
    }, PROMPT_MS);
  };

  /** The machine says that it has no network: that is all that is known until something is heard again. */
  #offline = (): void => this.#caller.lost();
}
