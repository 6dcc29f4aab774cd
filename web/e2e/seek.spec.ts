/** Looking for an opponent in two browsers: paired, stopped, and a bot that is offered meanwhile. */
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { violations } from "./support/axe.ts";
import { leaving } from "./support/measure.ts";
import { arrive, type Chosen, type Speaking } from "./support/people.ts";
import { expect, test, watch, type Troubles } from "./support/test.ts";

type Somebody = { context: BrowserContext; page: Page; troubles: Troubles };
type Size = { width: number; height: number };

/** Somebody on the home page. With a game of their own they meet nobody from another test. */
async function somebody(browser: Browser, home: string, name: string, chosen: Chosen = {}, size?: Size) {
  const context = await browser.newContext(size ? { viewport: size } : {});
  const troubles = watch(context, home);
  await arrive(context, home, name, chosen);
  return { context, page: await context.newPage(), troubles };
}

async function wishing(one: Somebody, game: string, variant: string, rated: boolean, pace = "calm") {
  const text = JSON.stringify({ game, variant, rated, pace });
  await one.context.addInitScript(
    ([which, wish]) => {
      localStorage.setItem("voliera.last-game", which);
      localStorage.setItem(`voliera.seek.${which}`, wish);
    },
    [game, text] as const,
  );
}

/** Ada and Berta, who wish for the same where a wish is given. */
async function pair(
  browser: Browser,
  home: string,
  wish?: [game: string, variant: string, rated: boolean],
): Promise<[Somebody, Somebody]> {
  const two: [Somebody, Somebody] = [
    await somebody(browser, home, "Ada"),
    await somebody(browser, home, "Berta"),
  ];
  if (wish) for (const one of two) await wishing(one, ...wish);
  return two;
}

/** Both sit at one table. */
async function meet(ada: Somebody, berta: Somebody) {
  for (const one of [ada, berta]) await one.page.waitForURL(/#\/t\//);
  expect(new URL(ada.page.url()).hash).toBe(new URL(berta.page.url()).hash);
}

async function search(one: Somebody, home: string) {
  await one.page.goto(`${home}/#/seek`);
  await expect(one.page.locator('[data-seek="waiting"]')).toBeVisible();
}

async function done(...all: Somebody[]) {
  for (const { context, troubles } of all) {
    await context.close();
    expect(troubles.list).toEqual([]);
  }
}

test("one tap each, and two people sit at one table", async ({ browser, server }) => {
  const [ada, berta] = await pair(browser, server.url);
  for (const one of [ada, berta]) await one.page.goto(server.url);
  await ada.page.locator('[data-act="find"]').click();
  await expect(ada.page.locator('[data-seek="waiting"]')).toBeVisible();
  await expect(ada.page.getByText("Rating 1450–1550")).toBeVisible();
  await berta.page.locator('[data-act="find"]').click();
  await meet(ada, berta);
  await expect(ada.page.locator("main.app")).toContainText("Berta");
  const state = await (await ada.context.request.get(`${server.url}/api/seek`)).json();
  expect(state.state, "it was told once").toBe("none");
  await done(ada, berta);
});

test("a person who stops, or changes the wish, is not paired with one who came for the first wish", async ({
  browser,
  server,
}) => {
  const [ada, berta] = await pair(browser, server.url, ["birdie", "expert", true]);
  await search(ada, server.url);
  await ada.page.locator('[data-act="stop"]').click();
  await expect(ada.page.locator('[data-act="find"]')).toBeVisible();
  await search(berta, server.url);
  await ada.page.locator('[data-act="find"]').click();
  await meet(ada, berta);
  await done(ada, berta);
});

test("a bot is offered, the search goes on, and the opponent is announced at the bot's table", async ({
  browser,
  server,
}) => {
  const [ada, berta] = await pair(browser, server.url, ["bower", "super", false]);
  await ada.page.route(/\/api\/seek/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), bot_ms: 0 } }); // the wait is cut short
  });
  await ada.page.goto(`${server.url}/#/seek`);
  await ada.page.locator('[data-act="play-bot"]').click();
  await ada.page.waitForURL(/#\/t\//);
  const first = ada.page.url();
  await berta.page.goto(`${server.url}/#/seek`);
  await berta.page.waitForURL(/#\/t\//);
  await ada.page.locator('[data-act="meet"]').click();
  await expect.poll(() => ada.page.url()).not.toBe(first);
  await meet(ada, berta);
  await ada.page.unrouteAll({ behavior: "ignoreErrors" });
  await done(ada, berta);
});

const SCREENS: Array<[Size, Speaking, "light" | "dark", pace: string]> = [
  [{ width: 360, height: 640 }, "ru", "dark", "quick"],
  [{ width: 844, height: 390 }, "it", "light", "calm"],
  [{ width: 1440, height: 900 }, "es", "dark", "days"],
];
/** One of them; with `ALL=1` all three (make campaign-web). */
for (const [size, language, theme, pace] of process.env["ALL"] ? SCREENS : SCREENS.slice(0, 1))
  test(`the search fits ${size.width} × ${size.height} in ${language}, and everybody can use it`, async ({
    browser,
    server,
  }) => {
    const one = await somebody(browser, server.url, "Ada", { language, theme }, size);
    await wishing(one, "bower", "standard", theme === "light", pace);
    const host = await somebody(browser, server.url, "Nils");
    await host.context.request.post(`${server.url}/api/tables`, {
      data: { game: "bower", seats: [{ kind: "me" }, { kind: "free" }], settings: { public: true } },
    });
    await search(one, server.url);
    await expect(one.page.locator("[data-seat]").first()).toBeVisible();
    expect(await leaving(one.page)).toEqual([]);
    expect(await violations(one.page)).toEqual([]);
    await one.page.locator('[data-act="wish"]').click();
    await expect(one.page.getByRole("dialog")).toBeVisible();
    expect(await violations(one.page)).toEqual([]);
    await done(one, host);
  });
