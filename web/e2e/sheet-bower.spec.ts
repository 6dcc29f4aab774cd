/** A whole score sheet of a boxed Bower, entered by touch on a small phone: what it comes to is what the engine said. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import components from "../gallery/answers/components-bower.json" with { type: "json" };
import type { BowerResult, Egg, NestItem } from "../src/games/bower/forms.ts";
import { violations } from "./support/axe.ts";
import { arrive } from "./support/people.ts";
import { expect, test } from "./support/test.ts";

type Final = { view: { nests: [NestItem[], NestItem[]]; eggs: Egg[] }; result: BowerResult };
const CORPUS = resolve(import.meta.dirname, "../../tests/corpus");
/** With a cover, an X, a white flower, and 3 : 3 eggs of which shells decide. */
const RECORD = "bower-standard-2-no_zero_ties-317";

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

test("a whole sheet by touch", async ({ page, context, server, troubles }) => {
  troubles.allow(/ERR_INTERNET_DISCONNECTED/);
  await arrive(context, server.url, "Ada");
  const { view, result } = await final(context, server.url);
  const hand = new Hand(page);
  await page.goto(`${server.url}/#/sheets`);
  await page.locator('[data-act="new-bower"]').tap();

  await page.locator("[data-name='0']").fill("Ada");
  await page.locator("[data-name='1']").fill("Pier");
  await page.locator('[data-switch="zero_ties"]').tap();
  await look(page, "players and rules");
  await page.locator('dialog [data-act="done"]').tap();

  await hand.nest(0, view.nests[0]);
  await look(page, "a nest");
  await page.reload();
  expect(await hand.items(0)).toEqual(view.nests[0].length);

  await page.locator('[data-tab="1"]').tap();
  await hand.seek(view.nests[1][0]!);
  await hand.nest(1, view.nests[1]);
  await hand.slips(view.nests[1][0]!);

  for (const column of [0, 1, 2, 3, 4]) await hand.egg(column, view.eggs[column]!);
  await context.setOffline(true);
  await page.locator('[data-tab="result"]').first().tap();
  await page.locator('[data-explain="column-5"]').tap();
  await look(page, "an egg to choose");
  await page.locator(`[data-choose="${view.eggs[5]}"]`).tap();
  await expect(page.locator(".winner-panel")).toContainText("No network");
  for (const { material, sizes } of result.groups) expect(await counts(page, material)).toEqual(sizes);
  await context.setOffline(false);
  // the first sheet that a server scores waits until its worker has loaded the rules
  const winner = ["Ada", "Pier"][result.winners[0]!]!;
  await expect(page.locator(".winner-panel h2")).toHaveText(`${winner} wins 3 : 3`);
  await expect(page.locator(".winner-panel")).toContainText("more shells");
  for (const { material, sizes } of result.groups) expect(await counts(page, material)).toEqual(sizes);
  for (const { column, counts: found, eggs } of result.columns) {
    expect(await counts(page, `column-${column}`)).toEqual(found);
    for (const seat of [0, 1] as const)
      await expect(
        page.locator(`[data-line="column-${column}"] [data-count="${seat}"] .egg-count i`),
      ).toHaveCount(eggs[seat]);
  }
  for (const seat of [0, 1] as const)
    await expect(page.locator(`[data-total="${seat}"]`).getByRole("img")).toHaveAttribute(
      "aria-label",
      String(result.eggs[seat]),
    );
  await page.locator('[data-act="step"]').tap();
  await expect(page.locator('[data-explained="straw"] [data-rule="W-E2"]')).toBeVisible();
  await expect(page.locator(".shade")).toHaveCount(2);
  await look(page, "a line explained");
  await page.locator('[data-act="play-on"]').tap();
  await expect(page.locator('[data-hindrance="over"]')).toBeVisible();
});

