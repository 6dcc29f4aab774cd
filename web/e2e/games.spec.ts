/**
 * Whole games through the page: both games, all variants, with mouse, finger and keyboard. Every third of the plain turns is
 * played by hand, and whatever else there is; with `ALL=1` everything (make campaign-web).
 */
import type { Page } from "@playwright/test";
import { BirdiePlayer } from "./support/birdie.ts";
import { BowerPlayer } from "./support/bower.ts";
import type { Hands, Way } from "./support/hands.ts";
import { arrive, makeTable, openTable, withBot } from "./support/people.ts";
import { expect, test } from "./support/test.ts";

type Case = {
  game: "birdie" | "bower";
  variant?: string;
  options?: Record<string, unknown>;
  bots?: number;
  way: Way;
  /** Played with `ALL=1` only (make campaign-web): what it shows is shown by others together. */
  thorough?: boolean;
};
const ALL = !!process.env["ALL"];
const CASES: Case[] = [
  { game: "birdie", way: "mouse", thorough: true },
  { game: "birdie", way: "touch", bots: 3, thorough: true },
  { game: "birdie", way: "keyboard" },
  { game: "birdie", variant: "expert", way: "mouse", bots: 2, thorough: true },
  { game: "birdie", variant: "expert", way: "keyboard", thorough: true },
  {
    game: "birdie",
    variant: "expert",
    options: { single_chain: true, open_memory: true },
    way: "touch",
    thorough: true,
  },
  { game: "bower", way: "mouse", thorough: true },
  { game: "bower", way: "touch", thorough: true },
  { game: "bower", way: "keyboard", thorough: true },
  { game: "bower", variant: "super", way: "mouse", thorough: true },
  { game: "bower", options: { fair_play: true }, way: "mouse", thorough: true },
  { game: "bower", variant: "super", options: { fair_play: true }, way: "keyboard", thorough: true },
];
/** Phones on their side are touched as well, in every variant. */
const SIDEWAYS: Case[] = [
  { game: "birdie", way: "touch", thorough: true },
  { game: "birdie", variant: "expert", way: "touch", thorough: true },
  { game: "bower", way: "touch", thorough: true },
  { game: "bower", variant: "super", way: "touch" },
];
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
const LANDSCAPE = { ...PHONE, viewport: { width: 844, height: 390 } };
const DESK = { viewport: { width: 1280, height: 800 } };

for (const [number, one] of [...CASES, ...SIDEWAYS].entries()) {
  const { game, variant = "standard", options = {}, bots = 1, way, thorough = false } = one;
  if (thorough && !ALL) continue;
  const extras = Object.keys(options).join(" ");
  const sideways = SIDEWAYS.includes(one);
  const name = `${game} ${variant} ${extras} against ${bots} with ${way}${sideways ? " in landscape" : ""}`;
  test(name, async ({ browser, server }) => {
    test.slow();
    const context = await browser.newContext(sideways ? LANDSCAPE : way === "touch" ? PHONE : DESK);
    await arrive(context, server.url, "Ada");
    const table = await makeTable(context, server.url, withBot(game, variant, options, bots));
    const page = await context.newPage();
    await openTable(page, server.url, table.id);
    const Player = game === "birdie" ? BirdiePlayer : BowerPlayer;
    const player = new Player(page, server.url, table.id, way, number + 1);
    if (!ALL) player.every = 3;
    const over = await player.game();
    expect(player.turns).toBeGreaterThanOrEqual(4); // two rounds, and both may be passed at once
    const result = over.result!;
    await finish(page, game);
    for (const total of "totals" in result ? result.totals : result.eggs)
      await expect(
        page.locator(`.results [aria-label="${total}"], .results :text-is("${total}")`).first(),
      ).toBeVisible();
    await checkDeal(page, player.hands);
    await context.close();
  });
}

/** The deal was sealed before the first move; the result's own button says whether it was that one. */
async function checkDeal(page: Page, hands: Hands): Promise<void> {
  await hands.press(page.locator('[data-act="fair"]'));
  const said = page.getByRole("dialog").getByRole("status");
  await expect(said).toHaveText(/^The promise was kept/);
}

/** What is shown after the last move, up to the result. */
async function finish(page: Page, game: string): Promise<void> {
  const result = page.locator("main.results");
  if (game === "bower") {
    const end = page.locator('[data-act="end"], [data-act="done"]');
    await expect(async () => {
      if (await end.first().isVisible()) await end.first().click();
      expect(await result.isVisible()).toBe(true);
    }).toPass();
  } else {
    await page.keyboard.press("Escape");
  }
  await expect(result).toBeVisible();
}
