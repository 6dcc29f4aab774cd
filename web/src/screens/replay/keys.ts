/** A replay by keyboard: arrows step, with Shift (or up and down) by turns, Home and End, space plays. */
import type { Replay } from "./replay.svelte.ts";

export function keyPressed(event: KeyboardEvent, replay: Replay): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const target = event.target as HTMLElement;
  const slider = target.matches("input[type=range]");
  if (target.matches("input, textarea, select") && !slider) return;
  // a button that has the focus is pressed by space
  if (event.key === " " && target.closest("button, a, summary")) return;
  const move = MOVES[event.shiftKey && event.key.startsWith("Arrow") ? `Shift ${event.key}` : event.key];
  if (!move) return;
  event.preventDefault();
  if (event.key !== " ") replay.pause();
  move(replay);
}

const MOVES: Record<string, (replay: Replay) => void> = {
  ArrowLeft: (replay) => replay.previous(),
  ArrowRight: (replay) => replay.next(),
  ArrowUp: (replay) => replay.previousTurn(),
  ArrowDown: (replay) => replay.nextTurn(),
  "Shift ArrowLeft": (replay) => replay.previousTurn(),
  "Shift ArrowRight": (replay) => replay.nextTurn(),
  PageUp: (replay) => replay.previousTurn(),
  PageDown: (replay) => replay.nextTurn(),
  Home: (replay) => replay.go(0),
  End: (replay) => replay.go(replay.last),
  " ": (replay) => replay.toggle(),
};
