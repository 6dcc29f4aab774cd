/**
 * Where things are tried: what a list of actions would lead to, asked from the server and remembered as long as the
 * truth does not move. Nothing is done. It ends with the scene that it was made for.
 */
import { onDestroy } from "svelte";
import { type BirdieAction, type BirdieView, viewOf, legalOf } from "../forms.ts";
import type { Happened, TableModel } from "../../../model.ts";
import type { Attempt } from "../../../net/interface.ts";

export type Seen = {
  view: BirdieView;
  legal: BirdieAction[];
  events: Happened[];
  /** What comes next is not the player's to see: scoring would be over, or a card would be drawn. */
  wall: boolean;
};

/** What an attempt shows. Behind a wall its last action is told as far as it is certain. */
export function seen(answer: Attempt): Seen {
  const walled = (answer.wall ?? null) !== null;
  return {
    view: viewOf(answer),
    legal: walled ? [] : legalOf(answer),
    events: [...answer.events, ...(answer.ahead ?? [])],
    wall: walled,
  };
}

/** What a plan leans on: another line or another phase makes it void; a word in the chat does not. */
export function momentOf(view: BirdieView): string {
  const seat = view.seat ?? 0;
  return JSON.stringify([view.round, view.phase, seat, view.lines[seat], view.hands[seat], view.scoring]);
}

const PAUSES_MS = [300, 900, 2_000];
const NEVER = new Promise<never>(() => {});

export class Sandbox {
  readonly #table: () => TableModel;
  #rev = -1;
  #known = new Map<string, Promise<Seen | null>>();
  #closed = false;

  constructor(table: () => TableModel) {
    this.#table = table;
    onDestroy(() => (this.#closed = true));
  }

  /** The scene is gone: nobody asks any more, and nobody waits for an answer. */
  get closed(): boolean {
    return this.#closed;
  }

  /** The truth, as if nothing were tried. */
  get now(): Seen {
    const full = this.#table().full!;
    return {
      view: viewOf(full),
      legal: legalOf(full),
      events: [],
      wall: false,
    };
  }

  /** What these actions would lead to; null where it cannot be told just now. No answer comes after the scene's end. */
  async look(actions: readonly BirdieAction[]): Promise<Seen | null> {
    if (this.#closed) return NEVER;
    const found = await this.#look(actions);
    return this.#closed ? NEVER : found;
  }

  #look(actions: readonly BirdieAction[]): Promise<Seen | null> {
    const rev = this.#table().full?.rev ?? 0;
    if (rev !== this.#rev) {
      this.#rev = rev;
      this.#known.clear();
    }
    if (!actions.length) return Promise.resolve(this.now);
    const key = JSON.stringify(actions);
    let answer = this.#known.get(key);
    if (!answer) {
      answer = this.#ask(actions);
      this.#known.set(key, answer);
      void answer.then((found) => found ?? this.#known.delete(key));
    }
    return answer;
  }

  /** A connection that is just being mended is waited for, as long as the question still makes sense. */
  async #ask(actions: readonly BirdieAction[]): Promise<Seen | null> {
    const rev = this.#rev;
    for (const pause of PAUSES_MS) {
      if (!this.now.legal.length || this.#table().busy) return null;
      const answer = await this.#table().attempt([...actions]);
      if (answer) return seen(answer);
      await new Promise((resolve) => setTimeout(resolve, pause));
      if (this.#closed || rev !== this.#table().full?.rev) return null;
    }
    return null;
  }
}
