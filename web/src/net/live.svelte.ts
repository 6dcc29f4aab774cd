/**
 * A table on the network, which mends itself. The connection is never the player's problem:
 *
 * - what was sent and not yet answered keeps its id and is sent again on the next connection; the server carries an id
 *   out once, whatever happens;
 * - numbers without gaps say whether something was missed; then the whole present is asked for;
 * - a page that comes back to the front, a network that comes back, a clock that was asleep: all ask for the present;
 * - it never stops trying (`line.ts`).
 */
import type { Action, Emote, Happening, LinkState, Outcome, TableModel } from "../model.ts";
import { api, Refusal } from "./api.ts";
import { Intents, newId, type Command } from "./intents.ts";
import type { Attempt, Hint, HintWish } from "./interface.ts";
import { Line, type Caller, type Talk } from "./line.ts";
import type { Ack, Ev, Full, Incoming, Nack, Outgoing, Presence } from "./messages.ts";
import type { Pacing } from "./pacing.ts";
import { after, covered, happenings, order, remembered, told } from "./present.ts";

const PROTOCOL = 1;
/** Goodbyes that name no time, but come from a slow network and not from us. */
const TEMPORARY = new Set(["no_hello"]);
const TEMPORARY_MS = 1_000;
/** Refusals that nobody needs to be told: another tab was faster. */
const QUIET = new Set(["stale"]);

export class LiveTable implements TableModel {
  full = $state.raw<Full | null>(null);
  link = $state<LinkState>("connecting");
  closed = $state<string | null>(null);
  presence = $state.raw<Presence | null>(null);
  log = $state.raw<Happening[]>([]);
  busy = $state(false);
  /** Told of every refusal that people should hear of. */
  refused: ((code: string, rule: string | null) => void) | null = null;
  /** Whether an entry should wait before it is shown, and for what; told of every entry that is shown. */
  pacing: Pacing | null = null;

  #id: string;
  #line: Talk;
  #stopped = false;
  #intents = new Intents(() => (this.busy = this.#intents.busy));
  #listeners = new Set<(happening: Happening) => void>();
  #waking: ReturnType<typeof setTimeout> | undefined;
  /** The viewer that this connection is for; another viewer needs another connection. */
  #eyes: string | null = null;
  /** What a new connection tells of the time without one: only the last of it brings the present. */
  #missed: Ev[] | null = null;
  /** The whole present was asked for. */
  #asked = false;
  /** Entries that wait until what is on the screen has landed, in their order. */
  #held: Ev[] = [];
  /** Whose eyes the curtain was moved for: what comes before their present was told to somebody else. */
  #awaited: string | null = null;

