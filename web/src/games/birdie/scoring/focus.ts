/** Whoever plays by keyboard: when the focused thing goes away, what can be done next is focused. */
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
