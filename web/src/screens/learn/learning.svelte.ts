/** A lesson being learnt: which step it is, at which table, and what the teacher says about what was just tried. */
import type { SeatInfo } from "../../net/messages.ts";
import { say } from "../../words/words.svelte.ts";
import { reached, remember } from "./progress.ts";
import type { LessonData, Step } from "./lesson.ts";
import { LessonTable } from "./table.svelte.ts";

/** Those who sit at the table: the learner, and up to two others. */
const OTHERS = ["nina", "leo"] as const;

export class Learning {
  index = $state(0);
  over = $state(false);
  table = $state.raw() as LessonTable;
  /** A word about what was tried and does not help now: a tap, or a move. */
  nudged = $state<"tap" | "move" | null>(null);
  /** The part of the task that is next, where it has several. */
  part = $state<string | null>(null);
  /** Number of tables so far: screens start from scratch with each. */
  run = $state(0);

  constructor(readonly lesson: LessonData) {
    this.#open(reached(lesson), false);
  }

  readonly step: Step = $derived.by(() => this.lesson.steps[this.index]!);
  /** Nothing to do but to look and to read. */
  readonly reading = $derived(this.step.ways.length === 0);
  readonly last = $derived.by(() => this.index === this.lesson.steps.length - 1);

  /** On to the next step, as one comes there: what the others do is seen. */
  next = (): void => {
    if (this.last) return this.end();
    const step = this.lesson.steps[this.index + 1]!;
    // what was not done, or not looked at, is left out: the table stands as if it had been
    if (step.scene !== this.step.scene || !this.table.settled) return this.#open(this.index + 1, true);
    this.#at(this.index + 1);
    this.table.enter(step);
  };

  /** To any step, as it was asked. */
  go = (index: number): void => {
    this.over = false;
    this.#open(Math.max(0, Math.min(index, this.lesson.steps.length - 1)), false);
  };
  back = (): void => (this.over ? this.go(this.lesson.steps.length - 1) : this.go(this.index - 1));
  again = (): void => this.go(0);

  /** The teacher does it. */
  show = (): void => {
    const actions = this.table.wanted;
    if (actions.length) void this.table.act(actions);
  };

  /** The learner got on to another part: what was said about the one before is over. */
  reach = (part: string | null): void => {
    if (part === this.part) return;
    this.part = part;
    this.nudged = null;
  };

  end(): void {
    remember(this.lesson.game, null);
    this.over = true;
    void this.table.leave();
  }

  close = (): void => void this.table.leave();

  #open(index: number, fresh: boolean): void {
    void this.table?.leave();
    this.#at(index);
    this.run += 1;
    const teacher = { praise: this.next, nudge: () => (this.nudged = "move"), seats: () => this.#seats() };
    this.table = new LessonTable(this.lesson, index, teacher, fresh);
  }

  #at(index: number): void {
    this.index = index;
    this.part = null;
    this.nudged = null;
    remember(this.lesson.game, this.lesson.steps[index]!.id);
  }

  #seats(): SeatInfo[] {
    const { view } = this.lesson.scenes[this.step.scene]!;
    return Array.from({ length: view["players"] }, (_, seat) => ({
      kind: "person",
      name: say(seat ? `web-learn-${OTHERS[seat - 1]!}` : "web-you"),
      bot: null,
      person: seat ? null : "me",
    }));
  }
}
