/**
 * A table behind which no others sit: a moment of a record, from which somebody tries things. Lessons, puzzles and score
 * sheets show the screens of the games with it. What follows from an action is asked from the server, as at any table.
 */
import type { GameRecord } from "../games/record.ts";
import type { Action, Happened, Happening, Outcome, TableModel } from "../model.ts";
import { api } from "../net/api.ts";
import { refusalOf } from "../net/fault.ts";
import type { Attempt, Played } from "../net/interface.ts";
import type { Full, SeatInfo, Viewer } from "../net/messages.ts";
import { Alone, done, refused } from "./alone.ts";
import { momentOf, type Moment } from "./moment.ts";

/** Whether actions are to be done: a lesson says why not, a puzzle may keep them for itself. */
export type Gate = (actions: Action[]) => Promise<Outcome | null> | Outcome | null;

/** `lens`: how a view is shown, where more lies open than a seat would see at a table. */
type Options = {
  gate?: Gate;
  id?: string;
  seats?: SeatInfo[];
  lens?: (view: Moment["view"]) => Moment["view"];
};

export class StudyTable extends Alone implements TableModel {
  full = $state.raw<Full | null>(null);
  log = $state.raw<Happening[]>([]);
  busy = $state(false);
  /** What was done here since the beginning, to be taken back step by step. */
  record = $state.raw<GameRecord>()!;
  readonly #begin: number;

  constructor(
    record: GameRecord,
    readonly you: Viewer,
    private readonly options: Options = {},
  ) {
    super(record.players);
    this.record = record;
    this.#begin = record.actions.length;
  }

  /** After this many actions. */
  get at(): number {
    return this.record.actions.length;
  }

  /** Ask what can be done here, and show it. */
  async open(): Promise<void> {
    this.#settle(await api.study.play(this.record, this.at, []));
  }

  /** Show a moment that is known already. */
  show(moment: Moment, events: Happened[] = []): void {
    const before = this.full?.view ?? null;
    this.full = momentOf(this.record, moment, this.you, this.options.id, this.options.seats);
    this.full.undo = this.at > this.#begin ? "yes" : "nothing";
    if (!events.length) return;
    const happening = { v: this.full.v, events, before, after: moment.view };
    this.log = [...this.log, happening];
    this.tell(happening);
  }

  /** Let it be seen and heard as if it happened, while everything stays as it is. */
  perform(events: Happened[]): void {
    const view = this.full?.view ?? null;
    const happening = { v: this.full?.v ?? 0, events, before: view, after: view };
    this.tell(happening);
  }

  /** Back to the beginning. */
  async restart(actions: Action[] = []): Promise<void> {
    this.record = { ...this.record, actions: [...this.record.actions.slice(0, this.#begin), ...actions] };
    this.log = [];
    await this.open();
  }

  async act(actions: Action[]): Promise<Outcome> {
    if (this.busy) return refused("busy");
    this.busy = true;
    try {
      const stopped = await this.options.gate?.(actions);
      if (stopped) return stopped;
      this.#settle(await api.study.play(this.record, this.at, actions));
      return done(this.at);
    } catch (error) {
      const { code, rule } = refusalOf(error);
      return refused(code, rule);
    } finally {
      this.busy = false;
    }
  }

  /** Take the last action back. */
  async undo(): Promise<Outcome> {
    if (this.busy || this.at <= this.#begin) return refused("undo_nothing");
    this.busy = true;
    try {
      const shorter = { ...this.record, actions: this.record.actions.slice(0, -1), result: null };
      const played = await api.study.play(shorter, shorter.actions.length, []);
      this.log = this.log.slice(0, -1);
      this.#settle(played);
      return done(this.at);
    } catch (error) {
      const { code, rule } = refusalOf(error);
      return refused(code, rule);
    } finally {
      this.busy = false;
    }
  }

  async attempt(actions: Action[]): Promise<Attempt | null> {
    try {
      return await api.study.attempt(this.record, this.at, actions);
    } catch (error) {
      refusalOf(error);
      return null;
    }
  }

  #settle(played: Played): void {
    this.record = played.record;
    const mine = this.you.kind === "seat" && played.seat === this.you.seat;
    const view = this.options.lens?.(played.view) ?? played.view;
    const moment = { at: this.at, view, legal: mine ? played.legal : [], result: played.result };
    this.show(moment, played.events);
  }
}
