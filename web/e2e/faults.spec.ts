/** The connection is never the player's problem: whatever is cut, the board is right and each action happens once. */
import type { Page, WebSocketRoute } from "@playwright/test";
import { BirdiePlayer } from "./support/birdie.ts";
import { arrive, makeTable, openTable, playTurn, tableToBegin, truth, withBot } from "./support/people.ts";
import { Server } from "./support/server.ts";
import { expect, test, watch } from "./support/test.ts";
import { viewOf } from "../src/games/birdie/forms.ts";

const NOISE = /WebSocket connection|ERR_CONNECTION|Failed to load resource|net::ERR/;

/** Where the socket is cut: before an act leaves, after it left, when its answer is there but not yet told. */
type Cut = "before send" | "after send" | "after acknowledgement";

/** Every socket of a page goes through here; the next act is cut once. */
async function cutting(page: Page, where: Cut): Promise<{ cuts: () => number }> {
  let cuts = 0;
  await page.routeWebSocket(/\/socket$/, (here: WebSocketRoute) => {
    const there = here.connectToServer();
    let waiting = false;
    let open = true;
    const cut = (): void => {
      cuts += 1;
      open = false; // what is still on its way is lost, as on a line
      void here.close();
      void there.close();
    };
    here.onMessage((text) => {
      if (!open) return;
      const act = String(text).includes('"type":"act"') && cuts === 0;
      if (act && where === "before send") {
        cut();
        return;
      }
      there.send(text);
      if (act && where === "after send") cut();
      waiting ||= act;
    });
    there.onMessage((text) => {
      if (!open) return;
      if (waiting && where === "after acknowledgement" && String(text).includes('"type":"ack"')) {
        waiting = false;
        cut();
        return;
      }
      here.send(text);
    });
  });
  return { cuts: () => cuts };
}

async function take(page: Page): Promise<void> {
  await page.locator('[data-from="display"]').first().click();
  await page.locator('[data-act="take"]').click();
}

for (const where of ["before send", "after send", "after acknowledgement"] as const) {
  test(`the socket is cut ${where}`, async ({ context, page, server, troubles }) => {
    troubles.allow(NOISE);
    await arrive(context, server.url, "Ada");
    const { table } = await tableToBegin(context, server.url, withBot("birdie"));
    const cut = await cutting(page, where);
    await openTable(page, server.url, table.id);
    const player = new BirdiePlayer(page, server.url, table.id, "mouse");
    const before = await player.mine();
    const held = (viewOf(before).hands[before.you.seat!] as string[]).length;
    await player.shows(before);
    await take(page);
    await expect.poll(cut.cuts).toBe(1);
    await expect.poll(async () => (await player.truth()).rev).toBeGreaterThan(before.rev);
    const after = await player.mine();
    expect((viewOf(after).hands[after.you.seat!] as string[]).length).toBe(held + 1);
    await player.shows(after);
    expect(await player.turn()).toBe(true);
  });
}

test("the socket is cut during a drag", async ({ context, page, server, troubles }) => {
  troubles.allow(NOISE);
  await arrive(context, server.url, "Ada");
  const { table } = await tableToBegin(context, server.url, withBot("bower"));
  let socket: WebSocketRoute | null = null;
  await page.routeWebSocket(/\/socket$/, (here) => {
    socket = here;
    here.connectToServer();
  });
  await openTable(page, server.url, table.id);
  const { BowerPlayer } = await import("./support/bower.ts");
  const player = new BowerPlayer(page, server.url, table.id, "mouse", 5);
  let full = await player.mine();
  while ((full.view as { phase: string }).phase !== "play") {
    await player.turn();
    full = await player.mine();
  }
  await player.shows(full);
  const tile = (await page.locator('[data-hand="0"]').boundingBox())!;
  await page.mouse.move(tile.x + 20, tile.y + 20);
  await page.mouse.down();
  await page.mouse.move(tile.x + 60, tile.y - 120, { steps: 6 });
  await socket!.close();
  await page.mouse.move(tile.x + 80, tile.y - 160, { steps: 6 });
  await page.mouse.up();
  await page.keyboard.press("Escape"); // whatever was in hand is put back
  await player.shows(await player.mine());
  expect(await player.turn()).toBe(true);
});

test("the server is killed in mid-turn and comes back", async ({ browser }) => {
  test.slow();
  const server = await Server.start();
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const troubles = watch(context, server.url);
  troubles.allow(NOISE);
  await arrive(context, server.url, "Ada");
  // against a person: a bot would have to wake up twice
  const friend = await browser.newContext();
  await arrive(friend, server.url, "Berta");
  const seats = [{ kind: "me" }, { kind: "free" }] as const;
  const table = await makeTable(context, server.url, { game: "birdie", seats: [...seats] });
  const link = { data: { kind: "invite" } };
  const made = await context.request.post(`${server.url}/api/tables/${table.id}/links`, link);
  const { token } = (await made.json()) as { token: string };
  await friend.request.post(`${server.url}/api/links/exchange`, { data: { token } });
  const answer = () => playTurn(friend.request, server.url, table.id);
  await answer(); // if it begins with them
  const page = await context.newPage();
  await openTable(page, server.url, table.id);
  const player = new BirdiePlayer(page, server.url, table.id, "mouse", 3);
  const before = await player.mine();
  await player.shows(before);
  await page.locator('[data-from="display"]').first().click();
  await server.kill();
  await page.locator('[data-act="take"]').click(); // nobody is there to hear it
  await server.up();
  await expect
    .poll(async () => (await truth(context.request, server.url, table.id).catch(() => before)).rev)
    .toBeGreaterThan(before.rev);
  await answer();
  const after = await player.mine();
  const hand = (one: typeof after) => (viewOf(one).hands[one.you.seat!] as string[]).length;
  expect(hand(after)).toBe(hand(before) + 1);
  await player.shows(after);
  expect(await player.turn()).toBe(true);
  expect(troubles.list).toEqual([]);
  await context.close();
  await friend.close();
  await server.stop();
});

test("a page that was asleep shows the present when it comes back", async ({
  context,
  page,
  server,
  troubles,
}) => {
  troubles.allow(NOISE);
  await arrive(context, server.url, "Ada");
  const { table } = await tableToBegin(context, server.url, withBot("birdie"));
  await openTable(page, server.url, table.id);
  const player = new BirdiePlayer(page, server.url, table.id, "mouse", 4);
  await player.shows(await player.mine());
  await context.setOffline(true);
  const other = await context.newPage(); // the same person on another tab has no network either
  await other.close();
  await context.setOffline(false);
  await player.shows(await player.mine());
  expect(await player.turn()).toBe(true);
});

test("two tabs of one person stay the same", async ({ context, page, server }) => {
  await arrive(context, server.url, "Ada");
  const { table } = await tableToBegin(context, server.url, withBot("birdie"));
  await openTable(page, server.url, table.id);
  const second = await context.newPage();
  await openTable(second, server.url, table.id);
  const one = new BirdiePlayer(page, server.url, table.id, "mouse", 6);
  const two = new BirdiePlayer(second, server.url, table.id, "mouse", 7);
  for (const player of [one, two, one, two]) await player.turn();
  const full = await one.mine();
  await one.shows(full);
  await two.shows(full);
});
