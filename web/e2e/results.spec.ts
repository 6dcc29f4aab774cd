/** Results by outcome: totals count up and can be skipped, a defeat looks different, watchers have no rematch. */
import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { show, test } from "./support/gallery.ts";

const shown = (page: Page) =>
  page
    .locator(".score .handwritten")
    .evaluateAll((all) => all.map((one) => Number(one.getAttribute("aria-label"))));

/** A result with its movements, on a clock that the test moves. */
async function open(page: Page, url: string, name: string, speed = 1): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.goto(`${url}#${name}?speed=${speed}`);
  await page.locator("main.results").waitFor();
}

test("totals count up, and a tap ends it", async ({ page, gallery }) => {
  await open(page, gallery.url, "birdie-over-2");
  await page.clock.runFor(600);
  await expect(page.locator(".score")).toHaveAttribute("data-counting", "true");
  const [mine, theirs] = await shown(page);
  expect(mine).toBeLessThan(38);
  expect(theirs).toBeLessThan(45);
  await expect(page.locator(".score .added").first()).toBeVisible();
  await page.locator("h1").click();
  await expect(page.locator(".score")).toHaveAttribute("data-counting", "false");
  expect(await shown(page)).toEqual([38, 45]);
});

test("totals count to their end by themselves", async ({ page, gallery }) => {
  await open(page, gallery.url, "bower-results");
  await page.clock.runFor(4_000);
  await expect(page.locator(".score")).toHaveAttribute("data-counting", "false");
  expect(await shown(page)).toEqual([5, 5]);
});

test("nothing counts where less motion is asked for", async ({ page, gallery }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, gallery.url, "birdie-over-2");
  await expect(page.locator(".score")).toHaveAttribute("data-counting", "false");
  expect(await shown(page)).toEqual([38, 45]);
});

for (const [name, outcome, first] of [
  ["birdie-over-4", "win", "replay"],
  ["birdie-over-2", "loss", "turned"],
  ["bower-results", "win", "replay"],
  ["bower-results-fair", "loss", "turned"],
] as const) {
  test(`${name} is shown as a ${outcome}`, async ({ exhibit: page, gallery }) => {
    await show(page, gallery.url, name);
    const main = page.locator("main.results");
    await expect(main).toHaveAttribute("data-outcome", outcome);
    await expect(main.locator(".feather")).toHaveCount(outcome === "win" ? 7 : 0);
    await expect(main.locator(".rain")).toHaveCount(outcome === "loss" ? 1 : 0);
    await expect(main.locator("footer button").first()).toHaveAttribute("data-act", first);
    await expect(main.locator('[data-act="again"]')).toBeVisible();
  });
}

test("a watcher is not offered another game", async ({ exhibit: page, gallery }) => {
  await show(page, gallery.url, "birdie-results-watched");
  await expect(page.locator('main.results[data-outcome="watched"] [data-act="replay"]')).toBeVisible();
  await expect(page.locator('[data-act="again"]')).toHaveCount(0);
});
