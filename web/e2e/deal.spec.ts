/** The deal of the day: found on the home page, played once, compared afterwards, and the best game watched. */
import { violations } from "./support/axe.ts";
import { arrive } from "./support/people.ts";
import { expect, test } from "./support/test.ts";

test("the day's deal is played, compared and its best game watched", async ({ browser, server }) => {
  const home = server.url;
  const [ada, bo] = [
    await browser.newContext({ viewport: { width: 360, height: 640 }, hasTouch: true }),
    await browser.newContext(),
  ];
  await arrive(ada, home, "Ada");
  await arrive(bo, home, "Bo");
  const resign = async (who: typeof ada, table: string) =>
    who.request.post(`${home}/api/tables/${table}/send`, { data: { type: "resign", id: "r" } });
  const { id } = (await (await bo.request.post(`${home}/api/deal`, { data: {} })).json()) as { id: string };
  await resign(bo, id);

  const page = await ada.newPage();
  const card = page.locator('[data-act="deal"]');
  const atTable = page.locator('[data-act="menu"]').first(); // whoever leaves before it is there was never gone
  await page.goto(`${home}/#/deal/${new Date().toISOString().slice(0, 10)}`); // by a link, before it was played
  await expect(card).toContainText("1 has played it");
  await page.goto(home);
  await expect(card).toContainText("1 has played it");
  await card.tap();
  await page.waitForURL(/#\/t\//);
  await expect(atTable).toBeVisible();
  const table = new URL(page.url()).hash.split("/")[2]!;
  await page.goto(`${home}/#/`);
  await expect(card).toContainText("goes on");
  await expect(page.locator(`.my-tables a[href="#/t/${table}"]`)).toBeVisible();
  await card.tap();
  await page.waitForURL(new RegExp(`#/t/${table}$`));
  await expect(atTable).toBeVisible();
  await page.goto(`${home}/#/`);
  await resign(ada, table);
  await page.reload();
  await expect(card).toContainText("2 have played it");
  await card.tap();
  await page.waitForURL(/#\/deal\//);
  await expect(page.locator("li.mine")).toHaveCount(1);
  await expect(page.locator("ol li")).toHaveCount(2);
  expect(await violations(page)).toEqual([]);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(sideways).toBe(false);
  await page.locator('[data-act="best"]').tap();
  await page.waitForURL(/#\/replay\/file/);
  await expect(page.locator("main")).toBeVisible();
  await ada.close();
  await bo.close();
});
