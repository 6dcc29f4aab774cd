/** Tables on this device when something is missing, what their page is told, and how they go on at a server. */
import type { BrowserContext, Page } from "@playwright/test";
import { BirdiePlayer } from "./support/birdie.ts";
import { arrive, truth as truthOfServer } from "./support/people.ts";
import { expect, test } from "./support/test.ts";
import { allTold, listen, truth } from "./support/worker.ts";

const SERVER = /\/(api|healthz)/;
const AWAY = /ERR_FAILED|Failed to fetch/;
const WORKER = /\/assets\/worker-[\w-]+\.js$/;
const PACKAGE = /\/assets\/python-[\w-]+\.json$/;
const TURNS = 2;
/** Takes all memory that the interpreter has when a bot is to think after some turns, and lets it have no more. */
const HOG = `
import js
_acts = 0
_hog = []
_plain = house


def house(line):
    global _acts
    _acts += '"type":"act"' in line
    if _acts >= ${TURNS} and '"do":"think"' in line:
        js.memoryIsShort = True
        size = 1 << 20
        while size >= 4096:
            try:
                _hog.append(bytearray(size))
            except MemoryError:
                size //= 2
    return _plain(line)
`;
const NO_GROWTH = `const grow = WebAssembly.Memory.prototype.grow;
  WebAssembly.Memory.prototype.grow = function (pages) {
    if (self.memoryIsShort) throw new RangeError("Maximum memory size exceeded");
    return grow.call(this, pages);
  };`;
/** What people read whose device runs short of memory. */
const SHORT = {
  en: "This device could not go on with the game: it may be short of memory. The game is kept.",
  it: "Il dispositivo non è riuscito a continuare la partita: forse ha poca memoria. La partita è salvata.",
  es: "El dispositivo no ha podido continuar la partida: quizá le falte memoria. La partida está guardada.",
  ru: "Устройство не смогло продолжить партию: возможно, не хватает памяти. Партия сохранена.",
};
/** What only a record of the whole game may say. */
const SECRETS = ["seed", "deck", "under_stop", "second_half", "rng"];

/** What a browser lacks, as the worker finds it; and what is said then. */
const LACKS = {
  "no storage": {
    code: 'Object.defineProperty(self, "indexedDB", { value: undefined });',
    sentence: "This game cannot be kept on this device",
    plays: true,
  },
  "a full storage": {
    code: `const add = IDBObjectStore.prototype.add;
      IDBObjectStore.prototype.add = function (row) {
        const request = add.call(this, row);
        this.transaction.abort();
        return request;
      };`,
    sentence: "This game cannot be kept on this device",
    plays: true,
  },
  "too little memory": {
    code: `WebAssembly.Memory.prototype.grow = () => {
      throw new RangeError("no memory");
    };`,
    sentence: "This browser cannot play without a server",
    plays: false,
  },
  "no WebAssembly SIMD": {
    code: `WebAssembly.validate = () => false;
      WebAssembly.instantiate = WebAssembly.instantiateStreaming = () =>
        Promise.reject(new WebAssembly.CompileError("unknown instruction"));`,
    sentence: "This browser is too old to play without a server",
    plays: false,
  },
};

/** The page is there, its server is not. */
const cutServer = (context: BrowserContext): Promise<unknown> =>
  context.route(SERVER, (route) => route.abort());

/** Run this before the worker's own code; scripts of pages do not reach workers. */
const beforeWorker = (page: Page, code: string): Promise<unknown> =>
  page.route(WORKER, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `{ ${code} }\n${await response.text()}` });
  });

