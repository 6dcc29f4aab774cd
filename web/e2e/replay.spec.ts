/** Replays through the page: every step of corpus records beside the engine, addresses, eyes, playing on, files, the coach. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import type { GameRecord } from "../src/games/record.ts";
import type { Steps } from "../src/net/interface.ts";
import { violations } from "./support/axe.ts";
import { arrive } from "./support/people.ts";
import { expected, shownAtEveryStep } from "./support/replaying.ts";
import { expect, type Home, test } from "./support/test.ts";

const corpus = (name: string) => resolve(import.meta.dirname, `../../tests/corpus/${name}.json`);
const SHORT = resolve(import.meta.dirname, "support/short-game.json");
const recordIn = (file: string) => JSON.parse(readFileSync(file, "utf8")) as GameRecord;
const act = (page: Page, name: string) => page.locator(`[data-act="${name}"]`).first();
const stage = (page: Page, at: number) => page.locator(`main.replay[data-at="${at}"]`);

async function engine(page: Page, server: Home, record: GameRecord, eyes: number | null): Promise<Steps> {
  const answer = await page.request.post(`${server.url}/api/study/steps`, { data: { record, eyes } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Steps;
}

async function nothingForAxe(page: Page, what: string): Promise<void> {
  const found = await violations(page);
  expect.soft(found, what).toEqual([]);
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), what).toBe(0);
}

/** Open a record from a file, where finished tables are listed. */
async function open(page: Page, server: Home, file: string): Promise<void> {
  await page.goto(`${server.url}/#/tables`);
  await page.locator('[data-choice="finished"]').click();
  await page.locator('[data-field="record"]').setInputFiles(file);
  await stage(page, 0).waitFor();
}

/** Records of the corpus, and whose eyes look at each. */
const RECORDS = {
  "birdie-standard-2-182": [0, "watch"],
  "birdie-expert-3-single_chain-584": [2],
  "bower-super-2-components-221": [1, "watch"],
} as const;

/** One of each game by one pair of eyes; with `ALL=1` all three (make campaign-web). */
const ALL = !!process.env["ALL"];
for (const [name, eyesOf] of Object.entries(RECORDS)) {
  if (name.startsWith("birdie-expert") && !ALL) continue;
  const looks = ALL ? eyesOf : [name.startsWith("birdie") ? eyesOf[0] : eyesOf.at(-1)!];
  test(`every step of ${name} shows what the engine says, by any eyes`, async ({ page, context, server }) => {
    await arrive(context, server.url, "Ada");
    const record = recordIn(corpus(name));
    await open(page, server, corpus(name));
    await expect(page).toHaveURL(/#\/replay\/[a-z2-7]{10,32}\/0\?eyes=all$/);
    let asked = 0;
    page.on("request", (request) => (asked += Number(request.url().includes("/api/"))));
    for (const eyes of looks) {
      await page.locator(`[data-eyes="${eyes}"]`).click();
      await expect(page.locator(`[data-eyes="${eyes}"]`)).toHaveAttribute("aria-checked", "true");
      const told = await engine(page, server, record, eyes === "watch" ? null : eyes);
      await page.keyboard.press("Home");
      await stage(page, 0).waitFor();
      asked = 0;
      const shown = await shownAtEveryStep(page);
      expect(shown).toEqual(expected(told, eyes));
      expect(asked, "a step asks the server nothing").toBe(0);
    }
  });
}

/** The address some time after somebody left in the midst of a step; the page has not heard of it yet. */
const leftAfterAStep = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const here = location.hash;
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowLeft", bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve, 20));
    history.pushState(null, "", "#/rules/bower");
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const found = location.hash;
    history.replaceState(null, "", here);
    return found;
  });

