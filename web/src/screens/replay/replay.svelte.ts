/**
 * A replay: every moment of a record, seen by somebody's eyes. All moments come in one answer per pair of eyes; from
 * then on a step is only another number.
 */
import { logicOf } from "../../games/logic.ts";
import { SvelteMap } from "svelte/reactivity";
import type { GameRecord } from "../../games/record.ts";
import type { Result, View } from "../../games/documents.ts";
import type { Action, Happened, Happening } from "../../model.ts";
import { api } from "../../net/api.ts";
import type { Played, Step } from "../../net/interface.ts";
import type { Full, SeatInfo } from "../../net/messages.ts";
import { momentOf, seatsOf } from "../../study/moment.ts";
import { together, viewerOf, withDecks, type Eyes } from "./eyes.ts";
import { ends, marksOf, turnAfter, turnBefore, turnStarts, whereabouts } from "./turns.ts";

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type PlaySpeed = (typeof SPEEDS)[number];
/** How long a moment is looked at; one in which nothing is seen to happen goes by. */
const LOOK_MS = 1_300;
const NOTHING_MS = 220;

/** What would have been, shown instead of what was. */
export type WhatIf = { view: View; events: Happened[] };

export type Source = {
  id: string;
  record: GameRecord;
  seats?: SeatInfo[];
  /** The viewer's own seat, if they sat there: then sentences say "you". */
  mine?: number | null;
  /** Whether strangers may have played: at a public table, or nobody knows where. */
  strangers?: boolean;
};
/** Whoever knows what a record holds. */
export type Answers = {
  steps: typeof api.study.steps;
  play(record: GameRecord, at: number, actions: Action[]): Promise<Pick<Played, "view" | "events">>;
};

