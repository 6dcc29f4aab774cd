/** Birdie's score sheet on a small phone, by touch: chains, boxes, undo, reload, no network, two phones; the engine agrees. */
import type { BrowserContext, Page } from "@playwright/test";
import type { Birdie } from "../src/games/birdie/sheet/document.ts";
import { sheetOf } from "../src/games/birdie/sheet/asking.ts";
import { violations } from "./support/axe.ts";
import { arrive } from "./support/people.ts";
import { expect, test, watch } from "./support/test.ts";

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

const CODES: Record<string, string> = {
  ...{ Ro: "robin", Ow: "owl", Pi: "pigeon", Wo: "woodpecker" },
  ...{ Sp: "spring", Su: "summer", Au: "autumn", Wi: "winter" },
};
const cards = (text: string) =>
  text.split(" ").map((code) => `${CODES[code.slice(0, 2)]}-${CODES[code.slice(2)]}`);

/** A finger on a Birdie sheet. */
class Sheet {
  constructor(
    readonly page: Page,
    readonly home: string,
  ) {}

  async begin(choices: string[], names: string[]): Promise<void> {
    await this.page.goto(`${this.home}/#/sheets`);
    await this.tap("[data-act=new-birdie]");
    for (const choice of choices) await this.tap(`[data-choice="${choice}"]`);
    for (const [seat, name] of names.entries()) await this.page.locator(`[data-name="${seat}"]`).fill(name);
    await this.tap("[data-act=start]");
  }
  tap = (what: string) => this.page.locator(what).first().tap();
  async box(box: string, value: number): Promise<void> {
    await this.tap(`[data-box=${box}]`);
    for (const digit of String(value)) await this.tap(`.keypad [data-key="${digit}"]`);
  }
  async passes(round: number, ...seats: number[]): Promise<void> {
    await this.tap("[data-choice=board]");
    await this.tap(`[data-pass="${round}"]`);
    for (const seat of seats) await this.tap(`[data-passed="${seat}"]`);
  }
  async line(seat: number, line: string, hand = ""): Promise<void> {
    await this.tap(`[data-seat="${seat}"]`);
    await this.tap("[data-choice=line]");
    await this.tap("[data-pile=line]");
    for (const card of cards(line)) await this.tap(`.card-pad [data-key=${card}]`);
    if (!hand) return;
    await this.tap("[data-pile=hand]");
    for (const card of cards(hand)) await this.tap(`.card-pad [data-key=${card}]`);
  }
  /** Play on in the scene until the seat has scored. */
  async finish(): Promise<void> {
    const told = this.page.locator("dialog .how-sum");
    const go = this.page.locator(
      ["confirm", "stop", "end"].map((act) => `[data-act=${act}]:not([aria-disabled])`).join(", "),
    );
    await expect(async () => {
      if (await told.isVisible()) return;
      if (await go.count()) await go.last().tap({ timeout: 1_000 });
      await expect(told).toBeVisible({ timeout: 700 });
    }).toPass();
  }
  best = () => this.page.locator('[data-act=how][data-exact="true"]');
  async totals(): Promise<number[]> {
    await this.tap("[data-act=result]");
    const totals = this.page.locator("tfoot [data-total]");
    await totals.first().waitFor();
    const found = await totals.all();
    return Promise.all(found.map(async (one) => Number(await one.getAttribute("data-total"))));
  }
  /** The document as this phone keeps it. */
  document = () =>
    this.page.evaluate(() => {
      const key = Object.keys(localStorage).find((one) => one.startsWith("voliera.sheet."))!;
      return (JSON.parse(localStorage.getItem(key)!) as { document: unknown }).document;
    }) as Promise<Birdie>;
  /** What the engine makes of it. */
  async engine(): Promise<{ totals: number[]; winner: number | null }> {
    const sheet = sheetOf(await this.document());
    const answer = await this.page.request.post(`${this.home}/api/score`, { data: { sheet } });
    return ((await answer.json()) as { result: { totals: number[]; winner: number | null } }).result;
  }
  async look(what: string): Promise<void> {
    expect.soft(await violations(this.page), what).toEqual([]);
    expect.soft(await this.page.evaluate(unfit), what).toEqual([]);
  }
}

