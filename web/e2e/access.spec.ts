/**
 * Every situation at a table and every screen around it, in four languages and two lights: nothing for axe to find,
 * nothing cut off, nothing too small to hit; longer words fit too, and at 200 % nothing is lost. (What they look like
 * with a server behind them: places.spec.ts.)
 */
import { expect } from "@playwright/test";
import { violations } from "./support/axe.ts";
import { LANGUAGES, SCREENS, show, SITUATIONS, test, THEMES, wear } from "./support/gallery.ts";
import { leaving, scrolling, small } from "./support/measure.ts";
import { watch } from "./support/test.ts";

const PHONE = { width: 360, height: 640 };
/** A wide screen at 200 %: the page may scroll down, never sideways. */
const HALF = { width: 640, height: 400 };
const NAMES: string[] = [...SCREENS, ...SITUATIONS];
const SCROLLS = new Set<string>(SCREENS);
/** What the policy cannot know of: the gallery has no server behind it. */
const NO_SERVER = /404|Failed to load resource/;

/**
 * Every seventh screen is looked at, each in one way: by axe in one of the languages in turn, or in longer words, or at
 * 200 %; with `ALL=1` all screens in all four languages and all ways (make campaign-web).
 */
const ALL = !!process.env["ALL"];
const PART = ALL ? 1 : 7;

/** Looked at in parcels, so that a browser starts once for many; each by day and by night in turns. */
const PARCELS = ALL ? 4 : 2;
for (let parcel = 0; parcel < PARCELS; parcel++) {
  test(`screens ${parcel + 1} of ${PARCELS}`, async ({ browser, gallery }) => {
    const context = await browser.newContext({ viewport: PHONE, hasTouch: true });
    const page = await context.newPage();
    const troubles = watch(context, new URL(gallery.url).origin);
    troubles.allow(NO_SERVER);
    for (const [number, name] of NAMES.entries()) {
      if (number % PARCELS !== parcel || number % PART) continue;
      await show(page, gallery.url, name);
      const at = number / PART;
      const way = at % 4; // half of them by axe
      const spoken = (2 * (at >> 2) + (at % 2)) % 4;
      for (const [turn, language] of LANGUAGES.entries()) {
        if (!ALL && (way < 2 || turn !== spoken)) continue;
        const theme = THEMES[((number >> 1) + (turn >> 1)) % 2]!;
        const contrast = (number + turn) % 8 === 4;
        const what = `${name} ${language} ${theme}${contrast ? " contrast" : ""}`;
        await wear(page, language, theme, contrast);
        expect.soft(await violations(page), what).toEqual([]);
        if (!SCROLLS.has(name) && !name.includes("over"))
          expect.soft(await scrolling(page), what).toEqual([0, 0]);
        expect.soft(await small(page), what).toEqual([]);
      }
      if (ALL || way === 0) {
        await wear(page, "en", "light", false, true);
        expect.soft((await scrolling(page))[0], `${name} in longer words`).toBe(0);
        expect.soft(await leaving(page), `${name} in longer words`).toEqual([]);
      }
      if (ALL || way === 1) {
        await page.setViewportSize(HALF);
        await wear(page, "ru", "light");
        expect.soft((await scrolling(page))[0], `${name} at 200 %`).toBe(0);
        expect.soft(await leaving(page), `${name} at 200 %`).toEqual([]);
        await page.setViewportSize(PHONE);
      }
      expect.soft(troubles.list.splice(0), name).toEqual([]);
    }
    await context.close();
  });
}
