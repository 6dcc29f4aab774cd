/** Every screen, in four languages and two lights: nothing for axe to find, nothing cut off, nothing too small to hit. */
import AxeBuilder from "@axe-core/playwright";
import { expect, test as base } from "@playwright/test";
import { LANGUAGES, SCREENS, serveGallery, SITUATIONS, THEMES } from "./support/gallery.ts";
import { watch } from "./support/test.ts";

type Gallery = Awaited<ReturnType<typeof serveGallery>>;
const test = base.extend<object, { gallery: Gallery }>({
  gallery: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const gallery = await serveGallery();
      await use(gallery);
      await gallery.close();
    },
    { scope: "worker" },
  ],
});

const PHONE = { width: 360, height: 640 };
const NAMES = [...SCREENS, ...SITUATIONS];
/** What the policy cannot know of: the gallery has no server behind it. */
const NO_SERVER = /404|Failed to load resource/;

/** All names with the shades in which each is looked at. */
const LOOKS = NAMES.flatMap((name, i) =>
  LANGUAGES.map((language, k) => ({
    name,
    language,
    theme: THEMES[(i + k) % 2]!,
    contrast: (i + k) % 4 === 3,
  })),
);

/** Looked at in parcels, so that a browser starts once for many. */
const PARCELS = 8;
for (let parcel = 0; parcel < PARCELS; parcel++) {
  test(`screens ${parcel + 1} of ${PARCELS}`, async ({ browser, gallery }) => {
    test.setTimeout(300_000);
    const context = await browser.newContext({ viewport: PHONE, hasTouch: true });
    const page = await context.newPage();
    const troubles = watch(context, new URL(gallery.url).origin);
    troubles.allow(NO_SERVER);
    for (const { name, language, theme, contrast } of LOOKS.filter((_, i) => i % PARCELS === parcel)) {
      const what = `${name} ${language} ${theme}${contrast ? " contrast" : ""}`;
      await page.goto("about:blank");
      await page.goto(`${gallery.url}#${name}?lang=${language}&theme=${theme}${contrast ? "&contrast" : ""}`);
      await page.locator("html[data-ready] main").waitFor();
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.map(
        (one) =>
          `${one.id}: ${one.nodes
            .map((node) => node.target.join(" "))
            .slice(0, 3)
            .join(", ")}`,
      );
      expect.soft(found, what).toEqual([]);
      if (!SCREENS.includes(name) && !name.includes("over"))
        expect.soft(await scrolling(page), what).toEqual([0, 0]);
      expect.soft(await small(page), what).toEqual([]);
    }
    expect.soft(troubles.list).toEqual([]);
    await context.close();
  });
}

test("longer words fit too", async ({ browser, gallery }) => {
  test.setTimeout(240_000);
  const page = await browser.newPage({ viewport: PHONE, hasTouch: true });
  for (const name of NAMES) {
    await page.goto("about:blank");
    await page.goto(`${gallery.url}#${name}?lang=pseudo&theme=light`);
    await page.locator("html[data-ready] main").waitFor();
    expect.soft((await scrolling(page))[0], name).toBe(0);
    expect.soft(await leaving(page), name).toEqual([]);
  }
  await page.close();
});

test("at 200 % nothing is lost: the page scrolls down, never sideways", async ({ browser, gallery }) => {
  test.setTimeout(240_000);
  const page = await browser.newPage({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });
  for (const name of NAMES) {
    await page.goto("about:blank");
    await page.goto(`${gallery.url}#${name}?lang=ru&theme=light`);
    await page.locator("html[data-ready] main").waitFor();
    expect.soft((await scrolling(page))[0], name).toBe(0);
    expect.soft(await leaving(page), name).toEqual([]);
  }
  await page.close();
});

type Page = import("@playwright/test").Page;

/** How far the page can be scrolled, across and down. */
const scrolling = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    return [Math.max(0, root.scrollWidth - innerWidth), Math.max(0, root.scrollHeight - innerHeight - 1)];
  });

/** Buttons that a finger would miss: what reacts is smaller than 44 px, as seen by pressing near its edges. */
const small = (page: Page) =>
  page.evaluate(() => {
    const half = 21.5;
    const reacts = (one: Element, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (one.contains(hit) || hit.contains(one));
    };
    return [...document.querySelectorAll<HTMLElement>("button, a[href], input, select")]
      .filter((one) => one.checkVisibility() && !one.closest("svg, p, dialog:not([open])"))
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 2 * half || box.height < 2 * half))
      .filter(({ one, box }) => {
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const wide = box.width >= 2 * half || (reacts(one, x - half, y) && reacts(one, x + half, y));
        const high = box.height >= 2 * half || (reacts(one, x, y - half) && reacts(one, x, y + half));
        return !(wide && high);
      })
      .map(
        ({ one, box }) => `${Math.round(box.width)}×${Math.round(box.height)} ${one.outerHTML.slice(0, 90)}`,
      );
  });

/** Buttons and headings that leave the screen at its sides. */
const leaving = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("button, h1, h2, .btn span")]
      .filter((one) => one.checkVisibility() && !one.closest(".fan, [data-scrolls], dialog"))
      .map((one) => ({ box: one.getBoundingClientRect(), text: one.outerHTML.slice(0, 90) }))
      .filter(({ box }) => box.width > 0 && (box.right > innerWidth + 1 || box.left < -1))
      .map(({ text }) => text),
  );