/** What leaves the screen sideways, and what is too small for a finger (links in sentences have their own room). */
function unfit(): string[] {
  const wide = document.documentElement.scrollWidth > innerWidth ? ["scrolls sideways"] : [];
  const small = [...document.querySelectorAll("main button, dialog[open] button")].filter((one) => {
    const { width, height } = one.getBoundingClientRect();
    return width > 0 && (width < 43.5 || height < 43.5);
  });
  return [...wide, ...small.map((one) => one.outerHTML.slice(0, 90))];
}

test("an expert game of two rounds, with chains by hand", async ({ page, context, server, troubles }) => {
  troubles.allow(/503/); // the first to ask may find the solver still waking up
  await arrive(context, server.url, "Ada");
  const sheet = new Sheet(page, server.url);
  await sheet.begin(["2", "expert"], ["Ada", "Pier"]);
  await sheet.look("an empty board");
  await sheet.passes(1, 1);
  await sheet.line(1, "OwWi WoWi PiWi PiSu OwSp WoSp OwSp RoAu WoSp OwSp PiSu PiWi RoWi", "PiAu OwAu");
  await sheet.best().waitFor();
  await sheet.look("a line");

  // the best is asked about, then the chain of the rulebook is played instead
  const best = Number(await sheet.best().getAttribute("data-value"));
  await sheet.tap("[data-act=how]");
  await sheet.look("how it scores");
  await sheet.tap("[data-act=play]");
  await page.locator('[data-from=line][data-at="7"]').tap();
  await page.locator("[data-act=confirm]").waitFor();
  await page.reload(); // what is planned is still there
  await page.setViewportSize({ width: 640, height: 360 });
  await page.setViewportSize({ width: 360, height: 640 });
  await sheet.finish();
  const played = page.locator("dialog .how-sum [role=img]");
  await played.waitFor();
  const value = Number(await played.getAttribute("aria-label"));
  expect(value).toBeGreaterThan(13); // Spring 5, Winter 5 and Summer 2, or more
  expect(best).toBeGreaterThanOrEqual(value);
  await page.locator("dialog header button").tap();

  await sheet.line(0, "RoSp RoSu WoAu OwSu PiSu OwWi RoAu");
  await sheet.best().waitFor();
  const after = await sheet.engine();
  expect(await sheet.totals()).toEqual(after.totals);
  await sheet.tap('[data-seat="1"]');
  await sheet.passes(2, 0);
  // a Robin, whose card is told when it is drawn
  await sheet.line(0, "RoWi WoWi OwAu PiAu RoSu", "RoWi");
  await sheet.best().waitFor();
  await sheet.tap("[data-act=how]");
  await sheet.tap("[data-act=play]");
  await sheet.tap("[data-act=robin]");
  await sheet.tap("[data-act=draw]");
  await sheet.tap("dialog [data-key=woodpecker-autumn]");
  await page.locator("[data-place]").nth(1).tap();
  await sheet.finish();
  await page.locator("dialog header button").tap();
  await sheet.line(1, "WoSu WoAu PiSp PiSu OwWi");
  await sheet.best().waitFor();

  const { totals, winner } = await sheet.engine();
  expect(await sheet.totals()).toEqual(totals);
  await expect(page.locator("[data-winner]")).toHaveAttribute("data-winner", String(winner));
  expect((await sheet.document()).screen.rounds[1].seats[0]!.drawn).toEqual(["woodpecker-autumn"]);
  await sheet.look("the result");
});

