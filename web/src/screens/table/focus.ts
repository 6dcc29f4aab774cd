/**
 * Where the keyboard goes on after a move: the button that did it is gone, and the focus with it. It comes back to the
 * game, so that the next Tab does not begin at the top of the page. Whoever uses a finger or a mouse has no use for that.
 */
import { tick } from "svelte";

/** What a turn begins with, in the order of preference; while others play, the title of the bar. */
const NEXT = [
  '.display [tabindex="0"][data-card]',
  "button[data-display]",
  "button[data-hand]",
  '.squares [tabindex="0"]',
  ".line button:not(:disabled)",
  ".actions .button",
  "h1.turn",
];

const lost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Look after the focus whenever what `moment` reads has changed. */
export function keepFocus(moment: () => unknown): void {
  moment();
  void tick().then(() => {
    if (!lost() || !byKeyboard) return;
    for (const selector of NEXT) {
      const found = document.querySelector<HTMLElement>(`main ${selector}`);
      if (!found?.checkVisibility()) continue;
      if (found.tagName === "H1") found.tabIndex = -1;
      found.focus({ preventScroll: true });
      if (!lost()) return;
    }
  });
}

/** Whether the last thing that was used is the keyboard. */
let byKeyboard = false;
addEventListener("keydown", () => (byKeyboard = true), true);
addEventListener("pointerdown", () => (byKeyboard = false), true);
