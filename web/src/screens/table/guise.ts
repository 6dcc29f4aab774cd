/**
 * What the games' screens are told where they are no table: a puzzle, say. Whoever shows a game's scene sets it, and the
 * bar and the scenes below find it; at a table there is none.
 */
import { getContext, setContext, type Snippet } from "svelte";
import type { Action } from "../../model.ts";

export type Guise = {
  /** What the bar says instead of the scene's own words. */
  title(): string;
  sub: Snippet;
  /** The way out, in place of the menu. */
  back(): void;
  /** Hints of one's own, in place of a bot's. */
  hint?: () => void;
  /** A line to be scored is not cut to begin with. */
  uncut?: boolean;
  /** What is planned and not done yet, so that it outlives a reload. */
  draft?: { read(): Action[] | null; write(actions: Action[]): void };
};

const KEY = Symbol("guise");
export const dressAs = (guise: Guise): Guise => setContext(KEY, guise);
export const guise = (): Guise | undefined => getContext(KEY);
