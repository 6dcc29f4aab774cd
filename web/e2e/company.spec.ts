/** Fair company: somebody at the table is muted, blocked or reported; strangers give signs; children see no words. */
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { violations } from "./support/axe.ts";
import { arrive, makeTable, openTable } from "./support/people.ts";
import { expect, test } from "./support/test.ts";

type Two = { ada: BrowserContext; bo: BrowserContext; page: Page; table: string };

/** Two people at a running table; the page is the first one's, on a phone. */
async function two(browser: Browser, home: string, settings: Record<string, unknown>): Promise<Two> {
  const [ada, bo] = [
    await browser.newContext({ viewport: { width: 360, height: 640 }, hasTouch: true }),
    await browser.newContext(),
  ];
  await arrive(ada, home, "Ada");
  await arrive(bo, home, "Bo");
  const made = await makeTable(ada, home, {
    game: "birdie",
    seats: [{ kind: "me" }, { kind: "free" }],
    settings,
  });
  const link = await ada.request.post(`${home}/api/tables/${made.id}/links`, { data: { kind: "invite" } });
  const { token } = (await link.json()) as { token: string };
  expect((await bo.request.post(`${home}/api/links/exchange`, { data: { token } })).ok()).toBe(true);
  const page = await ada.newPage();
  await openTable(page, home, made.id);
  return { ada, bo, page, table: made.id };
}

const say = (who: BrowserContext, home: string, table: string, id: string, what: Record<string, string>) =>
  who.request.post(`${home}/api/tables/${table}/send`, { data: { type: "say", id, ...what } });

test("somebody is muted, reported and blocked, and unblocked in the settings", async ({
  browser,
  server,
}) => {
  const { ada, bo, page, table } = await two(browser, server.url, {});
  await say(bo, server.url, table, "one", { text: "shouting" });
  await expect(page.getByText("shouting").first()).toBeVisible();
  await page.locator('[data-act="menu"]').first().click();
  await page.locator('[data-act="about"]').click();
  expect(await violations(page)).toEqual([]);
  await page.locator('[data-act="mute"]').click();
  await expect(page.locator("[data-company] [role=status]")).toHaveText("You no longer hear Bo.");
  await page.locator('[data-act="report"]').click();
  await page.locator('[data-act="report-words"]').click();
  await expect(page.locator("[data-company] [role=status]")).toContainText("Thank you");
  const block = page.locator('[data-act="block"]');
  for (const [label, told] of [
    ["Block", "settings"],
    ["Unblock", "again"],
    ["Block", "settings"],
  ] as const) {
    await expect(block).toHaveText(label);
    await block.click();
    await expect(page.locator("[data-company] [role=status]")).toContainText(told);
  }
  await page.goto(`${server.url}/#/`);
  const open = await makeTable(ada, server.url, {
    game: "birdie",
    seats: [{ kind: "me" }, { kind: "free" }],
    settings: { public: true },
  });
  const join = () => bo.request.post(`${server.url}/api/tables/${open.id}/join`, { data: {} });
  expect((await join()).status()).toBe(409);
  await page.locator('[data-act="settings"]').first().click();
  await page.locator('[data-act="unblock"]').click();
  await expect(page.locator('[data-act="unblock"]')).toHaveCount(0);
  expect((await join()).status()).toBe(200);
  await ada.close();
  await bo.close();
});

test("at a public table there are signs, and the kid-safe mode hides names", async ({ browser, server }) => {
  const { ada, bo, page, table } = await two(browser, server.url, { public: true });
  const openChat = async () => {
    await page.locator('[data-act="menu"]').first().click();
    await page.locator('dialog [data-act="chat"]').click();
  };
  await openChat();
  await expect(page.locator('[data-act="emote-hello"]')).toBeVisible();
  await expect(page.locator('[data-act="say"]')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await page.evaluate(() =>
    localStorage.setItem("voliera.settings", JSON.stringify({ language: "en", kids: true })),
  );
  await page.reload();
  await say(bo, server.url, table, "sign", { emote: "nice" });
  await openChat();
  await expect(page.locator("ol.lines b")).toHaveText("Owl");
  await ada.close();
  await bo.close();
});
