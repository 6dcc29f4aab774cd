/** Resigning: asked once more, the result for both sides and for watchers, and what leads on from there. */
import type { Page } from "@playwright/test";
import { arrive, makeTable, openTable, tableToBegin, truth, withBot } from "./support/people.ts";
import { expect, test } from "./support/test.ts";

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

async function menu(page: Page): Promise<void> {
  await page.locator('header [data-act="menu"]').click();
  await page.locator(".table-menu").waitFor();
}

/** Resign by the menu, as a person does. */
async function resign(page: Page): Promise<void> {
  await menu(page);
  await page.locator('[data-act="resign"]').click();
  await page.locator('[data-act="resign-yes"]').click();
}

for (const [game, take] of [
  ["birdie", '[data-from="display"][data-card]'],
  ["bower", "button[data-display]"],
] as const) {
  test(`${game}: whoever resigns against a bot has lost`, async ({ context, page, server }, info) => {
    await arrive(context, server.url, "Ada");
    const { table } = await tableToBegin(context, server.url, withBot(game));
    await openTable(page, server.url, table.id);
    await page.locator(take).first().tap();
    await page.locator('[data-act="take"]').tap();
    await expect.poll(async () => (await truth(page.request, server.url, table.id)).rev).toBeGreaterThan(1);

    await menu(page);
    await page.locator('[data-act="resign"]').click();
    const sheet = page.locator(".sheet.resign");
    await expect(sheet).toContainText("Magpie wins");
    await page.screenshot({ path: info.outputPath("sheet.png") });
    await sheet.locator('[data-act="play-on"]').click();
    await expect(sheet).toHaveCount(0);
    expect((await truth(page.request, server.url, table.id)).table.status).toBe("running");

    await resign(page);
    const lost = page.locator('main.rs[data-outcome="loss"]');
    await expect(lost.locator("h1")).toHaveText("Magpie wins");
    await expect(lost).toContainText("You resigned");
    await expect(lost.locator('[data-act="turned"]')).toHaveCount(0);
    await page.screenshot({ path: info.outputPath("lost.png") });

    await page.reload();
    await expect(lost.locator("h1")).toHaveText("Magpie wins");
    await expect(lost).toContainText("You resigned");

    const { actions } = (await (
      await page.request.get(`${server.url}/api/tables/${table.id}/record`)
    ).json()) as { actions: unknown[] };
    await lost.locator('[data-act="replay"]').click();
    const replay = page.locator("main.rp");
    await expect(replay).toHaveAttribute("data-at", "0");
    await page.keyboard.press("End");
    await expect(replay).toHaveAttribute("data-at", String(actions.length));
    await expect(replay.locator('[data-act="play-on"]')).toBeEnabled();
    await page.goto(`${server.url}/#/replay/${table.id}/0?turned`);
    await expect(page.locator("main.rp")).toBeVisible();
  });

  test(`${game}: the other side and a watcher see who resigned`, async ({
    browser,
    context,
    page,
    server,
  }, info) => {
    await arrive(context, server.url, "Ada");
    const { id } = await makeTable(context, server.url, {
      game,
      variant: "standard",
      seats: [{ kind: "me" }, { kind: "free" }],
      settings: { public: true },
    });
    const friend = await browser.newContext({ viewport: { width: 360, height: 640 } });
    await arrive(friend, server.url, "Berta");
    expect((await friend.request.post(`${server.url}/api/tables/${id}/join`, { data: {} })).ok()).toBe(true);
    const passer = await browser.newContext({ viewport: { width: 360, height: 640 } });
    await arrive(passer, server.url, "Carla");
    const [theirs, watching] = [await friend.newPage(), await passer.newPage()];
    for (const one of [page, theirs, watching]) await openTable(one, server.url, id);
    await menu(watching);
    await expect(watching.locator('[data-act="resign"]')).toHaveCount(0);
    await watching.keyboard.press("Escape");

    await resign(theirs);
    const won = page.locator('main.rs[data-outcome="win"]');
    await expect(won.locator("h1")).toHaveText("You win!");
    await expect(won).toContainText("Berta resigned");
    await expect(theirs.locator('main.rs[data-outcome="loss"]')).toContainText("You resigned");
    const watched = watching.locator('main.rs[data-outcome="watched"]');
    await expect(watched.locator("h1")).toHaveText("Ada wins");
    await expect(watched).toContainText("Berta resigned");
    await page.screenshot({ path: info.outputPath("won.png") });
    await won.locator('[data-act="share"]').click();
    await expect(page.locator(".sheet.shareresult")).toBeVisible();

    await page.goto(`${server.url}/#/tables`);
    await expect(page.locator(`[data-table="${id}"]`)).toContainText("Berta resigned");
    await friend.close();
    await passer.close();
  });
}

test("where three play nobody is offered to resign", async ({ context, page, server }) => {
  await arrive(context, server.url, "Ada");
  const { id } = await makeTable(context, server.url, withBot("birdie", "standard", {}, 2));
  await openTable(page, server.url, id);
  await menu(page);
  await expect(page.locator('[data-act="leave"]')).toBeVisible();
  await expect(page.locator('[data-act="resign"]')).toHaveCount(0);
});
