/** Live tables: found from the home page, told apart by game, and watched. */
import type { APIRequestContext, Browser } from "@playwright/test";
import type { Full } from "../src/net/messages.ts";
import { violations } from "./support/axe.ts";
import { leaving } from "./support/measure.ts";
import { arrive, makeTable, truth, type Speaking } from "./support/people.ts";
import { expect, test } from "./support/test.ts";

/** A public game of two people, with a few moves; its table stays in the server's memory. */
async function played(browser: Browser, home: string, game: "birdie" | "bower", moves = 3): Promise<string> {
  const people = await Promise.all([0, 1].map(() => browser.newContext()));
  for (const [i, one] of people.entries()) await arrive(one, home, ["Marta", "Nils"][i]!);
  const wish = {
    game,
    seats: [{ kind: "me" as const }, { kind: "free" as const }],
    settings: { public: true },
  };
  const { id } = await makeTable(people[0]!, home, wish);
  await people[1]!.request.post(`${home}/api/tables/${id}/join`, { data: {} });
  for (let i = 0; i < moves; i += 1)
    await move(
      people.map(({ request }) => request),
      home,
      id,
    );
  await Promise.all(people.map((one) => one.close()));
  return id;
}

async function move(people: APIRequestContext[], home: string, id: string): Promise<Full> {
  for (const request of people) {
    const full = await truth(request, home, id);
    const action = full.legal?.find((one) => one.do === "take") ?? full.legal?.[0];
    if (!action) continue;
    const data = { type: "act", id: `m${full.rev}`, rev: full.rev, actions: [action] };
    const answer = await request.post(`${home}/api/tables/${id}/send`, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return full;
  }
  throw new Error("nobody is to move");
}

test("a public game is found from the home page, and watched", async ({ browser, context, page, server }) => {
  const [birdie, bower] = [
    await played(browser, server.url, "birdie"),
    await played(browser, server.url, "bower"),
  ];
  await arrive(context, server.url, "Ada");
  await page.goto(server.url);
  await page.locator('[data-act="live"]').click();
  const row = page.locator(`[data-live="${birdie}"]`);
  await expect(row).toContainText("Marta");
  await expect(row).toContainText("round 1");
  await expect(row).not.toContainText("1500"); // ratings are told from five games on
  await expect(page.locator(`[data-live="${bower}"]`)).toContainText("turn 1 of 12");
  await page.locator('[data-choice="bower"]').click();
  await expect(row).toBeHidden();
  await page.locator('[data-act="variant"]').selectOption("super");
  await expect(page.locator('[data-act="show-all"]')).toBeVisible();
  await page.locator('[data-act="show-all"]').click();
  await page.locator('[data-act="search"]').fill("olga");
  await expect(row).toBeHidden();
  await page.locator('[data-act="search"]').fill("MART");
  await expect(row).toBeVisible();
  await page.locator('[data-act="friends"]').click(); // Ada has met nobody
  await expect(row).toBeHidden();
  await page.locator('[data-act="friends"]').click();
  await row.click();
  await page.waitForURL(new RegExp(`#/t/${birdie}`));
  await expect(page.locator("main.app")).toContainText("Nils");
  await expect
    .poll(async () => {
      const { tables } = await (await context.request.get(`${server.url}/api/live`)).json();
      return tables.find((one: { id: string }) => one.id === birdie)?.watchers;
    })
    .toBe(1);
});

const SCREENS: Array<[width: number, height: number, Speaking, "light" | "dark"]> = [
  [360, 640, "ru", "dark"],
  [844, 390, "es", "light"],
  [1440, 900, "it", "dark"],
];
/** One of them; with `ALL=1` all three (make campaign-web). */
for (const [width, height, language, theme] of process.env["ALL"] ? SCREENS : SCREENS.slice(1, 2))
  test(`live tables fit ${width} × ${height} in ${language}, and everybody can use them`, async ({
    browser,
    context,
    page,
    server,
  }) => {
    const id = await played(browser, server.url, "bower", 1);
    await page.setViewportSize({ width, height });
    await arrive(context, server.url, "Ada", { language, theme });
    await page.goto(`${server.url}/#/live`);
    await expect(page.locator(`[data-live="${id}"]`)).toBeVisible();
    expect(await leaving(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
  });
