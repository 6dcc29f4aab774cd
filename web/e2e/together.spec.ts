/** Several people at one table: each sees their own side of it, and all see the same game. */
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { BirdiePlayer } from "./support/birdie.ts";
import { BowerPlayer } from "./support/bower.ts";
import type { Way } from "./support/hands.ts";
import { arrive, makeTable, openTable } from "./support/people.ts";
import { expect, test, watch, type Troubles } from "./support/test.ts";

type Guest = { context: BrowserContext; page: Page; troubles: Troubles };

async function guest(browser: Browser, home: string, name: string, phone = false): Promise<Guest> {
  const context = await browser.newContext({
    viewport: phone ? { width: 360, height: 640 } : { width: 1280, height: 800 },
    hasTouch: phone,
  });
  const troubles = watch(context, home);
  troubles.allow(/404/); // a table that one was not let in to yet is not there
  await arrive(context, home, name);
  return { context, page: await context.newPage(), troubles };
}

/** A link of the table's host, opened by somebody else, as they would. */
async function comeBy(
  host: Guest,
  visitor: Guest,
  home: string,
  table: string,
  kind: "invite" | "watch",
): Promise<void> {
  const made = await host.context.request.post(`${home}/api/tables/${table}/links`, { data: { kind } });
  const { path } = (await made.json()) as { path: string };
  await visitor.page.goto(home + path);
  await visitor.page.locator('[data-act="enter"]').click();
  await expect(visitor.page).toHaveURL(new RegExp(`#/t/${table}$`)); // the secret has left the address
}

/** Bower as well with `ALL=1`, and every turn by hand (make campaign-web). */
const ALL = !!process.env["ALL"];
const GAMES = ALL ? (["birdie", "bower"] as const) : (["birdie"] as const);

for (const game of GAMES) {
  test(`${game}: two people and a watcher play a whole game`, async ({ browser, server }) => {
    test.slow();
    const ada = await guest(browser, server.url, "Ada");
    const bo = await guest(browser, server.url, "Bo", true);
    const cy = await guest(browser, server.url, "Cy");
    const table = await makeTable(ada.context, server.url, {
      game,
      seats: [{ kind: "me" }, { kind: "free" }],
    });
    await openTable(ada.page, server.url, table.id);
    await comeBy(ada, bo, server.url, table.id, "invite");
    await comeBy(ada, cy, server.url, table.id, "watch");
    await expect(cy.page.locator("main.app")).toBeVisible();
    const Player = game === "birdie" ? BirdiePlayer : BowerPlayer;
    const sit = (one: Guest, way: Way, seed: number) => new Player(one.page, server.url, table.id, way, seed);
    const players = [sit(ada, "mouse", 11), sit(bo, "touch", 12)];
    if (!ALL)
      for (const [at, player] of players.entries()) {
        player.every = 3;
        [ada, bo][at]!.troubles.allow(/409.*\/attempt/); // the page tries a turn out that is sent meanwhile
      }
    for (let acts = 0; acts < 400; acts++) {
      const now = await players[0]!.truth();
      if (now.table.status === "over") break;
      const mover = players[(now.view as { seat: number }).seat]!;
      await mover.turn();
    }
    expect((await players[0]!.truth()).table.status).toBe("over");
    for (const one of [ada, bo, cy]) {
      expect(one.troubles.list).toEqual([]);
      await one.context.close();
    }
  });
}

test("a watcher has nothing to press, and a hand stays hidden", async ({ browser, server }) => {
  const ada = await guest(browser, server.url, "Ada");
  const cy = await guest(browser, server.url, "Cy");
  const table = await makeTable(ada.context, server.url, {
    game: "birdie",
    seats: [{ kind: "me" }, { kind: "bot", bot: "greedy" }],
  });
  await comeBy(ada, cy, server.url, table.id, "watch");
  await expect(cy.page.locator('[data-from="display"]').first()).toBeVisible();
  await expect(cy.page.locator('[data-from="hand"]')).toHaveCount(0);
  await expect(cy.page.locator('[data-act="take"], [data-act="pass"]')).toHaveCount(0);
  await ada.context.close();
  await cy.context.close();
});
