/** Totals that count up, one part of the score after the other. */
import { pace } from "../../state/settings.svelte.ts";
import { momentAt, type Moment } from "./counting.ts";

/** Milliseconds for one part, and for all of them together. */
const PART_MS = 320;
const MOST_MS = 1_800;
/** Tables whose totals were counted in this tab; a second look shows them at once. */
const counted = new Set<string>();

export class CountUp {
  readonly #parts: readonly (readonly number[])[];
  #moment = $state.raw<Moment>()!;
  #frame = 0;

  constructor(table: string, parts: readonly (readonly number[])[]) {
    this.#parts = parts;
    const step = Math.min(pace(PART_MS), pace(MOST_MS) / Math.max(parts.length, 1));
    if (step === 0 || counted.has(table)) this.finish();
    else this.#run(step);
    counted.add(table);
  }

  get now(): Moment {
    return this.#moment;
  }

  get running(): boolean {
    return this.#moment.added !== null;
  }

  #run(step: number): void {
    this.#moment = momentAt(this.#parts, 0);
    let began: number | null = null;
    const frame = (now: number) => {
      began ??= now;
      this.#moment = momentAt(this.#parts, (now - began) / step);
      if (this.running) this.#frame = requestAnimationFrame(frame);
    };
    this.#frame = requestAnimationFrame(frame);
  }

  /** Show the totals at once. */
  finish = (): void => {
    cancelAnimationFrame(this.#frame);
    this.#moment = momentAt(this.#parts, this.#parts.length);
  };
}