  /** `connect` opens the line to the table: to the server, unless something else is given. */
  constructor(id: string, connect: (caller: Caller) => Talk = (caller) => new Line(caller)) {
    this.#id = id;
    this.#line = connect({
      hello: () => this.#hello(),
      hear: (message) => this.#hear(message),
      lost: () => (this.link = "lost"),
    });
  }

  /** Let go of the table: nobody looks at it any more. */
  stop(): void {
    this.#stopped = true;
    this.#line.stop();
    this.#intents.end();
    this.#listeners.clear();
    clearTimeout(this.#waking);
    this.#held = [];
  }

  act = (actions: Action[]) => this.#intend({ type: "act", id: newId(), rev: this.full?.rev ?? 0, actions });
  undo = () => this.#intend({ type: "undo", id: newId(), rev: this.full?.rev ?? 0 });
  back = (say: "ask" | "yes" | "no") =>
    this.#intend({ type: "back", id: newId(), rev: this.full?.rev ?? 0, say });
  vote = (seat: number, replace: boolean) => this.#intend({ type: "vote", id: newId(), seat, replace });
  leave = () => this.#intend({ type: "leave", id: newId() });
  resign = () => this.#intend({ type: "resign", id: newId() });
  comeBack = () => this.#intend({ type: "return", id: newId() });
  say = (what: { text: string } | { emote: Emote }) => this.#intend({ type: "say", id: newId(), ...what });

  async attempt(actions: Action[]): Promise<Attempt | null> {
    try {
      return await api.attempt(this.#id, this.full?.rev ?? 0, actions);
    } catch (error) {
      if (error instanceof Refusal) return null;
      throw error;
    }
  }

  hint = (wish: HintWish): Promise<Hint> => api.hint(this.#id, wish);

  onHappening(listener: (happening: Happening) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** What was seen is forgotten at once; what the seat sees, or everybody, comes as a whole. */
  curtain(seat: number | null): void {
    if (this.#over || !this.full) return;
    this.#held = [];
    this.#awaited = seat === null ? "watch" : `seat:${seat}`;
    if (this.full.you.kind !== "watch") [this.full, this.log] = [covered(this.full), []];
    this.#line.curtain?.(seat);
  }

  resync(): void {
    if (this.#over) return;
    if (this.#line.talking) this.#line.send({ type: "sync" });
    else this.#line.hurry();
  }

  get #over(): boolean {
    return this.#stopped || this.closed !== null;
  }

  #intend(command: Command): Promise<Outcome> {
    const outcome = this.#intents.add(command);
    if (this.#over) this.#intents.end();
    else if (this.#line.talking) this.#speak();
    else this.#line.hurry();
    return outcome;
  }

  /** Say what is due, and wake when the next is. */
  #speak(): void {
    clearTimeout(this.#waking);
    if (!this.#line.talking) return;
    for (const command of this.#intents.take(Date.now())) this.#line.send(command);
    if (this.#intents.overdue(Date.now())) this.#line.send({ type: "sync" });
    const next = this.#intents.nextDue;
    if (next !== null) this.#waking = setTimeout(() => this.#speak(), Math.max(0, next - Date.now()));
  }

  #hello(): Incoming {
    this.#missed = [];
    this.#asked = false;
    this.#eyes = this.full && whoseEyes(this.full);
    const known = this.full ? { have: this.full.v, you: this.#eyes } : {};
    return { type: "hello", proto: PROTOCOL, table: this.#id, ...known };
  }

  /** An entry that should wait is held, and so are those after it; whatever else comes is heard at once. */
  #hear(message: Outgoing): void {
    if (this.#isForOthers(message)) return;
    if (message.type === "ev" && this.#missed === null) this.#pace(message);
    else {
      if (message.type === "full" || message.type === "bye")
        for (const ev of this.#held.splice(0)) this.#heard(ev);
      this.#heard(message);
    }
  }

  /** Everybody may hear what everybody sees; anything else on its way was meant for whoever looked before. */
  #isForOthers(message: Outgoing): boolean {
    if (this.#awaited === null) return false;
    if (message.type === "nack") delete message.full;
    if (message.type !== "full") return message.type === "ev";
    const eyes = whoseEyes(message);
    if (eyes !== this.#awaited && eyes !== "watch") return true;
    this.#awaited = null;
    return false;
  }

  #pace(ev: Ev): void {
    const first = this.#held.length === 0;
    const waits = first ? this.#waitsFor(ev) : null;
    if (first && waits === null) {
      this.#heard(ev);
      return;
    }
    this.#held.push(ev);
    if (first) void this.#release(waits);
  }

  #waitsFor = (ev: Ev): Promise<void> | null => (this.full && this.pacing?.wait(ev, this.full)) ?? null;

  /** Show what was held, one after the other, each when its time has come. */
  async #release(waits: Promise<void> | null): Promise<void> {
    for (let next = this.#held[0]; next; next = this.#held[0]) {
      await waits;
      if (this.#held[0] !== next) return;
      this.#held.shift();
      this.#heard(next);
      waits = this.#held[0] ? this.#waitsFor(this.#held[0]) : null;
    }
  }

  #heard(message: Outgoing): void {
    if (message.type === "bye") {
      this.#dismissed(message.why, message.retry_ms ?? null);
      return;
    }
    const greeting = this.#missed;
    if (message.type === "ev" && greeting && !message.view) {
      greeting.push(message);
      return;
    }
    this.#missed = null;
    const entries = [...(greeting ?? []), ...(message.type === "ev" ? [message] : [])];
    if (entries.length) this.#next(entries);
    if (message.type === "full") {
      if (!this.#take(message, greeting !== null)) return;
    } else if (message.type === "ack") this.#acknowledge(message);
    else if (message.type === "nack") this.#refuse(message);
    else if (message.type === "presence") this.presence = message;
    if (this.full !== null) this.#good();
  }

  /**
   * The whole truth. One that is older than what is known can only have been overtaken on its way. Returns whether the
   * connection is still good for who we are.
   */
  #take(full: Full, greeting: boolean): boolean {
    this.#asked = false;
    const eyes = whoseEyes(full);
    const known = this.full;
    if (known && !greeting && full.v < known.v && eyes === whoseEyes(known)) return true;
    this.full = full;
    this.log = told(full);
    this.#intents.known(full.v);
    const changed = this.#eyes !== null && this.#eyes !== eyes;
    this.#eyes = eyes;
    if (changed) this.#line.reopen();
    return !changed;
  }

  #next(entries: Ev[]): void {
    const known = this.full;
    let now = known;
    const news: Ev[] = [];
    for (const ev of entries) {
      const fits = order(now, ev.v);
      if (fits === "next") {
        now = after(now!, ev);
        news.push(ev);
      } else if (fits === "gap") {
        if (!this.#asked) this.#line.send({ type: "sync" });
        this.#asked = true;
        break;
      }
    }
    if (known === null || now === null || !news.length) return;
    this.full = now;
    const happened = happenings(known, news, now);
    const logged = happened
      .map((one) => ({ ...one, events: one.events.filter(({ id }) => id !== "said") }))
      .filter(({ events }) => events.length);
    if (logged.length) this.log = remembered([...this.log, ...logged], now);
    this.#intents.known(now.v);
    for (const one of happened) for (const listener of [...this.#listeners]) listener(one);
    if (happened.length) this.pacing?.shown();
  }

  /** The present is known: what was not answered on an earlier connection is said again, in its order. */
  #good(): void {
    if (this.#over) return;
    this.link = "live";
    if (this.#line.talking) return;
    this.#line.greeted();
    this.#intents.again();
    this.#speak();
  }

  #acknowledge(ack: Ack): void {
    this.#intents.acknowledge(ack, this.full?.v ?? 0, Date.now());
    this.#speak();
  }

  #refuse(nack: Nack): void {
    const { full } = nack;
    if (full && (this.full === null || whoseEyes(full) === whoseEyes(this.full))) this.#take(full, false);
    else if (full) this.#line.send({ type: "sync" }); // the curtain fell, or the seat is another's
    const over = this.#intents.refuse(nack, Date.now());
    this.#speak();
    if (over && over.type !== "say" && !QUIET.has(nack.code)) this.refused?.(nack.code, nack.rule ?? null);
  }

  #dismissed(why: string, retryMs: number | null): void {
    if (why === "unseated" && this.full) this.#intents.unseated(this.full.v, this.full.rev);
    if (retryMs === null && !TEMPORARY.has(why)) {
      this.#line.stop();
      this.closed = why;
      this.link = "closed";
      this.#intents.end();
      clearTimeout(this.#waking);
      return;
    }
    this.link = "lost";
    this.#line.later(retryMs ?? TEMPORARY_MS);
  }
}

const whoseEyes = (full: Full) =>
  full.you.seat == null ? full.you.kind : `${full.you.kind}:${full.you.seat}`;