export class Replay {
  readonly id: string;
  readonly seats: SeatInfo[];
  readonly mine: number | null;
  readonly strangers: boolean;
  record = $state.raw<GameRecord>()!;
  at = $state(0);
  eyes = $state.raw<Eyes>("all");
  playing = $state(false);
  speed = $state<PlaySpeed>(1);
  whatIf = $state.raw<WhatIf | null>(null);
  /** Eyes that are on their way. */
  coming = $state.raw<Eyes | null>(null);
  #steps = $state.raw<Step[]>([]);
  #result: Result | null = null;
  readonly #known = new Map<Eyes, Promise<Step[]>>();
  readonly #ask: Answers;
  readonly #listeners = new Set<(happening: Happening) => void>();
  /** What other actions would have led to, by moment. */
  readonly #instead = new SvelteMap<number, WhatIf>();
  readonly #asked = new Set<number>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(source: Source, ask: Answers = api.study) {
    this.id = source.id;
    this.record = source.record;
    this.seats = source.seats ?? seatsOf(source.record);
    this.mine = source.mine ?? null;
    this.strangers = source.strangers ?? false;
    this.#ask = ask;
  }

  /** Show a moment as somebody saw it, as soon as it is known. */
  async open(at: number, eyes: Eyes): Promise<void> {
    await this.look(eyes);
    this.at = Math.min(Math.max(at, 0), this.last);
  }

  get last(): number {
    return this.#steps.length - 1;
  }
  get steps(): readonly Step[] {
    return this.#steps;
  }
  get game(): GameRecord["game"] {
    return this.record.game;
  }
  readonly step = $derived(this.#steps[this.at]!);
  readonly starts = $derived(turnStarts(this.#steps, this.record.game));
  readonly marks = $derived(marksOf(this.#steps));
  readonly where = $derived(whereabouts(this.#steps, this.starts, this.at, this.record.game));
  /** Whether the record ends with the game's end: one that was resigned is over, too. */
  readonly over = $derived(this.#steps.length > 0 && ends(this.#steps.at(-1)!));
  /** The moment as a table's screens want it. */
  readonly full = $derived.by(() => this.#full(this.at, this.whatIf?.view ?? this.step.view));
  /** The seat whose hand is shown: whose eyes these are, else whoever decides, or decided last. */
  readonly shownSeat = $derived(
    typeof this.eyes === "number" ? this.eyes : (this.step.seat ?? this.step.by ?? 0),
  );
  /** What sentences are told with: the reader's own seat is "you". */
  readonly telling = $derived.by((): Full =>
    this.mine === null ? this.full : { ...this.full, you: { kind: "seat", seat: this.mine }, legal: [] },
  );

  #full(at: number, view: View): Full {
    const moment = { at, view, result: this.#result };
    return momentOf(this.record, moment, viewerOf(this.eyes), this.id, this.seats, this.strangers);
  }

  /** See with other eyes. What was shown stays until they are there. */
  async look(eyes: Eyes): Promise<void> {
    this.coming = eyes;
    try {
      const steps = await this.#seen(eyes);
      if (this.coming !== eyes) return;
      this.#steps = steps;
      this.eyes = eyes;
    } finally {
      if (this.coming === eyes) this.coming = null;
    }
  }

  #seen(eyes: Eyes): Promise<Step[]> {
    const known = this.#known.get(eyes);
    if (known) return known;
    const asked = this.#fetch(eyes).then((steps) => withDecks(this.record, steps, eyes));
    this.#known.set(eyes, asked);
    asked.catch(() => this.#known.delete(eyes));
    return asked;
  }

  async #fetch(eyes: Eyes): Promise<Step[]> {
    if (eyes === "all") {
      const seats = Array.from({ length: this.record.players }, (_, seat) => this.#one(seat));
      return together(await this.#one(null), await Promise.all(seats));
    }
    return this.#one(eyes === "watch" ? null : eyes);
  }

  async #one(seat: number | null): Promise<Step[]> {
    const { record, steps, result } = await this.#ask.steps(this.record, seat);
    this.record = record;
    this.#result = result;
    return steps;
  }

  /** Go to a moment; one step forward is told to whoever moves things on the board. */
  go(to: number): void {
    const at = Math.min(Math.max(to, 0), this.last);
    this.whatIf = null;
    if (at === this.at) return;
    if (at === this.at + 1) this.#tell(at);
    this.at = at;
  }

  #tell(at: number): void {
    const { events, view } = this.#steps[at]!;
    const happening = { v: at + 1, events, before: this.step.view, after: view };
    for (const listener of this.#listeners) listener(happening);
  }

  next = () => this.go(this.at + 1);
  previous = () => this.go(this.at - 1);
  nextTurn = () => this.go(turnAfter(this.starts, this.at));
  previousTurn = () => this.go(turnBefore(this.starts, this.at));

  /** Play, from the start again where the end is reached; or stop. */
  toggle(): void {
    if (this.playing) return this.pause();
    if (this.at >= this.last) this.go(0);
    this.playing = true;
    this.#later();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  #later(): void {
    clearTimeout(this.#timer);
    const ms = (this.step.events.length || this.at === 0 ? LOOK_MS : NOTHING_MS) / this.speed;
    this.#timer = setTimeout(() => {
      this.next();
      if (this.at < this.last) this.#later();
      else this.playing = false;
    }, ms);
  }

  faster(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length]!;
    if (this.playing) this.#later();
  }

  onHappening = (listener: (happening: Happening) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** What other actions would have led to at a moment; null until the server has said so, which this asks for. */
  instead(at: number, actions: Action[]): WhatIf | null {
    const known = this.#instead.get(at);
    if (!known && !this.#asked.has(at)) {
      this.#asked.add(at);
      this.#ask.play(this.record, at, actions).then(
        ({ view, events }) => this.#instead.set(at, { view: this.#opened(at, view, actions), events }),
        () => this.#asked.delete(at),
      );
    }
    return known ?? null;
  }

  /** As open as the moment itself is shown. */
  #opened(at: number, view: View, actions: readonly Action[]): View {
    return logicOf(this.game).replay.asOpen?.(view, this.#steps[at]!, actions) ?? view;
  }
}
