/**
 * Shows what a scoring brings, beat by beat, over whatever the screen shows by then. A tap ends it, and it never holds
 * anything up: the table has long moved on. With animation off nothing is shown.
 */
import { mount, unmount } from "svelte";
import type { BirdieView } from "../forms.ts";
import type { Happening, TableModel } from "../../../model.ts";
import { pace } from "../../../state/settings.svelte.ts";
import { flapValues } from "../components.ts";
import { isCovered } from "../../../screens/table/curtain.ts";
import { shell } from "../../../screens/table/shell.svelte.ts";
import { who } from "../../../words/telling.ts";
import { keepGot, type Best } from "./best.ts";
import { sumOf } from "./board.ts";
import { beats, stageOf, standsFor, type Beat, type Stage } from "./script.ts";
import ShowView from "./Show.svelte";

/** A moment longer than a bot needs between two actions of one turn. */
const LINGER_MS = 500;

export class Show {
  readonly table: TableModel;
  beat = $state.raw<Beat | null>(null);
  best = $state.raw<Best | null>(null);
  #queue: Beat[] = [];
  /** Where the programme ends so far, and where this seat began. */
  #end: Stage | null = null;
  #first: Stage | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #view: ReturnType<typeof mount> | null = null;
  #unhang: (() => void) | null = null;

  constructor(table: TableModel) {
    this.table = table;
  }

  /** Something happened at the table: what of it is scoring is put on the programme. */
  hear = (happening: Happening): void => {
    const before = happening.before as BirdieView | null;
    const seat = before?.scoring ? before.seat : null;
    if (!before || seat === null || !Array.isArray(before.lines[seat])) return;
    const expert = before.variant === "expert";
    const own = this.#own(seat);
    const going = this.#end && standsFor(this.#end, before, seat) ? this.#end : null;
    const start = going ?? stageOf(before, seat);
    if (!going || !this.#first) this.#first = start;
    const programme = beats(start, happening.events, expert, this.#first);
    if (!programme.length) return;
    const done = programme.at(-1)!;
    this.#end = done.end ? null : done.stage;
    if (own && done.end) this.#count(before, done.stage);
    if (pace(1) === 0 || (this.table.full && isCovered(this.table.full))) return;
    // the player's own cuts are there already
    this.#queue.push(...programme.filter((beat) => !(own && beat.said.id === "declared")));
    if (!this.#view) this.#open();
  };

  #own = (seat: number) => this.table.full !== null && who(this.table.full, seat) === "you";

  /** The best was kept at the beginning; now it is known what was made of it. */
  #count(before: BirdieView, stage: Stage): void {
    const total = sumOf(stage.marks, flapValues(before.options)).total;
    this.best = keepGot(this.table.full!, before.round, total);
  }

  #open(): void {
    this.#next();
    if (!this.beat) return;
    this.#view = mount(ShowView, { target: document.body, props: { show: this } });
    this.#unhang = shell.hang(() => this.close(false));
  }

  #next = (): void => {
    const beat = this.#queue.shift();
    if (!beat) {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => (this.#queue.length ? this.#next() : this.close()), pace(LINGER_MS));
      return;
    }
    this.beat = beat;
    this.#timer = setTimeout(
      this.#next,
      pace(beat.ms + (beat.end && this.best?.got != null && this.#own(beat.stage.seat) ? 1500 : 0)),
    );
  };

  /** To the end of this seat's scoring; at its end, on to the next one's or away. */
  skip = (): void => {
    clearTimeout(this.#timer);
    const end = this.#queue.findIndex((beat) => beat.end);
    if (end < 0) return this.close();
    this.#queue.splice(0, end);
    this.#next();
  };

  /** Without `outro` it is gone at once. */
  close(outro = true): void {
    clearTimeout(this.#timer);
    this.#unhang?.();
    this.#queue = [];
    const view = this.#view;
    this.#view = null;
    this.best = null;
    if (view) void unmount(view, { outro });
  }
}

const shows = new WeakMap<TableModel, Show>();

/** The show of a table: there is one, and it hears everything from the first time it is asked for. */
export function showOf(table: TableModel): Show {
  let show = shows.get(table);
  if (!show) {
    show = new Show(table);
    shows.set(table, show);
    table.onHappening(show.hear);
    // a bot may have begun before this was loaded
    for (const happening of table.log) show.hear(happening);
  }
  return show;
}
