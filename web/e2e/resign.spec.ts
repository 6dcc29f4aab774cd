/** Resigning: asked once more, the result for both sides and for watchers, and what leads on from there. */
import type { BrowserContext, Page } from "@playwright/test";
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

/** What a replay says at the end, by language. */
const RESIGNED = {
  en: "Ada has resigned.",
  it: "Ada abbandona la partita.",
  es: "Ada se rinde.",
  ru: "Ada сдаётся.",
};

/** A game that Ada resigned after some turns against a bot: its table, and how many actions were played. */
async function resignedGame(context: BrowserContext, url: string, game: string) {
  await arrive(context, url, "Ada");
  const { id } = await makeTable(context, url, { ...withBot(game), settings: { pace_ms: 0 } });
  const send = (message: Record<string, unknown>) =>
    context.request.post(`${url}/api/tables/${id}/send`, { data: message });
  for (let turn = 0; turn < 3; turn++) {
    let full = await truth(context.request, url, id);
    await expect
      .poll(async () => (full = await truth(context.request, url, id)).legal?.length ?? 0)
      .toBeGreaterThan(0);
    const actions = [full.legal!.find((one) => one["do"] === "take") ?? full.legal![0]!];
    expect((await send({ type: "act", id: `a${turn}`, rev: full.rev, actions })).ok()).toBe(true);
  }
  expect((await send({ type: "resign", id: "r" })).ok()).toBe(true);
  const record = await (await context.request.get(`${url}/api/tables/${id}/record`)).json();
  return { id, actions: (record as { actions: unknown[] }).actions.length };
}

/** Replay, coach, files and watchers for Bower as well with `ALL=1` (make campaign-web), and files in every language. */
const ALL = !!process.env["ALL"];
const isLong = (game: string): boolean => !ALL && game !== "birdie";

for (const [game, take] of [
  ["birdie", '[data-from="display"][data-card]'],
  ["bower", "button[data-display]"],
] as const) {
  test(`${game}: whoever resigns against a bot has lost`, async ({ context, page, server }) => {
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
    await sheet.locator('[data-act="play-on"]').click();
    await expect(sheet).toHaveCount(0);
    expect((await truth(page.request, server.url, table.id)).table.status).toBe("running");

    await resign(page);
    const lost = page.locator('main.results[data-outcome="loss"]');
    await expect(lost.locator("h1")).toHaveText("Magpie wins");
    await expect(lost).toContainText("You resigned");
    await expect(lost.locator('[data-act="turned"]')).toBeVisible();

    await page.reload();
    await expect(lost.locator("h1")).toHaveText("Magpie wins");
    await expect(lost).toContainText("You resigned");

    await lost.locator('[data-act="share"]').click();
    const card = page.locator(".share-card");
    await expect(card).toContainText("Magpie wins!");
    await expect(card).toContainText("Ada resigned");
    await page.locator('[data-choice="tall"]').click();
    await expect(page.locator(".share-card.tall")).toContainText("Ada resigned");
  });

  test(`${game}: the replay of a resigned game says so at its end, and the coach reads it`, async ({
    context,
    page,
    server,
  }) => {
    test.skip(isLong(game), "make campaign-web plays it");
    const { id, actions } = await resignedGame(context, server.url, game);
    await page.goto(`${server.url}/#/replay/${id}/0`);
    const replay = page.locator("main.replay");
    const told = replay.locator(".caption");
    await expect(replay).toHaveAttribute("data-at", "0");
    await expect(told).not.toContainText("resigned");
    await page.keyboard.press("End");
    await expect(replay).toHaveAttribute("data-at", String(actions));
    await expect(told).toContainText("You have resigned.");
    await expect(replay.locator("header")).toContainText("The game is over");
    await expect(replay.locator('[data-act="play-on"]')).toBeEnabled();
    await page.keyboard.press("ArrowLeft");
    await expect(told).not.toContainText("resigned");

    await page.goto(`${server.url}/#/t/${id}`);
    await page.locator('main.results [data-act="turned"]').click();
    await expect(replay.locator("[data-curve]")).toBeVisible({ timeout: 120_000 });
    await expect.poll(async () => Number(await replay.getAttribute("data-at"))).toBeLessThan(actions);
  });

  test(`${game}: a file of a resigned game becomes a table, told in one's own language`, async ({
    context,
    page,
    server,
  }) => {
    test.skip(isLong(game), "make campaign-web plays it");
    const { id } = await resignedGame(context, server.url, game);
    const file = await (await page.request.get(`${server.url}/api/tables/${id}/record`)).text();
    for (const [lang, words] of Object.entries(RESIGNED)) {
      if (!ALL && lang !== "ru") continue;
      await page.goto(`${server.url}/`);
      await page.evaluate((language) => {
        const kept = JSON.parse(localStorage.getItem("voliera.settings")!) as object;
        localStorage.setItem("voliera.settings", JSON.stringify({ ...kept, language }));
      }, lang);
      await page.goto(`${server.url}/#/replay/file/0`);
      await page.reload();
      await page
        .locator('input[type="file"]')
        .setInputFiles({ name: "game.json", mimeType: "application/json", buffer: Buffer.from(file) });
      await expect(page).toHaveURL(/#\/replay\/(?!file)[^/]+\/0/);
      await expect(page.locator("main.replay .caption")).toBeVisible();
      await page.keyboard.press("End");
      await expect(page.locator(".caption")).toContainText(words);
    }
  });

  test(`${game}: the other side and a watcher see who resigned`, async ({
    browser,
    context,
    page,
    server,
  }) => {
    test.skip(isLong(game), "make campaign-web plays it");
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
    const won = page.locator('main.results[data-outcome="win"]');
    await expect(won.locator("h1")).toHaveText("You win!");
    await expect(won).toContainText("Berta resigned");
    await expect(theirs.locator('main.results[data-outcome="loss"]')).toContainText("You resigned");
    const watched = watching.locator('main.results[data-outcome="watched"]');
    await expect(watched.locator("h1")).toHaveText("Ada wins");
    await expect(watched).toContainText("Berta resigned");
    await won.locator('[data-act="share"]').click();
    await expect(page.locator(".sheet.share-result")).toBeVisible();

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