test("a standard game by keypad: undo, reload, rotation, no network", async ({
  page,
  context,
  server,
  troubles,
}) => {
  troubles.allow(/ERR_INTERNET_DISCONNECTED|503/);
  await arrive(context, server.url, "Ada");
  const sheet = new Sheet(page, server.url);
  await sheet.begin(["3"], ["Ada", "Pier", "Anna"]);
  await sheet.passes(1, 2, 0);
  await sheet.look("the order of passing");
  await sheet.box("robin", 4);
  await sheet.box("summer", 12);
  await sheet.tap('[data-seat="1"]');
  await sheet.box("robin", 5);
  expect(await sheet.totals()).toEqual([20, 9, 4]);
  await sheet.tap('[data-seat="1"]');
  await sheet.tap("[data-act=undo]");
  await sheet.tap("[data-box=owl]");
  await page.reload();
  await expect(page.locator("[data-box=owl]")).toHaveAttribute("aria-pressed", "true");
  await page.setViewportSize({ width: 640, height: 360 });
  await expect(page.locator('[data-seat="1"]')).toHaveAttribute("aria-current", "true");
  await page.setViewportSize({ width: 360, height: 640 });
  expect(await sheet.totals()).toEqual([23, 0, 4]); // the trophy is back, also after the reload
  await sheet.tap("[data-act=menu]");
  await sheet.look("the menu");
  await sheet.tap("[data-act=redo]");
  await page.locator("dialog header button").tap();
  expect(await sheet.totals()).toEqual([20, 9, 4]);

  await context.setOffline(true);
  await sheet.tap('[data-seat="2"]');
  await sheet.passes(2, 0, 2);
  await sheet.tap("[data-choice=board]");
  await sheet.box("winter", 3);
  await sheet.tap('[data-flap="3"]');
  await sheet.tap("[data-trophy=owl]");
  await sheet.look("a trophy");
  await sheet.tap('[data-holder="2"]');
  expect(await sheet.totals()).toEqual([24, 9, 15]);
  await sheet.line(1, "PiWi PiWi OwWi");
  await expect(page.locator(".brings")).toContainText("needs the network");
  expect(await sheet.totals()).toEqual([24, 9, 15]);
  await context.setOffline(false);
  await sheet.tap('[data-seat="1"]');
  await sheet.tap("[data-choice=line]");
  await sheet.best().waitFor();
  expect((await sheet.totals())[1]).toBeGreaterThan(9);

  // the best split comes with the last card: on a quiet machine after some 30 ms
  await sheet.tap('[data-seat="1"]');
  await sheet.tap("[data-choice=line]");
  const before = Number(await sheet.best().getAttribute("data-value"));
  const waited = await page.locator(".card-pad [data-key=woodpecker-winter]").evaluate(untilMore, before);
  console.log(`best split after ${Math.round(waited)} ms`);
});

/** Press a key of the page, and wait until the line is worth more: how long that took. */
const untilMore = (key: HTMLElement | SVGElement, before: number) =>
  new Promise<number>((told) => {
    const pressed = performance.now();
    const value = () => Number(document.querySelector("[data-act=how]")?.getAttribute("data-value"));
    const look = () => {
      if (value() > before) told(performance.now() - pressed);
      else requestAnimationFrame(look);
    };
    (key as HTMLElement).click();
    requestAnimationFrame(look);
  });

test("two phones share a sheet by its code", async ({ page, context, browser, server, troubles: own }) => {
  own.allow(/409/); // somebody was faster: then it is merged
  await arrive(context, server.url, "Ada");
  const sheet = new Sheet(page, server.url);
  await sheet.begin(["2"], ["Ada", "Pier"]);
  await sheet.box("robin", 4);
  await sheet.tap("[data-act=menu]");
  await sheet.tap("dialog [data-act=share]");
  const code = (await page.locator("[data-code]").getAttribute("data-code"))!;
  await sheet.look("the code");
  await page.locator("dialog header button").tap();

  const other: BrowserContext = await browser.newContext({
    viewport: { width: 360, height: 640 },
    hasTouch: true,
  });
  const troubles = watch(other, server.url);
  troubles.allow(/ERR_INTERNET_DISCONNECTED|409/);
  await arrive(other, server.url, "Pier");
  const there = new Sheet(await other.newPage(), server.url);
  await there.page.goto(`${server.url}/#/sheets`);
  await there.page.locator("[data-field=code]").fill(`${code.slice(0, 4).toLowerCase()} ${code.slice(4)}`);
  await there.tap("[data-act=join]");
  await expect(there.page.locator("[data-box=robin] [role=img]")).toHaveAttribute("aria-label", "4");

  await other.setOffline(true); // one goes on without a network, the other writes meanwhile
  await there.tap('[data-seat="1"]');
  await there.box("winter", 3);
  await sheet.box("summer", 5);
  await other.setOffline(false);
  for (const one of [sheet, there])
    await expect
      .poll(async () => (await one.document()).screen.rounds[0].seats.map(({ boxes }) => boxes))
      .toEqual([{ robin: 4, summer: 5 }, { winter: 3 }, {}, {}]);
  expect(await there.totals()).toEqual(await sheet.totals());
  expect(troubles.list).toEqual([]);
  await other.close();
});
