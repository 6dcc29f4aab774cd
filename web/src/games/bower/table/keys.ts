/** The table by keyboard: numbers and arrows choose, R turns, Enter does it, Escape lets go. */
import type { Hold } from "./hold.svelte.ts";

const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

/** Whether a key is meant for something else: a field, a dialog, a list that scrolls, or a button that does its own thing. */
function elsewhere(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  return (
    event.defaultPrevented ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    !!target.closest("input, textarea, select, dialog, [contenteditable], ol[tabindex]")
  );
}

/** Where Enter does what ✓ does: on nothing, on what is held, on its ghost. Any other button is pressed instead. */
const held = (target: HTMLElement) =>
  target === document.body ||
  !!target.closest('.loose-tile[aria-pressed="true"], .square.ghost-square, .turn-button');

export function keyPressed(event: KeyboardEvent, hold: Hold): void {
  if (elsewhere(event) || !hold.asked) return;
  const { key } = event;
  if (key === "Enter" && hold.action && held(event.target as HTMLElement)) void hold.confirm();
  else if (key === "Escape") hold.cancel();
  else if (key.toLowerCase() === "r" && hold.put) hold.turn();
  else if (/^[1-9]$/.test(key)) choose(hold, Number(key) - 1);
  else if (ARROWS.includes(key) && hold.asked === "play" && hold.hand !== null) hold.move(key);
  else if (ARROWS.includes(key)) step(hold, key === "ArrowRight" || key === "ArrowDown" ? 1 : -1);
  else return;
  event.preventDefault();
}

/** The tiles that can be chosen now, as they lie. */
const choices = (hold: Hold) => [...(hold.asked === "take" ? hold.displays : hold.hands)];

function choose(hold: Hold, index: number): void {
  const wanted = choices(hold)[index];
  if (wanted === undefined) return;
  if (hold.asked === "take" && wanted !== hold.display) hold.pickDisplay(wanted as number);
  else if (hold.asked !== "take") hold.takeUp(wanted);
  focusOn(hold.asked === "take" ? `[data-display="${wanted}"]` : `[data-hand="${wanted}"]`);
}

function step(hold: Hold, by: number): void {
  const all = choices(hold);
  const now = hold.asked === "take" ? hold.display : hold.hand;
  const at = now === null ? (by > 0 ? -1 : all.length) : all.indexOf(now);
  choose(hold, (at + by + all.length) % all.length);
}

const focusOn = (what: string) => document.querySelector<HTMLElement>(what)?.focus();
