/** Small things that newcomers stumbled over: what is said beside a table, and how it looks on a phone. */
import type { Locator } from "@playwright/test";
import { arrive, makeTable, openTable, tableToBegin, truth, withBot } from "./support/people.ts";
import { expect, test } from "./support/test.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** The contrast of a text with the colour that is painted below it. */
const contrast = (target: Locator) =>
  target.evaluate((one) => {
    const parts = (colour: string) =>
      colour
        .match(/[\d.]+/g)!
        .slice(0, 3)
        .map(Number);
    const light = (colour: string) => {
      const [r, g, b] = parts(colour).map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
    };
    const style = getComputedStyle(one);
    const [text, ground] = [light(style.color), light(style.backgroundColor)];
    return (Math.max(text, ground) + 0.05) / (Math.min(text, ground) + 0.05);
  });

test("why nothing can be taken back is said in a sentence that can be read", async ({
  context,
  page,
  server,
}) => {
  await arrive(context, server.url, "Ada");
  const { id } = await makeTable(context, server.url, withBot("birdie"));
  await openTable(page, server.url, id);
  await page.locator('[data-act="undo"]').tap({ force: true }); // it says that it is disabled
  const text = page.locator("[data-notice] p");
  await expect(text).toBeVisible();
  expect((await text.boundingBox())!.width).toBeGreaterThan(160);
});

test("a move that waits for the connection can be read", async ({ context, page, server, troubles }) => {
  troubles.allow(/ERR_|WebSocket|Failed to load/);
  await arrive(context, server.url, "Ada");
  const { id } = await makeTable(context, server.url, withBot("bower"));
  await openTable(page, server.url, id);
  const tile = page.locator("button[data-display]").first();
  await expect(tile).toBeVisible();
  await tile.tap();
  await context.setOffline(true);
  const take = page.locator('[data-act="take"]');
  await take.tap();
  await expect(take).toHaveClass(/off/);
  expect(await contrast(take)).toBeGreaterThan(4.5);
});

/** Bower as well with `ALL=1` (make campaign-web). */
for (const [game, plate] of [
  ["bower", ".far-info"],
  ["birdie", ".opponent"],
] as const) {
  if (game === "bower" && !process.env["ALL"]) continue;
  test(`${game}: whoever closes the page is away, with a moon and the clock`, async ({
    browser,
    context,
    page,
    server,
  }) => {
    await arrive(context, server.url, "Ada");
    const { id } = await makeTable(context, server.url, {
      game,
      variant: "standard",
      seats: [{ kind: "me" }, { kind: "free" }],
      settings: { clock: { kind: "live", seconds: 600 } },
    });
    const friend = await browser.newContext();
    await arrive(friend, server.url, "Berta");
    const made = await context.request.post(`${server.url}/api/tables/${id}/links`, {
      data: { kind: "invite" },
    });
    const theirs = await friend.newPage();
    await theirs.goto(server.url + ((await made.json()) as { path: string }).path);
    await theirs.locator('[data-act="enter"]').click();
    await expect(theirs).toHaveURL(new RegExp(`#/t/${id}$`));
    await openTable(page, server.url, id);
    const seat = page.locator(plate);
    await expect(seat).toContainText("Berta");
    await expect(seat.locator('use[href="#ui-moon"]')).toHaveCount(0);
    await expect(seat.locator(".clock")).toBeVisible();
    await expect(page.locator('header .clock[aria-label*="Ada"]')).toBeVisible();
    const { view, you } = await truth(page.request, server.url, id);
    if (view?.["seat"] === you.seat) {
      const tile = game === "birdie" ? '[data-from="display"]' : "button[data-display]";
      await page.locator(tile).first().tap();
      await page.locator('[data-act="take"]').tap();
    }
    await friend.close();
    await expect(seat.locator('use[href="#ui-moon"]')).toBeVisible();
    // nobody else can go on: the vote comes without being looked for
    await page.locator('.passing [data-act="vote"]').click();
    await expect(seat.locator('use[href="#ui-moon"]')).toHaveCount(0);
    await expect(page.locator('.passing [data-act="vote"]')).toHaveCount(0);
  });
}

test("the keyboard goes on in the game after each turn", async ({ context, page, server }) => {
  await arrive(context, server.url, "Ada");
  const { table } = await tableToBegin(context, server.url, withBot("birdie"));
  await openTable(page, server.url, table.id);
  const open = page.locator('[data-from="display"][data-card]').first();
  await expect(page.locator('[data-act="take"]')).toBeVisible();
  await open.focus();
  await page.keyboard.press("Enter");
  await page.locator('[data-act="take"]').focus();
  await page.keyboard.press("Enter");
  await expect(page.locator('[data-from="hand"][data-card]')).toHaveCount(3);
  await expect(page.locator('[data-act="take"]')).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
});

test("the address of a link is called so", async ({ context, page, server }) => {
  await arrive(context, server.url, "Ada");
  await page.goto(server.url);
  await page.locator('[data-act="invite"]').tap();
  await expect(page.getByLabel("Address of the link").first()).toBeVisible();
});

test("on the way to a table that does not answer there is a way out", async ({
  context,
  page,
  server,
  troubles,
}) => {
  troubles.allow(/ERR_|WebSocket|Failed to load/);
  await arrive(context, server.url, "Ada");
  await page.goto(server.url);
  await page.route("**/api/**", (route) => route.abort());
  await page.evaluate(() => (location.hash = "/t/abcdefghijkl"));
  await page.locator('[data-act="home"]').tap();
  await expect(page).toHaveURL(/#\/$/);
});
