/**
 * The table of a lesson: a teacher sits behind it. Only what the step asks for can be touched, the others answer as it
 * was written, and everything is known beforehand, so that it goes on without a connection.
 */
import type { Action, Happened, Happening, Outcome, TableModel } from "../../model.ts";
import type { Attempt } from "../../net/interface.ts";
import type { Full, SeatInfo } from "../../net/messages.ts";
import { pace } from "../../state/settings.svelte.ts";
import type { View } from "../../games/documents.ts";
import { Alone, done, refused } from "../../study/alone.ts";
import { momentOf } from "../../study/moment.ts";
import {
  begin,
  changed,
  lead,
  progress,
  rest,
  walk,
  type LessonData,
  type Moment,
  type Step,
} from "./lesson.ts";

/** How long one looks at what somebody else did, and at what came of one's own move. */
const LOOK_MS = 1_300;
const AFTER_MS = 900;

export type Teacher = {
  /** What was asked for is done. */
  praise: () => void;
  /** Something else was tried. */
  nudge: () => void;
  seats: () => SeatInfo[];
};

export class LessonTable extends Alone implements TableModel {
  log = $state.raw<Happening[]>([]);
  busy = $state(false);
  #moment = $state.raw() as Moment;
  #step = $state.raw() as Step;
  /** What was done in this step so far. */
  #path = $state.raw<Action[]>([]);
  /** Whether the learner may do something: the others have answered, and it is not done yet. */
  #open = $state(false);
  #gone = false;

  /** The moment of a step, after the others have answered; `fresh`: they are still to do so. */
  constructor(
    private readonly lesson: LessonData,
    index: number,
    private readonly teacher: Teacher,
    fresh: boolean,
  ) {
    const step = lesson.steps[index]!;
    const start = begin(lesson, index);
    super(start.view.players);
    this.#step = step;
    this.#moment = fresh ? start : lead(step, start);
    this.log = this.#moment.events.map((events, i) => ({ v: i, events, before: null, after: null }));
    if (fresh) void this.#answers();
    else this.#open = true;
  }

  readonly full: Full = $derived.by(() => {
    const { at, view, result } = this.#moment;
    const moment = { at, view, legal: this.legal, result };
    const id = `lesson-${this.lesson.game}-${this.#step.scene}`;
    return momentOf(
      { ...view, names: [] },
      moment,
      { kind: "seat", seat: this.lesson.seat },
      id,
      this.teacher.seats(),
    );
  });

  /** What may be touched now. */
  get legal(): Action[] {
    if (!this.#open) return [];
    return (walk(this.#step.tree, this.#path)?.at(-1) ?? this.#step.tree).legal;
  }

  /** What is still to be done; nothing where there is only something to see. */
  get wanted(): Action[] {
    return this.#open ? rest(this.#step.ways, this.#path) : [];
  }

  /** Everything of the step is over: the others have answered, and what was asked for is done. */
  get settled(): boolean {
    const doing = this.#step.ways.length > 0;
    return doing ? progress(this.#step.ways, this.#path) === "done" : this.#open;
  }

  /** Go on to a step of the same scene: the others answer, one after the other. */
  enter(step: Step): void {
    this.#step = step;
    this.#path = [];
    this.#open = false;
    void this.#answers();
  }

  /** Nobody looks any more. */
  override leave = async (): Promise<Outcome> => {
    this.#gone = true;
    return refused("not_here");
  };

  async #answers(): Promise<void> {
    const step = this.#step;
    for (const answer of step.lead) {
      await pause(pace(LOOK_MS));
      if (this.#gone || step !== this.#step) return;
      this.#happen(changed(this.#moment.view, [answer]), answer.events, answer.count);
    }
    this.#open = true;
  }

  #happen(after: View, events: Happened[], count: number, result = this.#moment.result): void {
    const before = this.#moment.view;
    const at = this.#moment.at + count;
    this.#moment = { at, view: after, events: [...this.#moment.events, events], result };
    const happening = { v: at + 1, events, before, after };
    this.log = [...this.log, happening];
    this.tell(happening);
  }

  async act(actions: Action[]): Promise<Outcome> {
    if (this.busy || !this.#open) return refused("busy");
    const path = [...this.#path, ...actions];
    const how = progress(this.#step.ways, path);
    const kids = walk(this.#step.tree, path)?.slice(this.#path.length);
    if (how === "no" || !kids) {
      this.teacher.nudge();
      return refused("illegal_action");
    }
    const after = changed(this.#moment.view, kids);
    this.#path = path;
    if (how === "done") this.#open = false;
    const events = kids.flatMap((kid) => kid.events);
    this.#happen(after, events, actions.length, kids.at(-1)?.result ?? this.#moment.result);
    if (how === "done") void this.#praised();
    return done(this.#moment.at);
  }

  async #praised(): Promise<void> {
    await pause(pace(AFTER_MS));
    if (!this.#gone) this.teacher.praise();
  }

  /** From what the lesson knows: everything that may be touched. No server is asked. */
  async attempt(actions: Action[]): Promise<Attempt | null> {
    const kids = walk(this.#step.tree, [...this.#path, ...actions])?.slice(this.#path.length);
    if (!kids) return null;
    const wall = kids.findIndex((kid) => kid.wall);
    const known = wall < 0 ? kids : kids.slice(0, wall);
    const blocked = kids[wall];
    const here = walk(this.#step.tree, this.#path)?.at(-1) ?? this.#step.tree;
    return {
      rev: this.#moment.at,
      done: known.length,
      view: changed(this.#moment.view, known),
      legal: (known.at(-1) ?? here).legal,
      events: known.flatMap((kid) => kid.events),
      wall: blocked?.wall ?? null,
      ahead: blocked ? blocked.events.slice(0, blocked.ahead) : [],
      result: null,
    };
  }

  undo = this.no;
}

const pause = (ms: number) =>
  ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : Promise.resolve();
