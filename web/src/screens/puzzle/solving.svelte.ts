/**
 * Somebody solves a puzzle: what they do is kept until nothing is left to decide; then it is sent, and what comes of it
 * is told. A wrong answer lies on the table again, to be changed; the right one is celebrated.
 */
import { tick, untrack } from "svelte";
import type { GameLogic } from "../../games/contract.ts";
import { logicOf } from "../../games/logic.ts";
import type { Action, Outcome } from "../../model.ts";
import { api, Refusal } from "../../net/api.ts";
import { refusalOf } from "../../net/fault.ts";
import type { Full } from "../../net/messages.ts";
import { pace } from "../../state/settings.svelte.ts";
import { done, refused } from "../../study/alone.ts";
import { StudyTable } from "../../study/study.svelte.ts";
import { why } from "../../words/telling.ts";
import { shell } from "../table/shell.svelte.ts";
import type { Kept, Shelf } from "./progress.svelte.ts";
import { complete, puzzles, type Best, type Puzzle, type Verdict } from "./puzzle.ts";

/** What lies over the scene. */
export type Told = "asked" | "not-yet" | "right" | "answer" | "hints";
/** How many hints there are before the answer itself. */
export const HINTS = 2;
const STEP_MS = 900;

export class Solving {
  readonly table: StudyTable;
  /** The position as it is asked, whatever was done since. */
  start = $state.raw<Full | null>(null);
  told = $state<Told | null>(null);
  /** What came of the last answer. */
  verdict = $state.raw<Verdict | null>(null);
  /** The best answer, once somebody found it or asked for it. */
  best = $state.raw<Best | null>(null);
  rule = $state<string | null>(null);
  asking = $state(false);
  /** Number of times the scene was set up again. */
  scene = $state(0);
  #showing = false;
  /** The table goes back: a scene that is about to leave plans nothing any more. */
  #moving = false;

  constructor(
    readonly puzzle: Puzzle,
    private readonly shelf: Shelf,
  ) {
    const you = { kind: "seat" as const, seat: puzzle.seat };
    const lens = this.#logic.lens?.(puzzle.record.start);
    this.table = new StudyTable(puzzle.record, you, {
      gate: this.#gate,
      id: `puzzle-${puzzle.id}`,
      ...(lens ? { lens: (view) => ({ ...view, ...lens }) as typeof view } : {}),
    });
  }

