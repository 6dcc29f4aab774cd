/** The page as an app: it opens with the network cut, a newer build waits to be welcome, shared links lead in. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Page } from "@playwright/test";
import { arrive, makeTable, openTable, withBot } from "./support/people.ts";
import { Server } from "./support/server.ts";
import { expect, test } from "./support/test.ts";

test.use({ serviceWorkers: "allow" });

/** Without a network the page asks for its tables all the same, and is told no. */
const AWAY = /ERR_INTERNET_DISCONNECTED|Failed to fetch/;

/** Until every file is on the device and the worker answers for this page. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const { active } = await navigator.serviceWorker.ready;
    return active?.state === "activated" && navigator.serviceWorker.controller !== null;
  });
}

test("the house opens with the network cut", async ({ page, context, server, troubles }) => {
  troubles.allow(AWAY);
  await page.goto(server.url);
  await settled(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('[data-act="play"]')).toBeVisible();
  for (const place of ["rules/birdie", "sheets", "learn/birdie"]) {
    await page.goto(`${server.url}/#/${place}`);
    await expect(page.locator("h1").first()).toBeVisible();
  }
  await page.goto(`${server.url}/#/`);
  await page.locator('[data-act="play"]').click();
  await expect(page).toHaveURL(/#\/t\/local[a-z2-7]+$/);
  await context.setOffline(false);
  await page.goto(`${server.url}/#/`);
  await page.locator('[data-act="play"]').click();
  await expect(page).toHaveURL(/#\/t\/(?!local)[a-z2-7]+$/);
});

test("a newer build asks at home, and never in the midst of a game", async ({ browser }) => {
  const folder = mkdtempSync(join(tmpdir(), "voliera-web-"));
  cpSync(resolve(import.meta.dirname, "../../src/voliera/web"), folder, { recursive: true });
  const server = await Server.start({ VOLIERA_WEB: folder });
  const context = await browser.newContext({ serviceWorkers: "allow" });
  try {
    await arrive(context, server.url, "Ada");
    const { id } = await makeTable(context, server.url, withBot("birdie"));
    const page = await context.newPage();
    await openTable(page, server.url, id);
    await settled(page);
    const worker = join(folder, "sw.js");
    const code = readFileSync(worker, "utf8").replace(/START \+ "(\w+)"/, 'START + "newer$1"');
    expect(code).toContain('"newer');
    writeFileSync(worker, code);
    for (const end of [".br", ".gz"]) rmSync(worker + end, { force: true });
    await page.evaluate(async () => {
      const registration = (await navigator.serviceWorker.getRegistration())!;
      await registration.update();
      while (!registration.waiting) await new Promise((go) => setTimeout(go, 50));
    });
    await expect(page.locator('[data-from="display"]').first()).toBeVisible();
    await expect(page.locator('[data-act="update"]')).toHaveCount(0);
    await page.goto(`${server.url}/#/`);
    const loaded = page.waitForEvent("load");
    await page.locator('[data-act="update"]').click();
    await loaded;
    const names = await page.evaluate(() => caches.keys());
    expect(names.filter((name) => name.startsWith("voliera-newer"))).toHaveLength(1);
    await expect(page.locator('[data-act="play"]')).toBeVisible();
    await expect(page.locator('[data-act="update"]')).toHaveCount(0);
  } finally {
    await context.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

test("a link that another app shares leads to its place", async ({ page, server }) => {
  const link = encodeURIComponent(`Come and play: ${server.url}/#/rules/bower`);
  await page.goto(`${server.url}/?text=${link}`);
  await expect(page).toHaveURL(`${server.url}/#/rules/bower`);
  await page.goto(`${server.url}/?url=${encodeURIComponent("https://elsewhere.example/#/rules/bower")}`);
  await expect(page).toHaveURL(`${server.url}/`);
});

test("what a system needs to install it is there, in every language", async ({ request, server }) => {
  for (const language of ["en", "it", "es", "ru"]) {
    const answer = await request.get(`${server.url}/voliera.${language}.webmanifest`);
    expect(answer.headers()["content-type"]).toBe("application/manifest+json");
    const manifest = await answer.json();
    expect(manifest.lang).toBe(language);
    for (const icon of manifest.icons) {
      const picture = await (await request.get(new URL(icon.src, answer.url()).href)).body();
      const [width, height] = [picture.readUInt32BE(16), picture.readUInt32BE(20)];
      expect(`${width}x${height}`).toBe(icon.sizes);
    }
  }
});
