/** Three ways to use a page: with the mouse, with a finger, and with nothing but the keyboard. */
import { expect, type Locator, type Page } from "@playwright/test";

export type Way = "mouse" | "touch" | "keyboard";

/** How far a reader of the keyboard goes before a thing counts as out of reach. */
const MOST_TABS = 90;
const MOST_ARROWS = 40;

export class Hands {
  constructor(
    readonly page: Page,
    readonly way: Way,
  ) {}

  /** Use a button: click it, tap it, or walk to it and press Enter. */
  async press(target: Locator): Promise<void> {
    const one = target.first();
    await expect(one).toBeVisible();
    if (this.way === "mouse") await one.click();
    else if (this.way === "touch") await one.tap();
    else {
      await this.reach(one);
      await this.page.keyboard.press("Enter");
    }
  }

  /** Walk to a thing: Tab by Tab, and with the arrows inside a group that Tab enters once. */
  async reach(target: Locator): Promise<void> {
    for (let tabs = await stopsBefore(target); tabs > 0; tabs--) await this.page.keyboard.press("Tab");
    for (let tabs = 0; tabs < MOST_TABS; tabs++) {
      const where = await nearness(target);
      if (where === "there") return;
      if (where !== "elsewhere" && (await this.#walk(target))) return;
      await this.page.keyboard.press("Tab");
    }
    throw new Error(`the keyboard does not reach ${target}`);
  }

  /** Inside a group, go towards it. */
  async #walk(target: Locator): Promise<boolean> {
    for (let steps = 0; steps < MOST_ARROWS; steps++) {
      const where = await nearness(target);
      if (where === "there") return true;
      if (where === "elsewhere") return false;
      const before = await here(this.page);
      for (const key of where) {
        await this.page.keyboard.press(key);
        if ((await here(this.page)) !== before) break;
      }
      if ((await here(this.page)) === before) return false;
    }
    return false;
  }
}

/** How many stops of Tab there seem to be from the focus to a thing: that many need no look in between. */
function stopsBefore(target: Locator): Promise<number> {
  return target.evaluate((wanted) => {
    const stops = [
      ...document.querySelectorAll<HTMLElement>("a[href], button, input, select, [tabindex]"),
    ].filter((one) => one.tabIndex >= 0 && !one.matches(":disabled, [inert] *") && one.checkVisibility());
    const [from, to] = [
      stops.indexOf(document.activeElement as HTMLElement),
      stops.indexOf(wanted as HTMLElement),
    ];
    return to < 0 ? 0 : Math.max(0, to - from);
  });
}

/** Where the focus is, as text that differs between things. */
function here(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { left, top } = document.activeElement!.getBoundingClientRect();
    return `${document.activeElement!.outerHTML.slice(0, 200)} ${left} ${top}`;
  });
}

/** Whether the focus is on the target, in a group with it (then which arrows lead to it), or elsewhere. */
function nearness(target: Locator): Promise<"there" | "elsewhere" | string[]> {
  return target.evaluate((wanted) => {
    const now = document.activeElement;
    if (now === wanted) return "there" as const;
    const group = wanted.parentElement?.closest(
      ".squares, .fan, .display, [role=radiogroup], [role=group], [data-line], .eggs",
    );
    if (!now || !group?.contains(now)) return "elsewhere" as const;
    if (group.getAttribute("role") === "radiogroup") return ["ArrowRight"]; // goes round
    const from = now.getBoundingClientRect();
    const to = wanted.getBoundingClientRect();
    const dx = to.left + to.width / 2 - from.left - from.width / 2;
    const dy = to.top + to.height / 2 - from.top - from.height / 2;
    const across = dx > 0 ? "ArrowRight" : "ArrowLeft";
    const along = dy > 0 ? "ArrowDown" : "ArrowUp";
    return Math.abs(dx) > Math.abs(dy) ? [across, along] : [along, across];
  });
}