  get #logic(): GameLogic["puzzle"] {
    return logicOf(this.puzzle.game).puzzle;
  }

  get kept(): Kept {
    return this.shelf.of(this.puzzle.id);
  }

  /** The position; then whatever was done before a reload. */
  async open(): Promise<void> {
    await this.table.open();
    this.start = this.table.full;
    const { done: left } = this.kept;
    if (!left?.length) return;
    try {
      await this.table.restart(left);
    } catch (error) {
      if (!(error instanceof Refusal) || error.code === "offline") throw error;
      this.shelf.note(this.puzzle.id, { done: [], draft: [] }); // another puzzle than it was
      await this.table.restart();
    }
  }

  /** What was done so far is kept. */
  keep(): void {
    const { actions } = this.table.record;
    if (!this.#showing && !untrack(() => this.kept.end)) this.#note({ done: actions });
  }

  draft = {
    read: (): Action[] | null => (this.kept.draft?.length ? this.kept.draft : null),
    write: (draft: Action[]): void => {
      if (!this.#moving) this.#note({ draft });
    },
  };

  /** Note what changes all the time; where it is as it was, nothing is written. */
  #note(changes: Pick<Kept, "done" | "draft">): void {
    untrack(() => {
      const { kept } = this;
      const news = (Object.keys(changes) as Array<keyof typeof changes>).some(
        (key) => JSON.stringify(changes[key]) !== JSON.stringify(kept[key] ?? []),
      );
      if (news) this.shelf.note(this.puzzle.id, changes);
    });
  }

  #gate = async (actions: Action[]): Promise<Outcome | null> => {
    if (this.#showing) return null;
    try {
      const { table, puzzle } = this;
      const played = await api.study.play(table.record, table.at, actions);
      if (!complete(puzzle, played)) return null;
      const all = [...table.record.actions, ...actions];
      return await this.#judge(await puzzles.answer(puzzle.id, all), all);
    } catch (error) {
      const { code, rule } = refusalOf(error);
      shell.say(() => why(code), rule === null ? {} : { more: () => why(code, rule) });
      return refused(code, rule);
    }
  };

  async #judge(verdict: Verdict, actions: Action[]): Promise<Outcome | null> {
    const { id } = this.puzzle;
    const { tries, top, end } = this.kept;
    this.#learn(verdict);
    this.verdict = verdict;
    const counted = end ? {} : { tries: tries + 1, top: Math.max(top ?? 0, verdict.value ?? 0) };
    if (!verdict.right) {
      this.shelf.note(id, { ...counted, done: [], draft: actions });
      this.told = "not-yet";
      this.#soon(() => this.#again());
      return done(this.table.at);
    }
    this.shelf.note(id, { ...counted, end: end ?? "solved", done: [], draft: actions });
    this.told = "right";
    if (!this.#logic.performed) return null;
    this.#soon(async () => {
      await this.#again();
      this.table.perform(verdict.events);
    });
    return done(this.table.at);
  }

  #learn(verdict: Verdict): void {
    if (verdict.answer) this.best = verdict.answer;
    this.rule = verdict.rule ?? this.rule;
  }

  /** When the table is at rest again: scenes that are set up ask it things. */
  #soon(work: () => Promise<void>): void {
    setTimeout(() => void this.#asked(work), 0);
  }

  /** The position from the beginning, with what was planned last. Where nothing was done, it lies there still. */
  async #again(): Promise<void> {
    if (this.table.at === this.puzzle.record.actions.length) return;
    await this.#anew();
  }

  async #anew(): Promise<void> {
    this.#moving = true;
    try {
      await this.table.restart();
      this.scene += 1;
      await tick();
    } finally {
      this.#moving = false;
    }
  }

  close = (): void => void (this.told = null);

  /** One hint more: how much it is, then where it begins. */
  async hint(): Promise<void> {
    const { hints, end } = this.kept;
    await this.#asked(async () => {
      if (hints + 1 >= HINTS) await this.#fetch();
      if (!end) this.shelf.note(this.puzzle.id, { hints: hints + 1 });
    });
  }

  /** What the hints so far lean on, after a reload. */
  async remember(): Promise<void> {
    if (this.kept.hints >= HINTS && !this.best) await this.#asked(() => this.#fetch());
  }

  /** Give up: the answer is played on the scene. */
  async show(): Promise<void> {
    await this.#asked(async () => {
      const best = await this.#fetch();
      const { id } = this.puzzle;
      this.#showing = true;
      this.told = null;
      try {
        this.shelf.note(id, { end: this.kept.end ?? "shown", done: [], draft: best.actions });
        await this.#anew();
        if (this.#logic.performed) {
          this.told = "answer";
          this.table.perform(best.events);
          return;
        }
        for (const action of best.actions) {
          await new Promise((next) => setTimeout(next, pace(STEP_MS)));
          const outcome = await this.table.act([action]);
          if (!outcome.ok) throw new Refusal(outcome.code, outcome.rule);
        }
        await new Promise((next) => setTimeout(next, pace(STEP_MS)));
        this.told = "answer";
      } finally {
        this.#showing = false;
      }
    });
  }

  /** Show again what was found, to somebody who comes back. */
  async review(): Promise<void> {
    await this.#asked(async () => {
      await this.#fetch();
      this.told = this.kept.end === "solved" ? "right" : "answer";
    });
  }

  async #fetch(): Promise<Best> {
    if (this.best) return this.best;
    this.#learn(await puzzles.answer(this.puzzle.id, [], true));
    if (!this.best) throw new Refusal("error");
    return this.best;
  }

  async #asked(work: () => Promise<unknown>): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    try {
      await work();
    } catch (error) {
      const { code } = refusalOf(error);
      shell.say(() => why(code));
    } finally {
      this.asking = false;
    }
  }
}
