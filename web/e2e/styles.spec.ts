/**
 * Every screen looks the same whether it is opened first or after all others: the styles of a screen stay loaded when
 * somebody leaves it.
 */
import { expect, type Page } from "@playwright/test";
import { SCREENS, show, SITUATIONS, test } from "./support/gallery.ts";

const NAMES: string[] = [...SCREENS, ...SITUATIONS];
const SIZES = { narrow: { width: 360, height: 640 }, wide: { width: 1280, height: 800 } };
/**
 * One in thirty-six is looked at after one in twelve, on a wide screen; with `ALL=1` everything after all others, in both
 * sizes (make campaign-web).
 */
const ALL = !!process.env["ALL"];
const PART = ALL ? 1 : 36;
const BEFORE = NAMES.filter((_, number) => ALL || number % 12 === 1);

for (const [size, viewport] of Object.entries(SIZES)) {
  if (!ALL && size === "narrow") continue;
  test(`the same after everything else, ${size}`, async ({ browser, gallery }) => {
    const context = await browser.newContext({ viewport });
    const page = await context.newPage();
    for (const name of BEFORE) await show(page, gallery.url, name);
    for (const [number, name] of NAMES.entries()) {
      if (number % PART) continue;
      await show(page, gallery.url, name);
      const alone = await context.newPage();
      await show(alone, gallery.url, name);
      await settled(alone);
      const different = async () => {
        const [here, there] = [await page.evaluate(boxes), await alone.evaluate(boxes)];
        return [here, there].map((one, k) => one.filter((box, at) => [there, here][k]![at] !== box));
      };
      await expect.soft.poll(different, name).toEqual([[], []]);
      await alone.close();
    }
    await context.close();
  });
}

/** Until it stops changing: some screens load their words and their scene one after the other. */
async function settled(page: Page): Promise<void> {
  let last = await page.evaluate(boxes);
  await expect
    .poll(async () => {
      const before = last;
      await page.waitForTimeout(80);
      last = await page.evaluate(boxes);
      return last.length > 0 && last.join() === before.join();
    })
    .toBe(true);
}

/** Where everything is, and what it looks like; what was spoken depends on what was there before. */
const boxes = () =>
  [...document.querySelectorAll<HTMLElement>("#app *:not(.spoken *)")]
    .filter((one) => !(one instanceof SVGElement && one.ownerSVGElement) && one.checkVisibility())
    .map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      const { fontSize, color, backgroundColor } = getComputedStyle(one);
      const name = `${one.tagName}.${one.getAttribute("class") ?? ""}`.replace(/ ?svelte-\w+/g, "");
      return [name, ...[x, y, width, height].map(Math.round), fontSize, color, backgroundColor].join(" ");
    });
