/** A table behind which no others sit: what cannot be done there, and how its happenings are heard. */
import type { Happening, Outcome } from "../model.ts";
import { Refusal } from "../net/api.ts";
import type { Hint } from "../net/interface.ts";
import type { Presence } from "../net/messages.ts";

export class Alone {
  readonly link = "live" as const;
  readonly closed = null;
  readonly presence: Presence;
  readonly #listeners = new Set<(happening: Happening) => void>();

  constructor(players: number) {
    this.presence = { type: "presence", seats: Array.from({ length: players }, () => true), watchers: 0 };
  }

  protected no = async (): Promise<Outcome> => refused("not_here");
  back = this.no;
  vote = this.no;
  leave = this.no;
  resign = this.no;
  comeBack = this.no;
  say = this.no;
  hint = (): Promise<Hint> => Promise.reject(new Refusal("no_hints"));
  resync = () => undefined;
  onHappening = (listener: (happening: Happening) => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  protected tell(happening: Happening): void {
    for (const listener of this.#listeners) listener(happening);
  }
}

export const refused = (code: string, rule: string | null = null): Outcome => ({
  ok: false,
  code,
  rule,
  nack: null,
});
export const done = (at: number): Outcome => ({
  ok: true,
  ack: { type: "ack", id: "study", v: at + 1, rev: at },
});
