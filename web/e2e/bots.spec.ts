/** Bots with a face: who sits across, what they say, when they move, and that they let a move be taken back. */
import type { Page } from "@playwright/test";
import { BirdiePlayer } from "./support/birdie.ts";
import { arrive, makeTable, openTable, tableToBegin, truth, withBot } from "./support/people.ts";
import { expect, test } from "./support/test.ts";

declare global {
  /** In how many frames a greeting was seen, and what was wrong with it in any of them. */
  var greetings: { frames: number; faults: string[] };
}

/** In the page: look at greetings in every frame of their short life, however slow the machine is. */
function watchGreetings(): void {
  const seen = { frames: 0, faults: [] as string[] };
  globalThis.greetings = seen;
  const look = () => {
    requestAnimationFrame(look);
    const bubble = document.querySelector("[data-greeting]");
    if (!bubble) return;
    seen.frames += 1;
    if (bubble.scrollWidth > bubble.clientWidth) seen.faults.push("it is wider than its place");
    const box = bubble.getBoundingClientRect();
    for (const other of document.querySelectorAll("button, a")) {
      const { left, right, top, bottom } = other.getBoundingClientRect();
      if (left < box.right && right > box.left && top < box.bottom && bottom > box.top)
        seen.faults.push(`it covers ${other.outerHTML.slice(0, 80)}`);
    }
  };
  requestAnimationFrame(look);
}

const birds = (page: Page, where = "") =>
  page
    .locator(`${where} [data-portrait]`)
    .evaluateAll((list) => list.map((one) => (one as HTMLElement).dataset["portrait"]));

test("a table for four has three different birds", async ({ context, page, server }) => {
  await arrive(context, server.url, "Ada");
  await page.goto(`${server.url}/#/new/birdie`);
  await page.locator('[data-choice="4"]').click();
  await expect(page.locator(".seats [data-portrait] svg")).toHaveCount(3);
  expect(new Set(await birds(page, ".seats")).size).toBe(3);
  await page.locator('[data-act="seat-1"]').click();
  await expect(page.locator("dialog [data-portrait] svg")).toHaveCount(5);
  await page.locator('[data-act="seat-strongest"]').click();
  expect((await birds(page, ".seats"))[0]).toBe("heron");
});

test("bots sit at the table with their faces, and rest where nothing may move", async ({
  context,
  page,
  server,
}) => {
  await arrive(context, server.url, "Ada", { speed: 1 });
  const { id } = await makeTable(context, server.url, withBot("bower"));
  await openTable(page, server.url, id);
  await expect(page.locator('.far-info [data-portrait="magpie"] svg')).toBeVisible();
  const lid = page.locator(".far-info .portrait-lid").first();
  const moves = () => lid.evaluate((one) => getComputedStyle(one).animationName);
  expect(await moves()).toBe("portrait-blink");
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await moves()).toBe("none");
  await page.goto(`${server.url}/#/tables`);
  await expect(page.locator(`[data-table="${id}"] [data-portrait="magpie"] svg`)).toBeVisible();
});

for (const viewport of [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
])
  test(`a bot greets without covering a button, ${viewport.width} wide`, async ({
    context,
    page,
    server,
  }) => {
    await page.setViewportSize(viewport);
    await arrive(context, server.url, "Ada", { banter: true, language: "ru" });
    const { id } = await makeTable(context, server.url, withBot("birdie"));
    await page.addInitScript(watchGreetings);
    await openTable(page, server.url, id);
    const bubble = page.locator('[data-greeting="greedy"]');
    await expect.poll(() => page.evaluate(() => globalThis.greetings.frames)).toBeGreaterThan(0);
    await expect(bubble).toHaveCount(0);
    expect(await page.evaluate(() => globalThis.greetings.faults)).toEqual([]);
  });

test("a player who wants no talk gets none", async ({ context, page, server }) => {
  await arrive(context, server.url, "Ada", { banter: false });
  const { id } = await makeTable(context, server.url, withBot("birdie"));
  await openTable(page, server.url, id);
  await expect(page.locator("[data-act=menu]")).toBeVisible();
  await expect(page.locator("[data-greeting]")).toHaveCount(0);
});

