/** What can be measured on a page: how far it scrolls, what is too small, what leaves the screen, what lies on what. */
import type { Page } from "@playwright/test";

/** Milliseconds between two looks at a page that scrolls, and how many there are: on a busy machine a screen may come in pieces. */
const PAUSE_MS = 100;
const LOOKS = 4;

/** How far the page can be scrolled, across and down, once it stands still. */
export async function scrolling(page: Page): Promise<number[]> {
  let found = await page.evaluate(scrolled);
  for (let look = 1; look < LOOKS && found.some((far) => far > 0); look++) {
    await page.waitForTimeout(PAUSE_MS);
    found = await page.evaluate(scrolled);
  }
  return found;
}

const scrolled = () => {
  const root = document.documentElement;
  return [Math.max(0, root.scrollWidth - innerWidth), Math.max(0, root.scrollHeight - innerHeight - 1)];
};

/** Buttons that a finger would miss, where they can be pressed: what reacts is less than 44 px wide or high, as seen by pressing around its middle. */
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
      // .statement-number: the whole statement leads there
      .filter(
        (one) =>
          one.checkVisibility() && !one.closest(":disabled, svg, p, .statement-number, dialog:not([open])"),
      )
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
    [...document.querySelectorAll<HTMLElement>("button, h1, h2, .button span")]
      .filter((one) => one.checkVisibility() && !one.closest(".fan, [data-scrolls], .cut, dialog"))
      .map((one) => ({ box: one.getBoundingClientRect(), text: one.outerHTML.slice(0, 90) }))
      .filter(({ box }) => box.width > 0 && (box.right > innerWidth + 1 || box.left < -1))
      .map(({ text }) => text),
  );

/** The pieces of the games' screens that stand beside each other, and never on each other. */
const PIECES = [
  ...[".bar .icon-button", ".bar .turn", ".button", ".actions .hint", ".wait"],
  // Birdie
  ...[
    ".opponent",
    ".piles",
    ".display-slot",
    ".open-card",
    ".last",
    ".personal-deck",
    ".board-strip",
    ".with-note p",
    ".fan .card",
    ".hand .hand-hint",
    ".slot .card",
  ],
  ...[
    ".arrows > *",
    ".ends",
    ".ability",
    ".ask-panel",
    ".cell .card",
    ".pill",
    ".board",
    ".chain-panel .set-chip",
    ".remark",
  ],
  ...[".owl-picture", ".owl-question", ".owl-boxes .set-chip"],
  // Bower
  ...[
    ".far-info .who",
    ".far-nest .nest",
    ".material-group",
    ".eggs",
    ".near-nest .nest",
    ".tally",
    ".last-turn",
    ".display-band .loose-tile",
    ".open-tiles button",
  ],
  ...[
    ".hand-band .loose-tile",
    ".turn-button",
    ".waiting-note",
    ".bonus-card",
    ".bonus-offer p",
    ".bonus-pictures",
    ".swap-nests",
    ".token-picture",
    ".effect-panel",
  ],
  ...[".far-player > *", ".group-counted", ".columns-won", ".verdict-row", ".egg-total"],
  // between the rounds, results, home
  ...[".standings h2", ".standings .board", ".trophies li", ".cleared"],
  ...[".logo", ".door", ".newcomer", ".my-tables", ".home-link"],
  ...[".artwork", ".headline .title", ".breakdown", ".notes > *"],
].join(", ");

/**
 * Pairs of pieces that lie on each other by more than their rims. Cards of a fan overlap on purpose, labels hang at the
 * line of birds, and the buttons of results stay in sight while the page scrolls.
 */
export const overlaps = (page: Page): Promise<string[]> =>
  page.evaluate((pieces) => {
    const RIM = 3;
    const HEAPS = [".fan", ".line", ".piles", ".verdict-row"];
    /** The part of a box that is seen: what scrolls is cut by its window. */
    function seen(one: Element): DOMRect {
      const box = one.getBoundingClientRect();
      let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
      for (let around = one.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflowX === "visible") continue;
        const window = around.getBoundingClientRect();
        [left, right] = [Math.max(left, window.left), Math.min(right, window.right)];
        [top, bottom] = [Math.max(top, window.top), Math.min(bottom, window.bottom)];
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    }
    const name = (one: Element) =>
      `${one.tagName.toLowerCase()}.${[...one.classList].filter((word) => !word.startsWith("svelte-")).join(".")}`;
    const all = [...document.querySelectorAll(`main :is(${pieces})`)]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map((one) => ({ one, box: seen(one) }))
      .filter(({ box }) => box.width > 1 && box.height > 1);
    const found: string[] = [];
    for (const [i, a] of all.entries())
      for (const b of all.slice(i + 1)) {
        if (a.one.contains(b.one) || b.one.contains(a.one)) continue;
        if (a.one.closest(".results .actions") || b.one.closest(".results .actions")) continue; // stays while the results scroll
        if (HEAPS.some((heap) => a.one.closest(heap) && a.one.closest(heap) === b.one.closest(heap)))
          continue;
        const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
        if (wide > RIM && high > RIM)
          found.push(`${name(a.one)} and ${name(b.one)} by ${Math.round(wide)}×${Math.round(high)}`);
      }
    return found;
  }, PIECES);