test("an address for every moment, playing on from it, and files", async ({
  page,
  context,
  server,
  troubles,
}) => {
  await arrive(context, server.url, "Ada");
  await page.setViewportSize({ width: 360, height: 640 });
  const file = corpus("bower-standard-2-470");
  await open(page, server, file);
  const table = page.url().match(/replay\/(\w+)/)![1]!;
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route("**/api/study/steps", async (route) => {
    await held;
    await route.continue().catch(() => null); // the page that asked is gone
  });
  await page.goto(`${server.url}/#/replay/${table}/22?eyes=1`);
  await stage(page, 22).waitFor();
  await page.waitForTimeout(300); // the eyes are on their way, and the address has been written
  const loaded = page.reload();
  goOn();
  await loaded;
  await page.unroute("**/api/study/steps");
  await stage(page, 22).waitFor();
  await expect(page.locator('[data-eyes="1"]')).toHaveAttribute("aria-checked", "true");
  await act(page, "turn-on").click();
  await stage(page, 25).waitFor();
  await expect(page).toHaveURL(/\/25\?eyes=1$/);
  await act(page, "turn-back").click();
  await page.keyboard.press("ArrowLeft");
  await stage(page, 19).waitFor();
  await page.locator("[data-slider]").fill("40");
  await stage(page, 40).waitFor();
  await nothingForAxe(page, "a replay of Bower");
  await expect(page).toHaveURL(/\/40\?eyes=1$/);
  expect(await leftAfterAStep(page), "an address that is left is not written again").toBe("#/rules/bower");

  await act(page, "menu").click();
  const saving = page.waitForEvent("download");
  await act(page, "export").click();
  const saved = recordIn(await (await saving).path());
  expect(saved).toEqual(recordIn(file));
  await act(page, "menu").click();
  await act(page, "picture").click();
  await nothingForAxe(page, "a picture");
  const [svg, png] = [await download(page, "svg"), await download(page, "png")];
  expect(svg.toString()).toMatch(/^<svg [^]*<title>Bower/);
  expect(svg.toString()).not.toMatch(/<use|class=|var\(|href=/);
  expect([png.readUInt32BE(16), png.subarray(1, 4).toString()]).toEqual([1800, "PNG"]);
  await page.keyboard.press("Escape");

  await act(page, "play-on").click();
  await nothingForAxe(page, "playing on");
  await page.locator('[data-bot="greedy"]').click();
  await act(page, "begin").click();
  await expect(page).toHaveURL(/#\/t\/[a-z2-7]{10,32}$/);
  await page.locator("main.bower-table").waitFor();
  const answer = await page.request.get(`${server.url}/api/tables/${page.url().split("/").at(-1)!}`);
  expect((await answer.json()) as unknown).toMatchObject({ table: { status: "running", origin: table } });

  troubles.allow(/status of 4/);
  await page.goto(`${server.url}/#/tables`);
  await page.locator('[data-choice="finished"]').click();
  const field = page.locator('[data-field="record"]');
  const broken = JSON.stringify({ ...recordIn(file), actions: [{ do: "fly" }], result: null });
  for (const [text, said] of [
    ["{}", /not a game record/],
    ["no", /not JSON/],
    [broken, /breaks the rules/],
  ] as const) {
    await field.setInputFiles({ name: "x.json", mimeType: "application/json", buffer: Buffer.from(text) });
    await expect(page.getByRole("alert").filter({ hasText: said })).toBeVisible();
  }
  await field.setInputFiles(corpus("birdie-standard-4-9007199254740991-first-60"));
  await stage(page, 0).waitFor();
  await page.keyboard.press("End");
  await expect(page).toHaveURL(/#\/replay\/file\/60\?eyes=all$/);
  await page.reload();
  await stage(page, 60).waitFor();
});

async function download(page: Page, name: string): Promise<Buffer> {
  const saving = page.waitForEvent("download");
  await act(page, name).click();
  return readFileSync(await (await saving).path());
}

test("the coach finds what went wrong, shows what was better and lets one try", async ({
  page,
  context,
  server,
}) => {
  await arrive(context, server.url, "Ada");
  await open(page, server, SHORT);
  await act(page, "coach").click();
  await expect(act(page, "next-mistake")).toBeVisible();
  await act(page, "decisions").click();
  const found = page.locator("[data-decision]");
  await expect(found.first()).toBeVisible();
  expect(
    await found.evaluateAll((all) => all.map((one) => Number(one.getAttribute("data-decision")))),
  ).toContain(9);
  await nothingForAxe(page, "decisions");
  await page.locator('[data-decision="0"]').click();
  await stage(page, 0).waitFor();
  await expect(page.locator(".replay-display .card.coach").first()).toBeVisible();
  await expect(page.locator(".replay-display .card.selected").first()).toBeVisible();
  await nothingForAxe(page, "a decision");
  await act(page, "instead").click();
  await expect(page.locator(".caption.what-if")).toBeVisible();
  await act(page, "instead-close").click();
  await nothingForAxe(page, "a mistake");
  await act(page, "next-mistake").click();
  await expect(page.locator(".caption.bad")).toBeVisible();
  const at = Number(await page.locator("main.replay").getAttribute("data-at"));
  expect(at).toBeGreaterThan(0);
  await page.reload();
  await expect(page.locator(".caption.bad")).toBeVisible();
  await act(page, "decision").click();
  await act(page, "try").click();
  await page.locator('[data-bot="greedy"]').click();
  await act(page, "begin").click();
  await page.waitForURL(/#\/t\//); // a turn or a scoring: which mistake comes next is up to the coach
  const answer = await page.request.get(`${server.url}/api/tables/${page.url().split("/").at(-1)!}`);
  expect((await answer.json()) as unknown).toMatchObject({
    table: { status: "running" },
    you: { kind: "seat" },
  });
});
