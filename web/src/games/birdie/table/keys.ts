/** The keyboard at Birdie's table: 1 to 4 choose open cards, Enter does what the main button says, Escape leaves. */
import type { Play } from "./play.svelte.ts";

export function keys(event: KeyboardEvent, play: Play, covered: boolean): void {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  if (covered || play.asking || document.querySelector("dialog[open]")) return;
  const at = event.target instanceof HTMLElement ? event.target : null;
  if (at?.closest("input, textarea, select, [contenteditable]")) return;
  const card = at?.closest<HTMLElement>("[data-card]") ?? null;
  if (event.key === "Escape") play.cancel();
  else if (event.key === "Enter") {
    if (!enter(play, at, card)) return;
  } else if (/^[1-4]$/.test(event.key)) digit(play, Number(event.key) - 1);
  else if (play.tray && card?.dataset["from"] === "tray") {
    if (event.key === "Delete" || event.key === "Backspace")
      play.out(play.tray[Number(card.dataset["at"])]?.key);
    else return;
  } else return;
  event.preventDefault();
}

/** On another button Enter is that button's; on a card it chooses, and on a chosen card it does. */
function enter(play: Play, at: HTMLElement | null, card: HTMLElement | null): boolean {
  if (at?.closest("button, a") && !card) return false;
  if (card && card.getAttribute("aria-pressed") !== "true") return false;
  if (play.tray) {
    if (play.closable) play.lay();
  } else if (play.canTake) play.take();
  else if (play.layReady) play.openTray();
  return true;
}

function digit(play: Play, i: number): void {
  const one = (play.tray ? play.open : play.display)[i];
  if (!one) return;
  if (play.tray) play.add("display", one);
  else play.choose(one.key);
}
