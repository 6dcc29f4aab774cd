/**
 * A statement of the rules over whatever is on the screen. A sheet and not a place of its own: nobody who asks for a
 * rule in the middle of something loses it. What asked may be gone before the sheet is (a notice goes by itself), so it
 * hangs on the page and not on who asked.
 */
import { mount, unmount } from "svelte";

let open: Record<string, unknown> | null = null;
/** Where somebody was who went from a sheet to all rules. */
let from = "";

/** From the rules back to where one was: to the table, if there was one. */
export function wayBack(): string {
  const to = from.replace(/^#/, "") || "/";
  from = "";
  return to;
}

/** All rules are opened from here. */
export const leaveFor = (): void => {
  if (!location.hash.startsWith("#/rules")) from = location.hash;
};

export async function openRule(number: string): Promise<void> {
  const { default: RuleSheet } = await import("./RuleSheet.svelte");
  closeRule();
  open = mount(RuleSheet, { target: document.body, props: { number, onclose: closeRule } });
  addEventListener("hashchange", closeRule, { once: true });
}

export function closeRule(): void {
  if (open) void unmount(open);
  open = null;
  removeEventListener("hashchange", closeRule);
}
