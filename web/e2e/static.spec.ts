/** The page as plain files below an address (`make static`), served by Python's file server: what needs no server is there. */
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
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
let files: ChildProcess;
let home: string;

const freePort = (): Promise<number> =>
  new Promise((tell) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => tell(port));
    });
  });

test.beforeAll(async () => {
  if (!existsSync(resolve(BUILT, "static/index.html")))
    throw new Error("nothing is built: run `make static`");
  const port = await freePort();
  files = spawn("python3", ["-m", "http.server", String(port), "--bind", "127.0.0.1", "-d", BUILT], {
    stdio: "ignore",
  });
  home = `http://127.0.0.1:${port}/static/`;
  await expect(async () => expect((await fetch(home)).ok).toBe(true)).toPass();
});
test.afterAll(() => void files.kill());

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
