/** Replays and score sheets on phones on their side and on tablets: one screen holds them, and they use its width. */
import { expect, type Page } from "@playwright/test";
import { LANGUAGES, show, test, wear } from "./support/gallery.ts";
import { covered, cut, scrolling } from "./support/measure.ts";

const LOW = [
  { width: 844, height: 390 },
  { width: 720, height: 450 },
];
const TABLETS = [
  { width: 820, height: 1180 },
  { width: 1180, height: 820 },
];
const REPLAYS = ["replay-birdie", "replay-birdie-scoring", "replay-birdie-end", "replay-bower"];
/** What a reader of a replay looks at and presses, step after step. */
const READ = '[data-eyes], .board-area, .caption, [data-slider], [data-act="step-on"], [data-act="play-on"]';
/** Pieces of the boards, which must not be cut by their area. */
const BOARD =
  ".replay-display .card, .fan-cards .card, .box-row, .replay-wire .card, .replay-over, .replay-nests .nest, .replay-side .loose-tile";
/** What a score sheet is written with. */
const KEYS = "[data-seat], [data-box], [data-key], .keypad button, .picker-keys button";
const SHEETS = [
  "sheet-birdie",
  "sheet-birdie-line",
  "sheet-birdie-result",
  "sheet-bower",
  "sheet-bower-result",
];

/** Every second of the sizes and languages of each screen; with `ALL=1` all of them (make campaign-web). */
const isLookedAt = (number: number, turn: number) => !!process.env["ALL"] || (number + turn) % 2 === 0;
const languageOf = (number: number, turn: number) => LANGUAGES[(number + (turn >> 1)) % LANGUAGES.length]!;

test("a replay shows board, words and controls at once, as wide as the screen", async ({
  exhibit: page,
  gallery,
}) => {
  for (const [turn, viewport] of [...LOW, ...TABLETS].entries()) {
    await page.setViewportSize(viewport);
    for (const [number, name] of REPLAYS.entries()) {
      if (!isLookedAt(number, turn)) continue;
      await show(page, gallery.url, name);
      await wear(page, languageOf(number, turn), "light");
      const what = `${name} ${viewport.width} × ${viewport.height}`;
      expect.soft(await scrolling(page), `${what} scrolls`).toEqual([0, 0]);
      expect.soft(await beyond(page, READ, null), `${what}: off the screen`).toEqual([]);
      expect.soft(await beyond(page, BOARD, ".board-area"), `${what}: off the board`).toEqual([]);
      expect.soft(await covered(page, false), `${what}: covered`).toEqual([]);
      expect.soft(await cut(page), `${what}: cut off`).toEqual([]);
      expect.soft(await widthUsed(page, READ), `${what}: width`).toBeGreaterThan(0.9);
    }
  }
});

test("a score sheet fits on its side with all keys, and uses the width of a tablet", async ({
  exhibit: page,
  gallery,
}) => {
  for (const [turn, viewport] of [LOW[0]!, ...TABLETS].entries()) {
    await page.setViewportSize(viewport);
    for (const [number, name] of SHEETS.entries()) {
      if (!isLookedAt(number, turn)) continue;
      await show(page, gallery.url, name);
      await wear(page, languageOf(number, turn), "light");
      const what = `${name} ${viewport.width} × ${viewport.height}`;
      expect.soft(await scrolling(page), `${what} scrolls`).toEqual([0, 0]);
      expect.soft(await beyond(page, KEYS, null), `${what}: off the screen`).toEqual([]);
      if (name === "sheet-birdie-result" && viewport.width === 1180) continue; // a table to read, in the middle
      expect.soft(await widthUsed(page, "main > *:not(.scene)"), `${what}: width`).toBeGreaterThan(0.9);
    }
  }
});

test("a title and a bot's greeting are whole in half a narrow window", async ({ page, gallery }) => {
  await page.setViewportSize(LOW[1]!);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000); // a greeting goes away by itself
  const names = ["bower-setup", "bower-cover", "bower-shells", "bower-white-feather"];
  for (const [number, name] of names.entries())
    for (const [turn, language] of LANGUAGES.entries()) {
      if (!isLookedAt(number, turn)) continue;
      if (turn) await page.evaluate(() => sessionStorage.clear()); // it is said once at a table
      await show(page, gallery.url, name);
      await wear(page, language, "light");
      if (name === "bower-setup") await expect(page.locator(".greeting q")).toBeVisible();
      expect.soft(await beyond(page, ".greeting q", ".greeting"), `${name} ${language}`).toEqual([]);
      const title = await page.locator(".turn b").evaluate((one) => one.scrollWidth - one.clientWidth);
      expect.soft(title, `${name} ${language}: ${await page.locator(".turn b").textContent()}`).toBe(0);
    }
});

/** Elements that reach over the edge of the screen, or of what they lie in. */
const beyond = (page: Page, pieces: string, around: string | null): Promise<string[]> =>
  page.evaluate(
    ([chosen, container]) => {
      const around = container ? document.querySelector(container) : null;
      const room = around?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
      return [...document.querySelectorAll(chosen)]
        .filter((one) => one.checkVisibility())
        .map((one) => ({ one, box: one.getBoundingClientRect() }))
        .filter(
          ({ box }) =>
            box.left < room.left - 2 ||
            box.right > room.right + 2 ||
            box.top < room.top - 2 ||
            box.bottom > room.bottom + 2 ||
            box.width * box.height < 100,
        )
        .map(
          ({ one, box }) =>
            `${one.className} ${[box.left, box.top, box.right, box.bottom].map(Math.round).join(" ")}`,
        );
    },
    [pieces, around] as const,
  );

/** The part of the screen's width that these pieces span. */
const widthUsed = (page: Page, pieces: string): Promise<number> =>
  page.evaluate((chosen) => {
    const boxes = [...document.querySelectorAll(chosen)]
      .filter((one) => one.checkVisibility())
      .map((one) => one.getBoundingClientRect());
    const [left, right] = [
      Math.min(...boxes.map((box) => box.left)),
      Math.max(...boxes.map((box) => box.right)),
    ];
    return (right - left) / innerWidth;
  }, pieces);
