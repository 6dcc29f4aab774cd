/** A finished game that is passed on: previews read its head, and other pages may frame it, and nothing else of ours. */
import { createServer } from "node:http";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { GameRecord } from "../src/games/record.ts";
import { arrive } from "./support/people.ts";
import { expect, test } from "./support/test.ts";

const SHORT = JSON.parse(
  readFileSync(resolve(import.meta.dirname, "support/short-game.json"), "utf8"),
) as GameRecord;

test("a replay plays inside of another page, which may frame nothing else", async ({ browser, server }) => {
  const ada = await browser.newContext();
  await arrive(ada, server.url, "Ada");
  const kept = await ada.request.post(`${server.url}/api/records`, { data: { record: SHORT } });
  const { id } = (await kept.json()) as { id: string };
  const link = await ada.request.post(`${server.url}/api/tables/${id}/links`, { data: { kind: "watch" } });
  const { token } = (await link.json()) as { token: string };
  await ada.close();

  const frames = (path: string) => `<iframe width="700" height="500" src="${server.url}${path}"></iframe>`;
  const other = createServer((request, response) => {
    response.writeHead(200, { "content-type": "text/html" });
    response.end(`<!doctype html>${frames(request.url === "/embed" ? `/embed/${token}` : `/r/${token}`)}`);
  });
  await new Promise<void>((done) => other.listen(0, "127.0.0.1", done));
  const { port } = other.address() as { port: number };
  const stranger = await browser.newContext();
  try {
    const page = await stranger.newPage();
    await page.goto(`http://localhost:${port}/embed`); // another origin
    const frame = page.frameLocator("iframe");
    const board = frame.locator("main.embed");
    await expect(board).toHaveAttribute("data-at", "0");
    await frame.locator('[data-act="step-on"]').click();
    await expect(board).toHaveAttribute("data-at", "1");
    await frame.locator('[data-act="last"]').click();
    await expect(board).toHaveAttribute("data-at", String(SHORT.actions.length));
    await expect(frame.locator('[data-act="house"]')).toHaveAttribute("href", `/r/${token}`);
    await page.screenshot({ path: "test-results/embed.png" });

    await page.locator("iframe").evaluate((one: HTMLIFrameElement) => (one.src += "#/profile"));
    await expect.poll(() => page.frames()[1]!.evaluate(() => location.hash)).toBe("#/profile");
    await frame.locator('[data-act="first"]').click();
    await expect(board).toHaveAttribute("data-at", "0"); // it stays the replay

    const refused = page.waitForEvent("console", (message) => /frame/i.test(message.text()));
    await page.goto(`http://localhost:${port}/result`);
    await refused;
    await expect(page.frameLocator("iframe").locator("main")).toHaveCount(0);

    await page.goto(`${server.url}/r/${token}?lang=it`);
    await expect(page).toHaveURL(new RegExp(`#/t/${id}`));
  } finally {
    await stranger.close();
    other.close();
  }
});