/** The table at the end of the record, and what the engine says of it. */
async function final(context: BrowserContext, home: string): Promise<Final> {
  const record = JSON.parse(readFileSync(resolve(CORPUS, `${RECORD}.json`), "utf8")) as {
    result: BowerResult;
  };
  const answer = await context.request.post(`${home}/api/study/steps`, { data: { record, eyes: null } });
  const { steps } = (await answer.json()) as { steps: Array<{ view: Final["view"] }> };
  return { view: steps.at(-1)!.view, result: record.result };
}

const counts = async (page: Page, line: string): Promise<number[]> =>
  (await page.locator(`[data-line="${line}"] .count`).allTextContents()).map(Number);

test("tiles of one's own, a tile spelled out, and Super Nest", async ({ page, context, server }) => {
  await arrive(context, server.url, "Ada");
  const hand = new Hand(page);
  await page.goto(`${server.url}/#/sheets`);
  await page.locator('[data-act="new-bower"]').tap();
  const squares = page.locator('[data-nest="0"][data-at]');
  await squares.first().waitFor({ state: "attached" });
  const usual = await squares.count();
  await page.getByText("Super Nest", { exact: true }).tap();
  await page.locator("details.own summary").tap();
  const file = page.locator('[data-field="components"]');
  const json = (document: unknown) => ({
    name: "mine.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify(document)),
  });
  await file.setInputFiles(json({ ...components, tiles: [{ id: "odd", squares: [] }] }));
  await expect(page.getByRole("alert").filter({ hasText: "The tiles in this file" })).toBeVisible();
  const tiles = components.tiles.map((tile) => ({ ...tile, id: `mine-${tile.id}` }));
  await file.setInputFiles(json({ ...components, tiles }));
  await expect(page.locator('[data-act="file-off"]')).toBeVisible();
  await look(page, "a file of one's own");
  await page.locator('dialog [data-act="done"]').tap();
  await expect.poll(() => squares.count()).toBeGreaterThan(usual);

  await hand.square(0, [0, 0]).tap();
  await page.locator(`[data-tile="${tiles[0]!.id}"]`).tap();
  expect(await hand.kept(0)).toMatchObject([{ tile: tiles[0]!.id, at: [0, 0] }]);

  await hand.square(0, [3, 0]).tap();
  await page.locator('[data-act="free"]').tap();
  await page.locator('[data-object="gem"]').tap();
  await page.locator('[data-half="1"]').tap();
  await page.locator('[data-material="moss"]').tap();
  await page.locator('[data-object="shell"]').tap();
  await look(page, "a tile spelled out");
  await page.locator('[data-act="use"]').tap();
  const spelled = [
    { material: "straw", objects: ["gem"] },
    { material: "moss", objects: ["shell"] },
  ];
  expect(await hand.kept(0)).toMatchObject([{ tile: tiles[0]!.id }, { tile: spelled, at: [3, 0] }]);
  await page.reload();
  expect(await hand.items(0)).toBe(2);
  await page.locator('[data-tab="result"]').first().tap();
  expect((await counts(page, "moss"))[0]).toBeGreaterThanOrEqual(1);
});

