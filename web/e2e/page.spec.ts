/** The page itself: how people come in, what it weighs, what it is allowed to do, and that it stays small. */
import { gzipSync } from "node:zlib";
import { BirdiePlayer } from "./support/birdie.ts";
import { arrive, makeTable, openTable, withBot } from "./support/people.ts";
import { expect, test } from "./support/test.ts";

const FIRST_LOAD = 100_000;

test("one tap from the home page plays a game against a bot", async ({ page, server }) => {
  await page.goto(server.url);
  await page.locator('[data-act="play"]').click();
  await expect(page).toHaveURL(/#\/t\/[a-z2-7]+$/);
  await expect(page.locator('main.app [data-from="display"], main.app [data-display]').first()).toBeVisible();
});

test("one tap and a link invite a friend, who sits down", async ({ page, server, browser }) => {
  await page.goto(server.url);
  await page.locator('[data-act="invite"]').click();
  await page.locator('dialog [data-field="name"]').fill("Marta");
  await page.locator('[data-act="keep-name"]').click();
  const link = page.locator("[data-link]").first();
  await expect(link).toBeVisible();
  const address = (await link.inputValue().catch(() => link.textContent()))!.trim();
  const friend = await browser.newContext({ viewport: { width: 360, height: 640 }, hasTouch: true });
  const theirs = await friend.newPage();
  await theirs.goto(address.startsWith("http") ? address : `http://${address}`);
  await expect(theirs.locator("main.app")).toContainText("Marta");
  await expect(theirs.locator('[data-act="learn"]')).toHaveAttribute("href", "#/learn/birdie");
  await theirs.locator('[data-act="enter"]').tap();
  await expect(theirs.locator("main.app")).toBeVisible();
  await expect(page.locator('main.app [data-from="display"], main.app [data-display]').first()).toBeVisible();
  await friend.close();
});

test("the first load is small, and nothing is asked of another host", async ({ page, server }) => {
  const sizes: Record<string, number> = {};
  page.on("response", async (response) => {
    if (response.url().startsWith(server.url) && response.ok())
      sizes[new URL(response.url()).pathname] = gzipSync(await response.body(), { level: 9 }).length;
  });
  await page.goto(server.url, { waitUntil: "networkidle" });
  const total = Object.values(sizes).reduce((sum, one) => sum + one, 0);
  expect(total, JSON.stringify(sizes, null, 1)).toBeLessThan(FIRST_LOAD);
});

test("a broken or used link says so and leads on", async ({ page, server, troubles }) => {
  troubles.allow(/40[14]/);
  await page.goto(`${server.url}/#/t/abcdefghij234567/nosuchtoken`);
  await expect(page.locator("main")).toBeVisible();
  await page.goto(`${server.url}/#/t/abcdefghij234567`);
  await expect(page.locator("main")).toBeVisible();
  await expect(page.locator('[data-act="home"]').first()).toBeVisible();
});

test("the language changes in mid-game, and the game goes on", async ({ context, page, server }) => {
  await arrive(context, server.url, "Ada");
  const table = await makeTable(context, server.url, withBot("birdie"));
  await openTable(page, server.url, table.id);
  const player = new BirdiePlayer(page, server.url, table.id, "mouse", 9);
  await player.turn();
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem("voliera.settings")!);
    const text = JSON.stringify({ ...kept, language: "ru" });
    localStorage.setItem("voliera.settings", text);
    dispatchEvent(new StorageEvent("storage", { key: "voliera.settings", newValue: text }));
  });
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
  await expect(page.locator('[data-act="pass"]')).toContainText("Пас");
  await player.turn();
});

test("a name cannot become code", async ({ context, page, server }) => {
  await arrive(context, server.url, "<img src=x>");
  const table = await makeTable(context, server.url, withBot("birdie", "standard", {}, 2));
  await openTable(page, server.url, table.id);
  await expect(page.locator("img")).toHaveCount(0);
});

test("a part that cannot be loaded is named, and so is a page that never starts", async ({
  page,
  server,
  troubles,
}) => {
  troubles.allow(/ERR_FAILED|Failed to fetch/);
  const ENTRY = /\/assets\/index-[\w-]+\.js$/;
  const cut = (part: RegExp) => page.route(part, (route) => route.abort());
  for (const part of [/\/assets\/About-[\w-]+\.js$/, /\/assets\/about-[\w-]+\.js$/]) {
    await cut(part);
    await page.goto(`${server.url}/#/about`);
    await page.reload();
    await expect(page.getByRole("alert")).toContainText("A part of the page could not be loaded");
    await page.unroute(part);
    await page.locator('[data-act="reload"]').click();
    await expect(page.locator("h1")).toBeVisible();
    await expect(page.locator(".unstarted")).toHaveCount(0);
  }
  await cut(ENTRY);
  await page.reload();
  await expect(page.getByText("Voliera has not started")).toBeHidden();
  await page.evaluate(() => document.getAnimations().forEach((one) => one.finish()));
  for (const start of ["has not started", "non si è avviata", "no se ha iniciado", "не запустилась"])
    await expect(page.getByText(`Voliera ${start}`)).toBeVisible();
});