/** Play now, which begins a game on this device; returns its id. */
async function begin(page: Page): Promise<string> {
  await page.locator('[data-act="play"]').click();
  await expect(page).toHaveURL(/#\/t\/local[a-z2-7]{16}$/);
  return /local[a-z2-7]+$/.exec(page.url())![0];
}

for (const [lack, { code, sentence, plays }] of Object.entries(LACKS))
  test(`a browser with ${lack} says so`, async ({ page, context, server, troubles }) => {
    troubles.allow(AWAY);
    troubles.allow(/console: .*(TypeError|CompileError|RangeError|AbortError|there is no store|not kept)/);
    await arrive(context, server.url, "Ada");
    await context.addInitScript(listen);
    await cutServer(context);
    await beforeWorker(page, code);
    await page.goto(server.url);
    if (plays) {
      const player = new BirdiePlayer(page, server.url, await begin(page), "mouse", 5);
      player.truth = () => truth(page);
      await expect(page.getByText(sentence).first()).toBeVisible();
      expect(await player.turn()).toBe(true);
    } else {
      await page.locator('[data-act="play"]').click();
      await expect(page.getByText(sentence).first()).toBeVisible();
      await expect(page.locator('[data-act="play"]')).toBeVisible();
    }
  });

for (const [language, sentence] of Object.entries(SHORT) as [keyof typeof SHORT, string][]) {
  if (language !== "it" && !process.env["ALL"]) continue;
  test(`a device whose memory runs out in mid-game says so in ${language}, and the game goes on after a reload`, async ({
    page,
    context,
    server,
    troubles,
  }) => {
    troubles.allow(AWAY);
    troubles.allow(/Traceback|File "|MemoryError|growMemory|Failed to grow the heap|RangeError|this failed/);
    await arrive(context, server.url, "Ada", { language });
    await context.addInitScript(listen);
    await cutServer(context);
    await beforeWorker(page, NO_GROWTH);
    await page.route(PACKAGE, async (route) => {
      const found = await (await route.fetch()).json();
      found.sources["main.py"] += HOG;
      await route.fulfill({ json: found });
    });
    await page.goto(server.url);
    const player = new BirdiePlayer(page, server.url, await begin(page), "mouse", 5);
    player.truth = () => truth(page);
    for (let turns = 0; turns < TURNS; turns++) expect(await player.turn()).toBe(true);
    await expect(page.getByText(sentence)).toBeVisible();
    const { rev } = await truth(page);
    await page.unroute(PACKAGE);
    await page.unroute(WORKER);
    await page.locator('[data-act="reload"]').click();
    await expect(page.locator('[data-from="display"]').first()).toBeVisible();
    expect((await player.mine()).rev).toBeGreaterThan(rev); // the bot has moved
    expect(await player.turn()).toBe(true);
  });
}

test("a page is told its seat's view, and the game goes on at a server", async ({
  page,
  context,
  server,
  troubles,
}) => {
  troubles.allow(AWAY);
  await arrive(context, server.url, "Ada");
  await context.addInitScript(listen);
  await cutServer(context);
  await page.goto(server.url);
  const table = await begin(page);
  const player = new BirdiePlayer(page, server.url, table, "mouse", 5);
  player.truth = () => truth(page);
  for (let turns = 0; turns < TURNS; turns++) expect(await player.turn()).toBe(true);
  const { view } = await player.mine();

  const views = (await allTold(page)).flatMap((told) => ("view" in told && told.view ? [told.view] : []));
  expect(views.length).toBeGreaterThan(TURNS);
  for (const { hands } of views) {
    expect(hands[0]).toBeInstanceOf(Array);
    expect(hands[1]).toEqual(expect.any(Number));
  }
  const said = JSON.stringify(await allTold(page));
  for (const secret of SECRETS) expect(said).not.toContain(`"${secret}":`);

  await context.unroute(SERVER);
  await page.locator('[data-act="menu"]').first().click();
  await page.locator('[data-act="carry"]').click();
  await expect(page).toHaveURL(/#\/t\/(?!local)[a-z2-7]+$/);
  const there = await truthOfServer(context.request, server.url, /[a-z2-7]+$/.exec(page.url())![0]);
  expect(there.view).toEqual(view);
  await expect(page.locator('[data-from="display"]').first()).toBeVisible();
});