/** Nothing for axe to find, nothing beyond the edge, nothing too small for a finger. */
async function look(page: Page, what: string): Promise<void> {
  const found = await violations(page);
  expect.soft(found, what).toEqual([]);
  const small = await page.evaluate(() => {
    const scope = document.querySelector("dialog[open]") ?? document;
    return [...scope.querySelectorAll<HTMLElement>("button, input[type=text]")]
      .filter((one) => one.checkVisibility())
      .map((one) => ({ name: one.outerHTML.slice(0, 90), box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
      .map(({ name }) => name);
  });
  expect.soft(small, what).toEqual([]);
  expect
    .soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), what)
    .toBeLessThanOrEqual(0);
}

/** Somebody with the boxed game beside the phone. */
class Hand {
  constructor(readonly page: Page) {}

  square(seat: number, [column, row]: readonly number[]) {
    return this.page.locator(`[data-nest="${seat}"][data-at="${column},${row}"]`);
  }

  /** What the sheet holds, as it is kept on the device. */
  async kept(seat: number): Promise<NestItem[]> {
    return this.page.evaluate((one) => {
      const key = Object.keys(localStorage).find((name) => name.startsWith("voliera.sheet."))!;
      return JSON.parse(localStorage.getItem(key)!).document.nests[one];
    }, seat);
  }
  async items(seat: number): Promise<number> {
    return (await this.kept(seat)).length;
  }

  async nest(seat: number, items: NestItem[]): Promise<void> {
    for (const item of items) {
      if ("token" in item) await this.token(seat, item);
      else await this.tile(seat, item);
    }
  }

  /** A tile: its square, then the tile itself, then turned until it lies as it should. */
  async tile(seat: number, item: Extract<NestItem, { facing: string }>): Promise<void> {
    const cover = "cover" in item;
    if (cover) await this.bonus("cover");
    await this.square(seat, item.at).tap();
    await this.page.locator(`[data-tile="${(cover ? item.cover : item.tile) as string}"]`).tap();
    for (let turns = 0; turns < 4; turns++) {
      const laid = (await this.kept(seat)).find(
        (one) => JSON.stringify(one) === JSON.stringify(sorted(item)),
      );
      if (laid) return;
      await this.square(seat, item.at).tap();
    }
    throw new Error(`cannot lay ${JSON.stringify(item)}`);
  }

  /** Find a tile by what is seen on it: a few keys leave a few tiles, and this one is among them. */
  async seek(item: NestItem): Promise<void> {
    const name = "tile" in item ? (item.tile as string) : "";
    const { squares } = components.tiles.find(({ id }) => id === name)!;
    for (const { material, objects } of squares)
      for (const key of [material, objects[0]!]) await this.page.locator(`[data-key="${key}"]`).tap();
    await expect(this.page.locator(`[data-tile="${name}"]`)).toBeVisible();
    await expect.poll(() => this.page.locator("[data-tile]").count()).toBeLessThan(5);
  }

  async bonus(name: string): Promise<void> {
    const panel = this.page.locator('[data-act="panel"]');
    if (!(await panel.isVisible())) await this.page.keyboard.press("Escape");
    if ((await panel.getAttribute("aria-pressed")) === "false") await panel.tap();
    await this.page.locator(`[data-bonus="${name}"]`).tap();
  }

  async token(seat: number, item: Extract<NestItem, { token: string }>): Promise<void> {
    await this.bonus(item.token);
    for (let ways = 0; ways < 4; ways++) {
      await this.square(seat, item.at).tap();
      const laid = (await this.kept(seat)).find((one) => "token" in one && one.token === item.token);
      if (laid && (!("object" in item) || ("object" in laid && laid.object === item.object))) break;
    }
    await this.page.locator('[data-act="cancel"]').tap();
    await this.page.locator('[data-act="panel"]').tap();
  }

  /** A tile taken off comes back by undo, with everything as it was. */
  async slips(first: NestItem): Promise<void> {
    const before = await this.kept(1);
    await this.square(1, first.at).tap();
    await this.page.locator('[data-act="remove"]').tap();
    expect(await this.items(1)).toBeLessThan(before.length);
    await this.page.locator('[data-act="undo"]').tap();
    expect(await this.kept(1)).toEqual(before);
  }

  async egg(column: number, egg: Egg): Promise<void> {
    await this.page.locator(`.nests [data-egg="${column}"]`).tap();
    await this.page.locator(`[data-choose="${egg}"]`).tap();
  }
}

/** The fields in the order in which the sheet writes them. */
function sorted(item: Extract<NestItem, { facing: string }>): NestItem {
  const { at, facing } = item;
  return "cover" in item ? { cover: item.cover, at, facing } : { tile: item.tile, at, facing };
}
