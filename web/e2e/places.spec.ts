/** The places around the table, on a real server, in four languages, by day and by night: nothing for axe to find. */
import type { Page } from "@playwright/test";
import { violations } from "./support/axe.ts";
import { arrive, makeTable, withBot } from "./support/people.ts";
import { expect, test, watch } from "./support/test.ts";

const LOOKS = [
  { language: "en", theme: "light", wide: true },
  { language: "it", theme: "dark", wide: false },
  { language: "es", theme: "dark", wide: true },
  { language: "ru", theme: "light", wide: false },
] as const;

/** One of them; with `ALL=1` all four (make campaign-web). */
const ALL = !!process.env["ALL"];

for (const { language, theme, wide } of LOOKS.filter((_, number) => ALL || number === 3)) {
  test(`places in ${language}, ${theme}, ${wide ? "wide" : "narrow"}`, async ({ browser, server }) => {
    test.slow();
    const viewport = wide ? { width: 1280, height: 800 } : { width: 360, height: 640 };
    const context = await browser.newContext({ viewport, hasTouch: !wide });
    const troubles = watch(context, server.url);
    troubles.allow(/404/);
    await arrive(context, server.url, "Ada", { language, theme });
    const running = await makeTable(context, server.url, withBot("birdie", "expert", {}, 2));
    const open = await makeTable(context, server.url, {
      game: "bower",
      variant: "super",
      seats: [{ kind: "me" }, { kind: "free" }],
      settings: { clock: { kind: "live", seconds: 600, increment: 5 } },
    });
    const made = await context.request.post(`${server.url}/api/tables/${open.id}/links`, {
      data: { kind: "invite" },
    });
    const { path } = (await made.json()) as { path: string };
    const page = await context.newPage();
    const look = async (what: string) => {
      const found = await violations(page);
      expect.soft(found, what).toEqual([]);
      expect.soft(await sideways(page), what).toBe(0);
    };
    const go = async (to: string) => {
      await page.goto("about:blank");
      await page.goto(`${server.url}/#${to}`);
      await page.locator("main").first().waitFor();
    };

    await go("/");
    await expect(
      page.locator(`a[href*="${running.id}"], [data-table="${running.id}"], .table-row`).first(),
    ).toBeVisible();
    await look("home");
    await page.locator('[data-act="settings"]').click();
    await look("settings");
    await go("/new/birdie");
    await expect(page.locator('[data-act="open"], .button.primary').first()).toBeVisible();
    await look("set-up of Birdie");
    await go("/new/bower");
    await look("set-up of Bower");
    await go("/tables");
    await look("tables");
    await go(`/t/${open.id}`);
    await expect(page.locator("[data-link]").first()).toBeVisible();
    await look("lobby");
    await go(`/t/${running.id}`);
    await page.locator('[data-from="display"]').first().waitFor();
    await page.locator("header.bar button").first().click();
    await expect(page.locator("dialog[open]")).toBeVisible();
    await look("menu of a table");
    await go("/device/nosuchcode");
    await look("device");
    await go("/no/such/place");
    await look("nowhere");

    const friend = await browser.newContext({ viewport, locale: language });
    const theirs = await friend.newPage();
    await theirs.goto(server.url + path);
    await theirs.locator('[data-act="enter"]').waitFor();
    expect.soft(await violations(theirs), "an invitation").toEqual([]);
    await friend.close();
    expect.soft(troubles.list).toEqual([]);
    await context.close();
  });
}

/** How far the page can be scrolled sideways. */
const sideways = (page: Page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
