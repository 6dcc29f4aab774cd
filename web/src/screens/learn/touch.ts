/** What may be touched in a lesson: what is no help now, and what comes next. Each game knows its own screens. */
import type { Touch } from "../../games/contract.ts";
import type { Action } from "../../model.ts";

export type Find = (selector: string) => HTMLElement | null;
export const unpressed = (one: HTMLElement | null) =>
  one?.getAttribute("aria-pressed") === "true" ? null : one;
export const unchecked = (one: HTMLElement | null) =>
  one?.getAttribute("aria-checked") === "true" ? null : one;

/** Whether a tap there leads nowhere now. */
export function amiss(target: HTMLElement, legal: readonly Action[], touch: Touch): boolean {
  const thing = target.closest<HTMLElement>(`.button, ${touch.things}`);
  if (!thing || target.closest("dialog")) return false;
  if (thing.getAttribute("aria-disabled") === "true" || (thing as HTMLButtonElement).disabled) return true;
  return touch.amiss(thing, legal);
}

/** The next thing to touch, if it can be told: what the wanted actions are about, or the button that does it. */
export function nextTouch(stage: HTMLElement, wanted: readonly Action[], touch: Touch): HTMLElement | null {
  const dialog = document.querySelector<HTMLElement>("dialog[open]");
  if (dialog) return dialog.querySelector(".button.primary");
  return wanted.length ? touch.next(stage, wanted, stage.querySelector(".button.primary:not(.off)")) : null;
}
