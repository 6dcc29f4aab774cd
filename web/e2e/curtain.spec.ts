/** People who share a device: whole games by touch without a network, and nothing hidden on the way from hand to hand. */
import type { Page } from "@playwright/test";
import bower from "./support/short-bower.json" with { type: "json" };
import birdie from "./support/short-game.json" with { type: "json" };
import { violations } from "./support/axe.ts";
import { arrive } from "./support/people.ts";
import { expect, test } from "./support/test.ts";
import * as together from "./support/together.ts";

const { leaks, lift, lifter, overhearing, playTogether, sitTogether } = together;
const AWAY = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/;
/** Number of turns after which the page is reloaded. */
const RELOADED = 2;
test.use({
  serviceWorkers: "allow",
  viewport: { width: 360, height: 640 },
  hasTouch: true,
  isMobile: true,
});

/** Both games with `ALL=1` (make campaign-web). */
const GAMES = process.env["ALL"] ? (["birdie", "bower"] as const) : (["bower"] as const);
const curtain = (page: Page) => page.locator("main.curtain");
const hidden = (page: Page) => page.locator("[data-hand], [data-from]");

test("with the network cut, two people play on one device", async ({ page, context, server, troubles }) => {
  test.slow();
  troubles.allow(AWAY);
  await arrive(context, server.url, "Ada");
  await overhearing(context, { birdie, bower });
  await page.goto(server.url);
  await page.waitForFunction(async () => {
    const { active } = await navigator.serviceWorker.ready;
    return active?.state === "activated" && navigator.serviceWorker.controller !== null;
  });
  await context.setOffline(true);
  for (const game of GAMES) {
    const table = await sitTogether(page, server.url, game, ["Anna", "Marta"]);
    const { rev } = await playTogether(page, game, table, RELOADED);
    expect(await leaks(page)).toEqual([]);
    await page.goto(`${server.url}/#/`);
    await page.reload();
    await expect(page.locator(`a[href="#/t/${table}"]`)).toContainText(/Anna|Marta/);
    await page.locator(`a[href="#/t/${table}"]`).tap();
    await expect(lifter(page)).toBeVisible();
    await expect(hidden(page)).toHaveCount(0);
    const over = await playTogether(page, game, table);
    expect(over.rev).toBeGreaterThan(rev);
    expect(over).toMatchObject({ you: { kind: "watch" }, result: expect.anything() });
    expect(await leaks(page)).toEqual([]);
    await expect(curtain(page)).toHaveCount(0); // the result is for everybody
    await expect(async () => {
      const end = page.locator('[data-act="end"], [data-act="done"]').first();
      if (await end.isVisible()) await end.tap();
      await expect(page.locator('main.results[data-outcome="watched"]')).toBeVisible({ timeout: 500 });
    }).toPass();
  }
  await page.locator('[data-act="again"]').tap();
  await expect(lifter(page)).toBeVisible();
});

test("the curtain is down before the device leaves a hand", async ({ page, context, server }) => {
  await arrive(context, server.url, "Ada", { speed: 1 });
  await overhearing(context, { birdie });
  const table = await sitTogether(page, server.url, "birdie", ["Anna", "Marta"]);
  await expect(page.getByRole("heading", { name: "Hand over to Anna" })).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.locator('[data-act="menu"]').tap();
  await expect(page.locator('[data-act="carry"], [data-act="resign"], [data-act="leave"]')).toHaveCount(0);
  await page.keyboard.press("Escape");
  // without a pointer; a curtain that has just fallen stays down for a moment
  await expect(async () => {
    if (await lifter(page).isVisible()) {
      await lifter(page).focus({ timeout: 500 });
      await page.keyboard.press("Enter");
    }
    await expect(hidden(page).first()).toBeVisible({ timeout: 500 });
  }).toPass();
  // the page is put away in the middle of a turn
  const left = await page.evaluate(() => {
    const become = (visibilityState: DocumentVisibilityState) => {
      const hidden = visibilityState === "hidden";
      for (const [name, value] of Object.entries({ visibilityState, hidden }))
        Object.defineProperty(document, name, { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    };
    become("hidden");
    const count = document.querySelectorAll("[data-hand], [data-from]").length;
    become("visible");
    return count;
  });
  expect(left).toBe(0);
  await lift(page);
  // a turn is over, and its player looks as long as they like
  await playTogether(page, "birdie", table, 1);
  await page.locator('[data-act="stay"]').tap();
  await expect(page.getByText("Marta is next.", { exact: true })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const after = await page.locator('[data-act="lower"]').evaluate((button) => {
    (button as HTMLElement).click();
    return document.querySelectorAll("[data-hand], [data-from], .flying, dialog[open]").length;
  });
  expect(after).toBe(0);
  await expect(curtain(page)).toContainText("Anna");
  await lift(page);
  await playTogether(page, "birdie", table, 1);
  await expect(page.getByRole("heading", { name: "Hand over to Anna" })).toBeVisible(); // it falls by itself
  expect(await leaks(page)).toEqual([]);
});
