/**
 * Tables on this device: with the network cut from the first visit after installation, *Play now* begins a game here, which
 * is played to its end by touch, and replayed.
 */
import type { Page } from "@playwright/test";
import { BirdiePlayer } from "./support/birdie.ts";
import { BowerPlayer } from "./support/bower.ts";
import { arrive } from "./support/people.ts";
import { expect, test } from "./support/test.ts";
import { listen, truth } from "./support/worker.ts";

test.use({
  serviceWorkers: "allow",
  viewport: { width: 360, height: 640 },
  hasTouch: true,
  isMobile: true,
});

const AWAY = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/;
const GAMES = { birdie: BirdiePlayer, bower: BowerPlayer };
/** Number of turns after which the page is reloaded. */
const RELOADED = 1;

/** What is shown after the last move, up to the result. */
async function finish(page: Page): Promise<void> {
  const replay = page.locator('[data-act="replay"]').first();
  const end = page.locator('[data-act="end"], [data-act="done"]').first();
  await expect(async () => {
    if (await end.isVisible()) await end.tap();
    else await page.keyboard.press("Escape");
    expect(await replay.isVisible()).toBe(true);
  }).toPass();
}

/** Turn the device for a hint, and take a move back; then it is as it was. */
async function turnAround(page: Page, player: BirdiePlayer | BowerPlayer): Promise<void> {
  const before = await player.mine();
  await page.setViewportSize({ width: 640, height: 360 });
  await player.shows(before);
  await page.locator('header [data-act="hint"]').tap();
  const hint = page.locator(".panel.hint");
  await expect(hint.locator('[data-act="try"]')).toBeVisible();
  await hint.getByRole("button").last().tap();
  await page.setViewportSize({ width: 360, height: 640 });
  await player.shows(before);
  expect(await player.turn()).toBe(true);
  await player.mine();
  await page.locator('header [data-act="undo"]').tap();
  await expect.poll(async () => (await truth(page)).view).toEqual(before.view);
}

/** Delete a finished game from the list of tables. */
async function remove(page: Page, home: string, table: string): Promise<void> {
  const row = page.locator(`li:has([data-table="${table}"])`);
  await page.goto(`${home}/#/tables`);
  await expect(row).toHaveCount(0); // it is over
  await page.locator('[data-choice="finished"]').tap();
  await row.locator('[data-act="remove"]').tap();
  await page.locator('dialog [data-act="remove-yes"]').tap();
  await expect(row).toHaveCount(0);
  await page.goto(`${home}/#/t/${table}`);
  await page.reload();
  await expect(page.getByText("There is no such table")).toBeVisible();
}

for (const [game, Player] of Object.entries(GAMES))
  test(`with the network cut, a whole game of ${game} is played on the device`, async ({
    page,
    context,
    server,
    troubles,
  }) => {
    test.slow();
    troubles.allow(AWAY);
    await arrive(context, server.url, "Ada");
    await context.addInitScript(listen);
    await context.addInitScript((name) => {
      if (location.protocol !== "about:") localStorage.setItem("voliera.last-game", name);
    }, game);
    await page.goto(server.url);
    await page.waitForFunction(async () => {
      const { active } = await navigator.serviceWorker.ready;
      return active?.state === "activated" && navigator.serviceWorker.controller !== null;
    });
    await context.setOffline(true);
    await page.reload();
    await page.locator('[data-act="play"]').tap();
    await expect(page).toHaveURL(/#\/t\/local[a-z2-7]{16}$/);
    await expect(page.getByText("This table is on this device").first()).toBeVisible();
    const table = /local[a-z2-7]+$/.exec(page.url())![0];
    const player = new Player(page, server.url, table, "touch", 5);
    player.truth = () => truth(page);
    await turnAround(page, player);
    for (let turns = 0; turns < RELOADED; turns++) expect(await player.turn()).toBe(true);
    const { v, view } = await player.mine();
    await page.goto(`${server.url}/#/`);
    await page.reload();
    await page.locator(`a[href="#/t/${table}"]`).tap();
    expect(await truth(page)).toMatchObject({ v, view });
    const over = await player.game();
    expect(over.result).toBeTruthy();
    await finish(page);
    await page.locator('[data-act="replay"]').first().tap();
    await expect(page).toHaveURL(new RegExp(`#/replay/${table}`));
    await expect(page.locator('[data-act="play"]').first()).toBeVisible();
    await remove(page, server.url, table);
  });