test("a calm bot moves after one's own move has landed, and a pause", async ({ context, page, server }) => {
  await arrive(context, server.url, "Ada", { speed: 1 });
  const wish = { ...withBot("birdie"), settings: { pace_ms: 1400 } };
  const { id } = (await tableToBegin(context, server.url, wish)).table;
  await openTable(page, server.url, id);
  const player = new BirdiePlayer(page, server.url, id, "mouse");
  await player.shows(await player.mine());
  // note when cards fly, and when the bot's plate says that it has moved
  await page.evaluate(() => {
    const seen = { landed: 0, moved: 0, flying: false };
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      const flies = document.querySelector(".flying") !== null;
      const moved = document.querySelector(".opponent.moved") !== null;
      if (seen.moved) return;
      if (!flies && seen.flying && !moved) seen.landed = performance.now();
      seen.flying = flies;
      if (moved && seen.landed) seen.moved = performance.now();
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  const first = await truth(page.request, server.url, id);
  await page.locator('[data-from="display"]').first().click();
  await page.locator('[data-act="take"]').click();
  await expect
    .poll(async () => (await truth(page.request, server.url, id)).rev)
    .toBeGreaterThan(first.rev + 1);
  const seen = () =>
    page.evaluate(() => (globalThis as typeof globalThis & { seen: { landed: number; moved: number } }).seen);
  await expect.poll(async () => (await seen()).moved).toBeGreaterThan(0);
  const { landed, moved } = await seen();
  expect(landed).toBeGreaterThan(0);
  expect(moved - landed).toBeGreaterThanOrEqual(750);
});

test("one tap takes a move back against bots", async ({ context, page, server }) => {
  await arrive(context, server.url, "Ada");
  const { id } = await makeTable(context, server.url, withBot("birdie"));
  await openTable(page, server.url, id);
  const player = new BirdiePlayer(page, server.url, id, "mouse");
  const before = await player.mine();
  await player.turn();
  const after = await player.mine();
  await player.shows(after);
  expect(after.undo).not.toBe("yes");
  await page.locator('header [data-act="undo"]').click();
  await expect.poll(async () => (await truth(page.request, server.url, id)).view).toEqual(before.view);
  await player.shows(await player.mine());
  await expect(page.locator("dialog[open]")).toHaveCount(0);
});

/** The longest names of bots there are: Italian and Spanish for the Jay, Italian for the Sparrow and the Magpie. */
const NAMES = { it: ["Ghiandaia", "Passero", "Gazza"], es: ["Arrendajo", "Gorrión", "Urraca"] };
for (const language of ["it", "es"] as const)
  test(`names of bots are neither broken nor cut on a phone, ${language}`, async ({
    context,
    page,
    server,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await arrive(context, server.url, "Ada", { language });
    const bots = (["heuristic", "random", "greedy"] as const).map((bot) => ({ kind: "bot", bot }) as const);
    const whole = async (what: string, count: number) => {
      await expect.poll(() => page.evaluate(namesShown, NAMES[language]), what).not.toHaveLength(0);
      const shown = await page.evaluate(namesShown, NAMES[language]);
      expect(new Set(shown.map(({ name }) => name)).size, what).toBe(count);
      expect
        .soft(
          shown.filter(({ broken }) => broken),
          what,
        )
        .toEqual([]);
    };
    const four = {
      game: "birdie",
      variant: "standard",
      options: {},
      seats: [{ kind: "me" } as const, ...bots],
    };
    const birdie = await makeTable(context, server.url, four);
    await openTable(page, server.url, birdie.id);
    await whole("a table of four", 3);
    await page.locator("header.bar button").first().click();
    await expect(page.locator("dialog[open]")).toBeVisible();
    await whole("its menu", 3);
    const two = { ...four, game: "bower", seats: four.seats.slice(0, 2) };
    const bower = await makeTable(context, server.url, two);
    await openTable(page, server.url, bower.id);
    await whole("a table of two", 1);
  });

/** Every place where one of these names stands, and whether it takes two lines or is cut off there. */
const namesShown = (names: string[]) => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Array<{ name: string; text: string; broken: boolean; lines: number; over: number }> = [];
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    const around = node.parentElement!;
    if (!around.checkVisibility() || around.clientWidth === 1) continue;
    for (const name of names) {
      const start = node.data.indexOf(name);
      if (start < 0) continue;
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, start + name.length);
      const lines = new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size;
      const box = around.getBoundingClientRect();
      const hidden = getComputedStyle(around).overflowX !== "visible";
      const over = hidden ? Math.round(range.getBoundingClientRect().right - box.right) : 0;
      found.push({ name, text: node.data, broken: lines > 1 || over > 1, lines, over });
    }
  }
  return found;
};
