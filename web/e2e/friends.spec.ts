/** Friends by link: one sends it, another opens it and agrees; both see each other, and one invites the other to a table. */
import type { Browser } from "@playwright/test";
import { violations } from "./support/axe.ts";
import { outside, small } from "./support/measure.ts";
import { arrive, makeTable, openTable } from "./support/people.ts";
import { expect, test } from "./support/test.ts";

const PHONE = { viewport: { width: 320, height: 568 }, hasTouch: true };

async function somebody(browser: Browser, home: string, name: string, language: "en" | "ru" = "en") {
  const context = await browser.newContext(PHONE);
  await arrive(context, home, name, { language });
  return { context, page: await context.newPage() };
}

test("a link and an agreement make friends, who invite each other, and part", async ({ browser, server }) => {
  const ada = await somebody(browser, server.url, "Ada");
  const bo = await somebody(browser, server.url, "Бо", "ru");
  await ada.page.goto(`${server.url}/#/profile`);
  await ada.page.locator('[data-act="friends"]').click();
  await expect(ada.page).toHaveURL(/#\/friends$/);
  await ada.page.locator('[data-act="make-link"]').click();
  const link = await ada.page.locator("[data-link]").inputValue();
  expect(await violations(ada.page)).toEqual([]);

  await bo.page.goto(link);
  await expect(bo.page.getByText("Ada предлагает дружить")).toBeVisible();
  expect(await violations(bo.page)).toEqual([]);
  await bo.page.locator('[data-act="agree"]').click();
  await expect(bo.page.getByText("Теперь вы друзья")).toBeVisible();
  await bo.page.locator('[data-act="friends"]').click();
  await expect(bo.page.locator("[data-friend] b")).toHaveText("Ada");
  expect(await small(bo.page)).toEqual([]);
  expect(await outside(bo.page, false)).toEqual([]);

  await ada.page.reload();
  await expect(ada.page.locator("[data-friend] b")).toHaveText("Бо");
  await ada.page.locator('[data-act="revoke"]').click();
  await expect(ada.page.locator('[data-act="revoke"]')).toHaveCount(0);
  await bo.page.goto(link);
  await bo.page.reload();
  await expect(bo.page.getByText("Эта ссылка никуда не ведёт")).toBeVisible();

  const open = await makeTable(ada.context, server.url, {
    game: "birdie",
    seats: [{ kind: "me" }, { kind: "free" }],
  });
  await openTable(ada.page, server.url, open.id);
  await ada.page.locator('[data-act="invite-friend"]').click();
  await expect(ada.page.getByText("invited", { exact: true })).toBeVisible();
  await bo.page.goto(`${server.url}/#/`);
  await bo.page.locator('[data-act="accept"]').click();
  await expect(bo.page).toHaveURL(new RegExp(`#/t/${open.id}`));
  await expect(ada.page.locator(".game, .board, [data-from]").first()).toBeVisible();

  await ada.page.goto(`${server.url}/#/friends`);
  await ada.page.locator('[data-act="remove"]').click();
  await ada.page.locator('[data-act="remove-yes"]').click();
  await expect(ada.page.locator("[data-friend]")).toHaveCount(0);
  expect((await (await bo.context.request.get(`${server.url}/api/friends`)).json()).friends).toEqual([]);
  await ada.context.close();
  await bo.context.close();
});

test("on a device in the kid-safe mode no friends are made", async ({ browser, server }) => {
  const ada = await somebody(browser, server.url, "Ada");
  const made = await ada.context.request.post(`${server.url}/api/friend-links`, { data: {} });
  const { path } = (await made.json()) as { path: string };
  const kid = await browser.newContext(PHONE);
  await kid.addInitScript(() =>
    localStorage.setItem("voliera.settings", JSON.stringify({ language: "en", kids: true })),
  );
  const page = await kid.newPage();
  await page.goto(server.url + path);
  await expect(page.locator("[data-kids]")).toBeVisible();
  await expect(page.locator('[data-act="agree"]')).toHaveCount(0);
  await page.goto(`${server.url}/#/friends`);
  await expect(page.locator("[data-kids]")).toBeVisible();
  await expect(page.locator('[data-act="make-link"]')).toHaveCount(0);
  await kid.close();
  await ada.context.close();
});
