/** For players who use the keyboard: when the focused thing goes away, focus what can be done next. */
import { tick } from "svelte";

const lost = () => document.activeElement === null || document.activeElement === document.body;

export async function refocus(selector = ".abilities button, .line button:not(:disabled)"): Promise<void> {
  await tick();
  if (lost()) document.querySelector<HTMLElement>(selector)?.focus();
}

/** Focus this as it appears, if nothing else is; when it is gone, what comes next. */
export function attend(node: HTMLElement): () => void {
  if (lost()) node.focus({ preventScroll: true });
  return () => void refocus();
}

/** Move the focus among the buttons of a wire: left and right to the next one, up and down by a row. */
export function moveFocus(event: KeyboardEvent & { currentTarget: HTMLElement }, columns: number): void {
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[event.key];
  if (!step) return;
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const here = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const next = buttons[Math.min(buttons.length - 1, Math.max(0, here + step))];
  if (here < 0 || !next) return;
  event.preventDefault();
  next.focus();
}
