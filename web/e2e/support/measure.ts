/** What can be measured on a page: how far it scrolls, what is too small, what leaves the screen, what lies on what. */
import type { Page } from "@playwright/test";

/** How far the page can be scrolled, across and down. */
export const scrolling = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const root = document.documentElement;
    return [Math.max(0, root.scrollWidth - innerWidth), Math.max(0, root.scrollHeight - innerHeight - 1)];
  });

/** Buttons that a finger would miss: what reacts is less than 44 px wide or high, as seen by pressing around its middle. */
export const small = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const least = 43;
    function reach(one: Element, x: number, y: number, dx: number, dy: number): number {
      for (let far = 1; far < least; far++) {
        const hit = document.elementFromPoint(x + dx * far, y + dy * far);
        if (hit === null || !(one.contains(hit) || hit.contains(one))) return far - 1;
      }
      return least;
    }
    const top = document.querySelector("dialog:modal") ?? document;
    const found = [...top.querySelectorAll<HTMLElement>("button, a[href], input, select")]
      // .rnum: the whole statement leads there
      .filter((one) => one.checkVisibility() && !one.closest("svg, p, .rnum, dialog:not([open])"))
      .map((one) => (one.matches("input") ? (one.closest("label") ?? one) : one))
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < least || box.height < least))
      .filter(({ one }) => {
        one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
        const box = one.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const wide = Math.max(box.width, 1 + reach(one, x, y, 1, 0) + reach(one, x, y, -1, 0));
        const high = Math.max(box.height, 1 + reach(one, x, y, 0, 1) + reach(one, x, y, 0, -1));
        return wide < least || high < least;
      })
      .map(
        ({ one, box }) => `${Math.round(box.width)}×${Math.round(box.height)} ${one.outerHTML.slice(0, 90)}`,
      );
    scrollTo(0, 0);
    return found;
  });

/** Buttons and headings that leave the screen at its sides; a cut at the end of a row has half its zone outside. */
export const leaving = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("button, h1, h2, .btn span")]
      .filter((one) => one.checkVisibility() && !one.closest(".fan, [data-scrolls], .cut, dialog"))
      .map((one) => ({ box: one.getBoundingClientRect(), text: one.outerHTML.slice(0, 90) }))
      .filter(({ box }) => box.width > 0 && (box.right > innerWidth + 1 || box.left < -1))
      .map(({ text }) => text),
  );
