/** One stop for Tab in a group of buttons; the arrows, Home and End go from one to the next. */
import type { Attachment } from "svelte/attachments";

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

export const roving: Attachment<HTMLElement> = (group) => {
  const members = () => [...group.querySelectorAll<HTMLElement>("button")];

  function stop(at: HTMLElement | undefined): void {
    for (const one of members()) one.tabIndex = one === at ? 0 : -1;
  }
  function settle(): void {
    const all = members();
    stop(
      all.find((one) => one === document.activeElement) ?? all.find((one) => one.tabIndex === 0) ?? all[0],
    );
  }
  function focus(event: FocusEvent): void {
    const at = (event.target as HTMLElement).closest("button");
    if (at) stop(at);
  }
  function key(event: KeyboardEvent): void {
    const all = members();
    const i = all.indexOf(document.activeElement as HTMLElement);
    if (i < 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const ends: Record<string, number> = { Home: 0, End: all.length - 1 };
    const j = ends[event.key] ?? (event.key in STEPS ? i + STEPS[event.key]! : -1);
    const next = all[j];
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  group.addEventListener("focusin", focus);
  group.addEventListener("keydown", key);
  const watch = new MutationObserver(settle);
  watch.observe(group, { childList: true, subtree: true });
  settle();
  return () => {
    watch.disconnect();
    group.removeEventListener("focusin", focus);
    group.removeEventListener("keydown", key);
  };
};
