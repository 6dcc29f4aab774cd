/** What moves at a table without being asked: the deal when a game begins, and sparks around a third gem. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import type { GameRecord } from "../src/games/record.ts";
import type { Steps } from "../src/net/interface.ts";
import type { TableInfo } from "../src/net/messages.ts";
import { arrive, openTable, tableToBegin, withBot } from "./support/people.ts";
import { expect, test } from "./support/test.ts";

const RECORD = resolve(import.meta.dirname, "../../tests/corpus/bower-standard-2-fair_play-109.json");

/** Write down what is moved on the page from now on: where it lies, or what it is. */
async function watchMotion(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its element below
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...given) {
      const { dataset, className, parentElement } = this as HTMLElement;
      moved.push(dataset["in"] ?? dataset["from"] ?? (className || parentElement?.className || ""));
      return animate.apply(this, given);
    };
    Object.assign(globalThis, { moved });
  });
  return () => page.evaluate(() => (globalThis as typeof globalThis & { moved: string[] }).moved);
}

for (const game of ["birdie", "bower"]) {
  for (const [how, speed] of [
    ["is dealt before one's eyes", 1],
    ["lies there at once where nothing may move", 0],
  ] as const) {
    test(`${game}: the display ${how}`, async ({ context, page, server }) => {
      await arrive(context, server.url, "Ada", { speed });
      const { table } = await tableToBegin(context, server.url, withBot(game));
      const moved = await watchMotion(page);
      await openTable(page, server.url, table.id);
      const display = page.locator(game === "birdie" ? '[data-from="display"]' : '[data-in="display"]');
      await expect(display.first()).toBeVisible();
      const dealt = async () => (await moved()).filter((one) => one === "display").length;
      if (speed === 0) expect(await moved()).toEqual([]);
      else await expect.poll(dealt).toBe(await display.count());
    });
  }
}

test("bower: a third gem sparkles", async ({ context, page, server }) => {
  await arrive(context, server.url, "Ada", { speed: 1 });
  const record = JSON.parse(readFileSync(RECORD, "utf8")) as GameRecord;
  const study = await page.request.post(`${server.url}/api/study/steps`, { data: { record, eyes: null } });
  const { steps } = (await study.json()) as Steps;
  const at = steps.findIndex(({ events }) => events.some(({ id }) => id === "bonus-earned"));
  expect(at).toBeGreaterThan(0);
  const kept = await page.request.post(`${server.url}/api/records`, { data: { record } });
  const { id } = (await kept.json()) as TableInfo;
  const moved = await watchMotion(page);
  await page.goto(`${server.url}/#/replay/${id}/${at - 1}?eyes=watch`);
  await expect(page.locator(`main.replay[data-at="${at - 1}"]`)).toBeVisible();
  expect(await moved()).not.toContain("sparkle");
  await page.keyboard.press("ArrowRight");
  await expect.poll(moved).toContain("sparkle");
});
