/**
 * What somebody made of the puzzles, on this device only: how often they tried, how many hints they took, whether they
 * found it. The puzzle that is open is kept with what was done and planned in it, so that a reload loses nothing.
 */
import type { Action } from "../../model.ts";
import { keep, kept, keptDocument } from "../../state/storage.ts";

export type Kept = {
  /** Answers that were given, and the best of them. */
  tries: number;
  top?: number;
  /** How many hints were taken. */
  hints: number;
  /** Found by oneself, or shown. */
  end?: "solved" | "shown";
  /** What was done in an open puzzle, and what is planned from there. */
  done?: Action[];
  draft?: Action[];
};

const KEY = "voliera.puzzles";
export const NOTHING: Readonly<Kept> = { tries: 0, hints: 0 };

export class Shelf {
  #all = $state.raw<Record<string, Kept>>({});

  constructor() {
    this.#all = this.#read();
  }

  of(id: string): Kept {
    return this.#all[id] ?? NOTHING;
  }

  /** Days whose puzzles were solved. */
  get solved(): ReadonlySet<string> {
    return new Set(Object.keys(this.#all).filter((id) => this.#all[id]!.end === "solved"));
  }

  /** Note something. Other tabs may have noted things meanwhile: they stay. */
  note(id: string, changes: Partial<Kept>): void {
    const all = { ...this.#all, ...this.#read() };
    all[id] = { ...NOTHING, ...all[id], ...changes };
    this.#all = all;
    keep(KEY, JSON.stringify(all)); // where that fails, it is known until the page is closed
  }

  #read(): Record<string, Kept> {
    const found = keptDocument(KEY);
    if (typeof found !== "object" || found === null) return {};
    const good = Object.entries(found).filter(([, one]) => typeof (one as Kept)?.tries === "number");
    return Object.fromEntries(good);
  }
}

export const shelf = new Shelf();

const KINDS = "voliera.puzzle-kinds";

/** Whether a kind of puzzle is met here for the first time; from then on it is not. */
export function firstOf(kind: string): boolean {
  const met = (kept(KINDS) ?? "").split(" ");
  return !met.includes(kind) && keep(KINDS, [...met, kind].join(" ").trim());
}
