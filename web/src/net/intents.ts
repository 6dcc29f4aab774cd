/** Commands on their way. Each keeps its id until it is answered, however often it has to be sent. */
import type { Outcome } from "../model.ts";
import type { Ack, Incoming, Nack } from "./messages.ts";

export type Command = Exclude<Incoming, { type: "hello" | "ping" | "sync" }>;
type Intent = { command: Command; settle: (outcome: Outcome) => void; due: number; ack: Ack | null };

/** Milliseconds without an answer after which an intent is sent again, even if the connection seems to work. */
const ANSWER_MS = 10_000;
/** Milliseconds after the answer within which its outcome should arrive; later, something was lost on the way. */
const OUTCOME_MS = 1_500;

export class Intents {
  /** In the order in which they were made. */
  #open = new Map<string, Intent>();
  #changed: () => void;

  /** `changed` is called whenever there may be more or fewer of them. */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** Whether the player waits for something that changes the table; talking goes on beside it. */
  get busy(): boolean {
    return [...this.#open.values()].some(({ command }) => command.type !== "say");
  }

  add(command: Command): Promise<Outcome> {
    return new Promise((settle) => {
      this.#open.set(command.id, { command, settle, due: 0, ack: null });
      this.#changed();
    });
  }

  /** Those to be sent now; they are not due again for a while. */
  take(now: number): Command[] {
    const due = [...this.#open.values()].filter((intent) => intent.ack === null && intent.due <= now);
    for (const intent of due) intent.due = now + ANSWER_MS;
    return due.map(({ command }) => command);
  }

  /** Whether the outcome of something that is committed should be known by now; it is not asked again for a while. */
  overdue(now: number): boolean {
    const late = [...this.#open.values()].filter((intent) => intent.ack !== null && intent.due <= now);
    for (const intent of late) intent.due = now + OUTCOME_MS;
    return late.length > 0;
  }

  /** When there is something to do for the next one; null if there are none. */
  get nextDue(): number | null {
    const due = [...this.#open.values()].map((intent) => intent.due);
    return due.length ? Math.min(...due) : null;
  }

  /** A new connection: what was not answered on an earlier one is due at once. */
  again(): void {
    for (const intent of this.#open.values()) intent.due = 0;
  }

  /** It is committed; callers hear of it once its outcome is known here, too. */
  acknowledge(ack: Ack, knownV: number, now: number): void {
    const intent = this.#open.get(ack.id);
    if (intent) Object.assign(intent, { ack, due: now + OUTCOME_MS });
    this.known(knownV);
  }

  /** Everything up to `v` is known. */
  known(v: number): void {
    for (const { command, ack } of [...this.#open.values()])
      if (ack !== null && ack.v <= v) this.#settle(command.id, { ok: true, ack });
  }

  /** It was refused; or the server could not decide, and named a time to ask again. Returns whether it is over. */
  refuse(nack: Nack, now: number): Command | null {
    const intent = this.#open.get(nack.id);
    if (!intent) return null;
    if (nack.retry_ms != null) {
      intent.due = now + nack.retry_ms;
      return null;
    }
    this.#settle(nack.id, { ok: false, code: nack.code, rule: nack.rule ?? null, nack });
    return intent.command;
  }

  /** The seat is free: the player who wanted to leave has left, and the acknowledgement had no way to come. */
  unseated(v: number, rev: number): void {
    for (const { command } of [...this.#open.values()])
      if (command.type === "leave")
        this.#settle(command.id, { ok: true, ack: { type: "ack", id: command.id, v, rev } });
  }

  /** Nothing more will be answered. */
  end(): void {
    for (const id of [...this.#open.keys()])
      this.#settle(id, { ok: false, code: "gone", rule: null, nack: null });
  }

  #settle(id: string, outcome: Outcome): void {
    const intent = this.#open.get(id);
    this.#open.delete(id);
    this.#changed();
    intent?.settle(outcome);
  }
}

/** A new id for an intent; `randomUUID` is not there on a friend's phone in the same network, without https. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
