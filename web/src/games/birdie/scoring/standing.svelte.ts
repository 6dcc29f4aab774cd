/** The line that is scored, in both variants: what lies before its player, and what a plan for it has to follow. */
import { untrack } from "svelte";
import { birdOf, type Bird, type BirdieAction, type CardName } from "../forms.ts";
import { flapValues } from "../components.ts";
import type { Happened, TableModel } from "../../../model.ts";
import { hints } from "../../../screens/table/hints.svelte.ts";
import { marksOf, markedAll, sumOf } from "./board.ts";
import { drafting } from "./drafting.svelte.ts";
import type { Moving } from "./moving.svelte.ts";
import { momentOf, Sandbox } from "./sandbox.ts";
import { solved } from "./solving.ts";

export class Standing {
  readonly sandbox: Sandbox;
  readonly #table: () => TableModel;

  constructor(table: () => TableModel) {
    this.#table = table;
    this.sandbox = new Sandbox(table);
  }

  readonly truth = $derived.by(() => this.sandbox.now);
  readonly seat = $derived(this.truth.view.seat ?? 0);
  readonly flaps = $derived(flapValues(this.truth.view.options));
  /** What was written before this line. */
  readonly before = $derived(marksOf(this.truth.view, this.seat));
  readonly hand = $derived.by((): readonly CardName[] => {
    const held = this.truth.view.hands[this.seat];
    return Array.isArray(held) ? held : [];
  });

  /** The board after these events, and its total. */
  after = (events: readonly Happened[]) => markedAll(this.before, events);
  total = (events: readonly Happened[]) => sumOf(this.after(events), this.flaps).total;
  cardOf = (bird: Bird): CardName | null => this.hand.find((card) => birdOf(card) === bird) ?? null;

  /**
   * Look after a plan, for as long as its scene is shown: another moment makes it void, a reload does not, and a hint
   * that is to be shown at the table takes its place.
   */
  attend(plan: Planned, moving: Moving, propose: (actions: BirdieAction[]) => Promise<void>): void {
    const moment = $derived(momentOf(this.truth.view));
    let known = untrack(() => moment);
    $effect.pre(() => {
      if (known === moment) return;
      known = moment;
      untrack(() => plan.restart());
      moving.end();
    });
    $effect(() => solved(this.#table()));
    drafting(plan);
    $effect(() => {
      const actions = hints.proposal as BirdieAction[] | null;
      if (actions) void untrack(() => propose(actions).then(() => moving.follow(actions)));
    });
  }
}

type Planned = {
  readonly plan: BirdieAction[];
  propose(actions: BirdieAction[]): Promise<void>;
  restart(): void;
};