/** Pieces that leave the screen, from the top of the page; where a page is read, it may go on below. What scrolls sideways in itself may. */
export const outside = (page: Page, reads: boolean): Promise<string[]> =>
  page.evaluate(
    ([pieces, down]) => {
      scrollTo({ top: 0, behavior: "instant" });
      return [...document.querySelectorAll(`main :is(${pieces})`)]
        .filter(
          (one) =>
            one.checkVisibility() &&
            !one.closest(".fan, .hand-tiles, .chain-panel, .slots, .owl-boxes, [data-scrolls]"),
        )
        .map((one) => ({ one, box: one.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0)
        .filter(
          ({ box }) =>
            box.left < -1 ||
            box.right > innerWidth + 1 ||
            (!down && (box.top < -1 || box.bottom > innerHeight + 1)),
        )
        .map(
          ({ one, box }) => `${one.outerHTML.slice(0, 70)} ${Math.round(box.left)},${Math.round(box.top)}`,
        );
    },
    [PIECES, reads] as const,
  );

/** Buttons under something else: pressed in their middle, another thing would react. The page is left at its top. */
export const covered = (page: Page, reads: boolean): Promise<string[]> =>
  page.evaluate((scrolls) => {
    if (document.querySelector("dialog:modal")) return [];
    const passing = document.querySelector(".passing");
    const found = [...document.querySelectorAll<HTMLElement>("main button")]
      .filter(
        (one) =>
          one.checkVisibility() &&
          !one.closest(".fan, .hand-tiles, .chain-panel, .slots, .owl-boxes, [data-scrolls]"),
      )
      .flatMap((one) => {
        if (scrolls) one.scrollIntoView({ block: "center" });
        const box = one.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const hit = document.elementFromPoint(x, y);
        const meant = hit && (one.contains(hit) || hit.contains(one) || passing?.contains(hit));
        // cuts, places and labels share the line of birds: half a zone may lie under its neighbour's
        const shared = hit?.closest(".line") && one.closest(".line");
        return box.width && !meant && !shared
          ? [`${one.outerHTML.slice(0, 90)} under ${hit?.outerHTML.slice(0, 60)}`]
          : [];
      });
    scrollTo({ top: 0, behavior: "instant" });
    return found;
  }, reads);

/** Words that do not fit their button or their field; the tick of a chosen one hangs over its edge. */
export const cut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const TICK = 8;
    const fields = [
      ...document.querySelectorAll<HTMLElement>(
        "main :is(.button, .ability, .actions .hint, .wait, .bonus-card, .effect-panel, .last-turn, .last:not(.cell))",
      ),
    ];
    return fields
      .filter((one) => one.checkVisibility() && one.clientWidth > 0)
      .filter((one) => one.scrollWidth > one.clientWidth + TICK || one.scrollHeight > one.clientHeight + 2)
      .map(
        (one) =>
          `${one.clientWidth}×${one.clientHeight} of ${one.scrollWidth}×${one.scrollHeight} ${one.textContent}`,
      );
  });

/** Words in bars, sheets, panels and choices that are broken in the middle, and titles that their bar cuts off. */
export const torn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const modal = document.querySelector("dialog:modal");
    const places = modal
      ? [modal]
      : [...document.querySelectorAll(".bar, .passing, .profile-page .panel, .segmented")];
    const wordsOf = (text: string) => text.matchAll(/[^\s-]+-?/g);
    for (const place of places) {
      const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        if (!node.parentElement!.checkVisibility() || node.parentElement!.closest("code, .unseen")) continue;
        for (const { 0: word, index } of wordsOf(node.textContent!)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) found.push(`torn: ${word}`);
        }
      }
    }
    for (const line of document.querySelectorAll(".bar .turn > :is(b, span)")) {
      const [bar, box] = [line.closest(".bar")!.getBoundingClientRect(), line.getBoundingClientRect()];
      if (box.top < bar.top - 1 || box.bottom > bar.bottom + 1) found.push(`cut off: ${line.textContent}`);
    }
    return found;
  });

/** Words that lie on other words. */
export const wordsOnWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const RIM = 2;
    const texts = document.createTreeWalker(document.querySelector("main")!, NodeFilter.SHOW_TEXT);
    const all: { parent: Element; text: string; box: DOMRect }[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement!;
      const { clipPath } = getComputedStyle(parent);
      const text = node.textContent!.trim();
      if (!text || clipPath !== "none" || !parent.checkVisibility() || parent.closest("svg")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const cut = getComputedStyle(parent).textOverflow === "ellipsis";
      const boxes = cut ? [parent.getBoundingClientRect()] : [...range.getClientRects()];
      all.push(...boxes.map((box) => ({ parent, text, box })));
    }
    return all.flatMap((a, i) =>
      all.slice(i + 1).flatMap((b) => {
        const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
        const lines = a.box.height / 4; // lines of one text share some of their leading
        return a.parent !== b.parent && wide > RIM && high > Math.max(RIM, lines)
          ? [`${a.text} / ${b.text}`]
          : [];
      }),
    );
  });
