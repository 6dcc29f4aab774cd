/** The page as plain files below an address (`make static`), served by Python's file server: what needs no server is there. */
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { resolve } from "node:path";
import { coachFile, puzzleOfServer, scoreLine, solveToday } from "./support/alone.ts";
import { BirdiePlayer } from "./support/birdie.ts";
import { expect, test } from "./support/test.ts";
import { lift } from "./support/together.ts";
import { listen, truth } from "./support/worker.ts";

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

const BUILT = resolve(import.meta.dirname, "../../build");
const PLAY = { en: "Play now", it: "Gioca subito", es: "Jugar ahora", ru: "Играть сейчас" };
const TURNS = 3;
/** Most bytes, compressed by brotli, of all that the page needs without a network; of the rules, as they are and compressed. */
const OFFLINE = 2_500_000;
const RULES = [220_000, 75_000] as const;
let files: ChildProcess;
let home: string;

const freePort = (): Promise<number> =>
  new Promise((tell) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => tell(port));
    });
  });

/** Serve the files at a port; they are the only thing that has to be stopped. */
async function serve(port: number): Promise<ChildProcess> {
  const server = spawn("python3", ["-m", "http.server", String(port), "--bind", "127.0.0.1", "-d", BUILT], {
    stdio: "ignore",
  });
  await expect(async () => expect((await fetch(`http://127.0.0.1:${port}/static/`)).ok).toBe(true)).toPass();
  return server;
}

test.beforeAll(async () => {
  if (!existsSync(resolve(BUILT, "static/index.html")))
    throw new Error("nothing is built: run `make static`");
  const port = await freePort();
  files = await serve(port);
  home = `http://127.0.0.1:${port}/static/`;
});
test.afterAll(() => void files.kill());

test("what is loaded for use without a network stays small", () => {
  const sizeOf = (name: string) => {
    const file = resolve(BUILT, "static", name);
    return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
  };
  const worker = readFileSync(resolve(BUILT, "static/sw.js"), "utf8");
  const names = [
    ...new Set([...worker.matchAll(/"(assets\/[^"]+|[\w-]+\.(?:svg|txt))"/g)].map(([, name]) => name!)),
  ];
  expect(names.length).toBeGreaterThan(5);
  const total = ["index.html", ...names].reduce((sum, name) => sum + sizeOf(name), 0);
  expect(total).toBeLessThan(OFFLINE);
  const rules = names.find((name) => /voliera-.+\.wasm$/.test(name))!;
  expect(statSync(resolve(BUILT, "static", rules)).size).toBeLessThan(RULES[0]);
  expect(sizeOf(rules)).toBeLessThan(RULES[1]);
  expect(readdirSync(resolve(BUILT, "static"))).toContain(".nojekyll");
});

test.describe("with a service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("the page opens and plays on when its files are not served any more", async ({ page, troubles }) => {
    troubles.allow(/another host: http:\/\/127\.0\.0\.1:\d+\/static\//);
    troubles.allow(/ERR_CONNECTION_REFUSED|Failed to fetch|unknown error occurred when fetching the script/);
    const port = await freePort();
    const server = await serve(port);
    const there = `http://127.0.0.1:${port}/static/`;
    try {
      await page.addInitScript(listen);
      await page.goto(there);
      await page.waitForFunction(async () => {
        const { active } = await navigator.serviceWorker.ready;
        return active?.state === "activated" && navigator.serviceWorker.controller !== null;
      });
      await page.locator('[data-act="play"]').tap();
      await expect(page).toHaveURL(/#\/t\/local[a-z2-7]{16}$/);
      const table = /local[a-z2-7]+$/.exec(page.url())![0];
      const player = new BirdiePlayer(page, there, table, "touch", 5);
      player.truth = () => truth(page);
      expect(await player.turn()).toBe(true);
      server.kill();
      await expect(async () => expect(await fetch(there).catch(() => null)).toBeNull()).toPass();
      await page.goto(`${there}licences.txt`);
      await expect(page.getByText("Damien P. George")).toBeVisible();
      await page.goto(there);
      await page.locator(`a[href="#/t/${table}"]`).tap();
      expect(await player.turn()).toBe(true);
    } finally {
      server.kill();
    }
  });
});

test("a game, a sheet, a puzzle and the coach work from plain files", async ({
  page,
  context,
  server,
  troubles,
}) => {
  test.slow();
  troubles.allow(/another host: http:\/\/127\.0\.0\.1:\d+\/static\//);
  const asked = await puzzleOfServer(context.request, server.url);
  const strange: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(home)) strange.push(request.url());
  });
  await context.addInitScript(listen);
  await page.goto(home);
  await expect(page.locator('[data-act="play"]')).toBeVisible();
  await expect(page.locator('[data-act="invite"], [data-act="device"]')).toHaveCount(0);
  await page.locator('[data-act="play"]').tap();
  await expect(page).toHaveURL(/#\/t\/local[a-z2-7]{16}$/);
  const table = /local[a-z2-7]+$/.exec(page.url())![0];
  const player = new BirdiePlayer(page, home, table, "touch", 5);
  player.truth = () => truth(page);
  for (let turns = 0; turns < TURNS; turns++) expect(await player.turn()).toBe(true);
  await page.goto(`${home}#/tables`);
  await expect(page.locator(`a[href="#/t/${table}"]`)).toBeVisible();
  for (const place of ["rules/birdie", "learn/birdie"]) {
    await page.goto(`${home}#/${place}`);
    await expect(page.locator("h1").first()).toBeVisible();
  }
  await page.goto(home);
  await page.locator('[data-act="together"]').tap();
  await page.locator('[data-act="open"]').tap();
  await lift(page); // several people can share this device
  await expect(page.locator('[data-from="hand"]').first()).toBeVisible();
  expect(await scoreLine(page, home)).toBe(10);
  await coachFile(page, home);
  await solveToday(page, home, asked);
  expect(strange).toEqual([]); // nobody but the file server was asked
});

for (const [locale, words] of Object.entries(PLAY)) {
  test(`the files speak ${locale}`, async ({ browser }) => {
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    await page.goto(home);
    await expect(page.locator('[data-act="play"]')).toContainText(words);
    await page.goto(`${home}#/new/bower`);
    await expect(page.locator('[data-act="seat-1"]')).toBeVisible();
    await context.close();
  });
}
