/** Short flourishes: points that pop up, the Robin's card; none in a fast game, none where less motion is asked for. */
import { expect } from "@playwright/test";
import { test } from "./support/gallery.ts";

test("a set, its flap and its trophy pop up", async ({ page, gallery }) => {
  await page.goto(`${gallery.url}#birdie-show-set?speed=1`);
  await expect(page.locator('[data-pop="set"]')).toHaveText("+4 set");
  await expect(page.locator('[data-pop="trophy"]')).toHaveText("+3 trophy");
  await expect(page.locator('[data-pop="flap"]')).toHaveText(/^\+\d+ Flap$/);
});

test("the Robin's card turns over", async ({ page, gallery }) => {
  await page.goto(`${gallery.url}#birdie-show-robin?speed=1`);
  await expect(page.locator('[data-turning="robin-autumn"]')).toHaveCount(1);
});

for (const [what, speed, reducedMotion] of [
  ["a fast game", "0.5", "no-preference"],
  ["less motion", "1", "reduce"],
] as const) {
  test(`none of them with ${what}`, async ({ page, gallery }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto(`${gallery.url}#birdie-show-set?speed=${speed}`);
    await page.locator("dialog.showing .bar").waitFor();
    await expect(page.locator("[data-pop]")).toHaveCount(0);
    await page.goto(`${gallery.url}#birdie-show-robin?speed=${speed}`);
    await expect(page.locator("[data-turning]")).toHaveCount(0);
  });
}

test("on a wide screen the chat stands beside the table, which stays usable", async ({ page, gallery }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${gallery.url}#birdie-turn-2?sheet=chat&around=people`);
  const panel = page.locator("aside.chat-panel");
  await expect(panel).toBeVisible();
  await expect(page.locator("dialog:modal")).toHaveCount(0);
  await page.locator('[data-from="display"]').first().click();
  await expect(panel).toBeVisible();
  await panel.locator("input").press("Escape");
  await expect(panel).toHaveCount(0);
});

test("on a phone the chat is a sheet", async ({ page, gallery }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`${gallery.url}#birdie-turn-2?sheet=chat&around=people`);
  await expect(page.locator("dialog.chat")).toBeVisible();
});
