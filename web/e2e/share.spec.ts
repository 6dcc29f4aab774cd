/** A result that is passed on: as a picture of two shapes, and by a link that leads straight to it. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import type { GameRecord } from "../src/games/record.ts";
import type { Full, TableInfo } from "../src/net/messages.ts";
import { test as gallery } from "./support/gallery.ts";
import { arrive, openTable, truth } from "./support/people.ts";
import { expect, test } from "./support/test.ts";

const act = (page: Page, name: string) => page.locator(`[data-act="${name}"]`).first();
const SHORT = JSON.parse(
  readFileSync(resolve(import.meta.dirname, "support/short-game.json"), "utf8"),
) as GameRecord;
/** Where Ada scores her last line in it, for 9 of 14 points. */
const SCORING = 12;

async function saved(page: Page): Promise<Buffer> {
  const saving = page.waitForEvent("download");
  await act(page, "save-picture").click();
  return readFileSync(await (await saving).path());
}
const sizeOf = (png: Buffer) => [png.subarray(1, 4).toString(), png.readUInt32BE(16), png.readUInt32BE(20)];

for (const name of ["birdie-results-share", "bower-results-share"]) {
  gallery(`${name}: saved wide and tall`, async ({ page, gallery: { url } }) => {
    await page.goto(`${url}#${name}`);
    await page.locator(".share-card").waitFor();
    expect(sizeOf(await saved(page))).toEqual(["PNG", 1200, 630]);
    await page.locator('[data-choice="tall"]').click();
    await expect(page.locator(".share-card.tall")).toBeVisible();
    expect(sizeOf(await saved(page))).toEqual(["PNG", 1080, 1350]);
    if (name.startsWith("birdie")) return expect(act(page, "embed")).toHaveCount(0); // a link to a table
    await act(page, "embed").click();
    await expect(page.locator(".embed-code [role=status]")).toHaveText("Copied. Paste it into your page.");
  });
}

gallery("passed on as a file where the device can", async ({ page, gallery: { url } }) => {
  await page.addInitScript(() => {
    const passed: unknown[] = [];
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files, text }: ShareData) =>
        void passed.push({ type: files![0]!.type, bytes: files![0]!.size, text }),
    });
    Object.assign(globalThis, { passed });
  });
  await page.goto(`${url}#birdie-results-share`);
  await act(page, "share-picture").click();
  const passed = () => page.evaluate(() => (globalThis as typeof globalThis & { passed: unknown[] }).passed);
  await expect.poll(passed).toHaveLength(1);
  const [one] = (await passed()) as Array<{ type: string; bytes: number; text: string }>;
  expect(one!.type).toBe("image/png");
  expect(one!.bytes).toBeGreaterThan(10_000);
  expect(one!.text).toMatch(/\/#\/t\/abcdefghijklmnop\//);
});

gallery("names of any length and script stay on the board", async ({ page, gallery: { url } }) => {
  await page.goto(`${url}#birdie-results-share?names=long`);
  const board = (await page.locator(".share-card rect[fill='var(--surface)']").first().boundingBox())!;
  const texts = await page.locator(".share-card text").evaluateAll((all) =>
    all
      .filter((one) => !one.matches(".start"))
      .map((one) => {
        const { left, right } = one.getBoundingClientRect();
        return { left, right, text: one.textContent };
      }),
  );
  expect(texts.length).toBeGreaterThan(3);
  for (const { left, right, text } of texts) {
    expect(left, text).toBeGreaterThanOrEqual(board.x);
    expect(right, text).toBeLessThanOrEqual(board.x + board.width);
  }
});

test("a defeat leads to where it turned, and its link straight to result and replay", async ({
  page,
  context,
  browser,
  server,
}) => {
  await arrive(context, server.url, "Ada");
  const seats = [{ kind: "me" }, { kind: "bot", bot: "greedy" }];
  const made = await context.request.post(`${server.url}/api/records/branch`, {
    data: { record: SHORT, at: SCORING, seats, settings: { pace_ms: 0 } },
  });
  expect(made.ok(), await made.text()).toBe(true);
  const { id } = (await made.json()) as TableInfo;
  const { rev } = await truth(context.request, server.url, id);
  const sent = await context.request.post(`${server.url}/api/tables/${id}/send`, {
    data: { type: "act", id: "last", rev, actions: SHORT.actions.slice(SCORING) },
  });
  expect(sent.ok(), await sent.text()).toBe(true);

  await openTable(page, server.url, id);
  await expect(page.locator("main.results")).toHaveAttribute("data-outcome", "loss");
  await act(page, "turned").click();
  await expect(page.locator(".caption.bad")).toBeVisible();
  await expect(page.locator("main.replay")).toHaveAttribute("data-at", "0");

  await page.goto(`${server.url}/#/t/${id}`);
  await act(page, "share").click();
  const link = await page.locator("input[data-link]").inputValue();
  const stranger = await browser.newContext();
  const there = await stranger.newPage();
  await there.goto(link);
  await expect(there.locator('main.results[data-outcome="watched"]')).toBeVisible();
  await expect(there.locator('[data-field="name"]')).toHaveCount(0);
  await act(there, "replay").click();
  await expect(there.locator("main.replay")).toBeVisible();
  const seen = (await (await stranger.request.get(`${server.url}/api/tables/${id}`)).json()) as Full;
  expect(seen.you.kind).toBe("watch");
  await stranger.close();
});
