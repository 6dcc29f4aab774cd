/** A friend invites: told in the reader's language, a tap leads to the friends' list, and people who are muted are not heard. */
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { arrive, makeTable, tableToBegin, withBot, type Chosen } from "./support/people.ts";
import {
  deliver,
  noteClosed,
  noteShown,
  PushService,
  subscribesTo,
  tapLast,
  type WorkerScope,
} from "./support/push.ts";
import { Server } from "./support/server.ts";
import { expect, test } from "./support/test.ts";

const HEARS = { serviceWorkers: "allow", permissions: ["notifications"] } as const;
const OPEN = { game: "bower", seats: [{ kind: "me" }, { kind: "free" }] } as const;
type Told = { title: string; body: string; lang: string; table: string; place?: string };

let server: Server;
test.beforeAll(async () => (server = await Server.start({ VOLIERA_PRIVATE_ADDRESSES: "1" })));
test.afterAll(() => server.stop());
test.describe.configure({ mode: "default" }); // the server is shared

/** Somebody whose device is told of turns and invitations. */
async function hearer(browser: Browser, service: PushService, chosen: Chosen) {
  const context = await browser.newContext({ ...HEARS, permissions: [...HEARS.permissions] });
  await arrive(context, server.url, "Bea", chosen);
  await subscribesTo(context, service);
  await noteClosed(context);
  const page = await context.newPage();
  await page.goto(server.url);
  await page.locator('[data-act="settings"]').first().click();
  const known = kept(page);
  await page.locator('[data-switch="notify"]').click();
  await known;
  await page.keyboard.press("Escape");
  return { context, page };
}

/** Until the server has been told of the device. */
const kept = (page: Page) =>
  page.waitForResponse((one) => one.url().endsWith("/api/push") && one.request().method() === "POST");

/** A friend of somebody. */
async function friendOf(somebody: BrowserContext, browser: Browser, name: string) {
  const friend = await browser.newContext();
  await arrive(friend, server.url, name);
  const made = await friend.request.post(`${server.url}/api/friend-links`, { data: {} });
  const { token } = (await made.json()) as { token: string };
  const agreed = await somebody.request.post(`${server.url}/api/friendship/agree`, { data: { token } });
  expect(agreed.ok()).toBe(true);
  const { friends } = (await (await friend.request.get(`${server.url}/api/friends`)).json()) as {
    friends: { person: string }[];
  };
  /** Make a table, and invite to it; returns its id, and the answer to the invitation. */
  const invite = async () => {
    const { id } = await makeTable(friend, server.url, { ...OPEN, seats: [...OPEN.seats] });
    const data = { person: friends[0]!.person };
    const answer = await friend.request.post(`${server.url}/api/tables/${id}/invitations`, { data });
    return { id, status: answer.status() };
  };
  return { context: friend, invite };
}

const invitations = (service: PushService): Told[] =>
  service.bodies.map((body) => JSON.parse(service.read(body)) as Told).filter(({ place }) => place);

test("an invitation becomes a note in the reader's language, and a tap leads to it", async ({ browser }) => {
  const service = new PushService();
  await service.start();
  const { context, page } = await hearer(browser, service, { language: "ru" });
  const ada = await friendOf(context, browser, "Ada");
  await tableToBegin(context, server.url, withBot("bower")); // one table waits
  const { id } = await ada.invite();
  await expect.poll(() => service.bodies.length).toBe(1);
  const text = service.read(service.bodies[0]!);
  const told = {
    title: "Bower: приглашение",
    body: "Ada приглашает вас за стол",
    lang: "ru",
    table: id,
  };
  expect(JSON.parse(text)).toEqual({ ...told, waiting: 1, place: "friends" });

  // the worker shows it, with the number of tables that wait, and a tap leads to the friends
  await page.goto(`${server.url}/#/rules/bower`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const worker = context.serviceWorkers()[0]!;
  await worker.evaluate(noteShown);
  const shown = () => worker.evaluate(() => (globalThis as WorkerScope).shown);
  await deliver(page, text);
  const { table: tag, ...words } = told;
  await expect.poll(shown).toMatchObject([{ ...words, tag, data: { table: id, place: "friends" } }]);
  expect(await worker.evaluate(() => (globalThis as WorkerScope).badge)).toBe(1);
  await worker.evaluate(tapLast);
  await expect(page).toHaveURL(/#\/friends$/);
  expect(await shown()).toEqual([]);
  const row = (table: string) => page.locator(`[data-invitation="${table}"]`);
  await expect(row(id)).toContainText("Ada приглашает вас");
  await row(id).locator('[data-act="accept"]').click();
  await expect(page).toHaveURL(new RegExp(`#/t/${id}$`));

  // in another language from now on; and a note goes when its invitation is seen
  const known = kept(page);
  await page.evaluate(() => {
    const settings = JSON.parse(localStorage.getItem("voliera.settings")!) as object;
    localStorage.setItem("voliera.settings", JSON.stringify({ ...settings, language: "es" }));
  });
  await page.goto(`${server.url}/#/friends`);
  await page.reload();
  await known;
  const second = await ada.invite();
  await expect.poll(() => invitations(service).length).toBe(2);
  expect(invitations(service)[1]).toMatchObject({
    title: "Bower: una invitación",
    lang: "es",
    table: second.id,
  });
  await expect(row(second.id)).toBeVisible();
  const closed = () => page.evaluate(() => (window as typeof window & { closedNotes: string[] }).closedNotes);
  await expect.poll(closed).toContain(second.id);
  const before = (await closed()).length;
  await row(second.id).locator('[data-act="decline"]').click();
  await expect(row(second.id)).toHaveCount(0);
  await expect.poll(async () => (await closed()).slice(before)).toContain(second.id);
  await Promise.all([context.close(), ada.context.close()]);
  service.stop();
});

test("somebody who is muted or blocked tells of no invitation", async ({ browser }) => {
  const service = new PushService();
  await service.start();
  const { context, page } = await hearer(browser, service, {});
  const [ada, cid] = [await friendOf(context, browser, "Ada"), await friendOf(context, browser, "Cid")];
  const heard = () => invitations(service).map(({ table }) => table);

  // muted at a table that both play
  const first = await ada.invite();
  await page.goto(`${server.url}/#/friends`);
  await page.locator(`[data-invitation="${first.id}"] [data-act="accept"]`).click();
  await expect(page).toHaveURL(/#\/t\//);
  const mute = async () => {
    await page.locator('[data-act="menu"]').first().click();
    await page.locator('[data-act="about"]').click();
    const known = kept(page);
    await page.locator('[data-act="mute"]').click();
    await known;
    await page.keyboard.press("Escape");
  };
  await mute();
  const unheard = await ada.invite();
  expect(unheard.status).toBe(204);
  const second = await cid.invite();
  await expect.poll(heard).toEqual([first.id, second.id]);

  await page.goto(`${server.url}/#/friends`);
  const friends = page.locator("[data-friend]");
  await expect(friends).toHaveCount(2);
  const person = await friends.filter({ hasText: "Cid" }).getAttribute("data-friend");
  const blocked = await context.request.post(`${server.url}/api/blocked`, { data: { person } });
  expect(blocked.ok()).toBe(true);
  expect((await cid.invite()).status).toBe(404);
  await expect(page.locator(`[data-invitation="${second.id}"]`)).toHaveCount(0);

  await page.goto(`${server.url}/#/t/${first.id}`);
  await mute(); // heard again
  const last = await ada.invite();
  await expect.poll(heard).toEqual([first.id, second.id, last.id]);
  await Promise.all([context, ada.context, cid.context].map((one) => one.close()));
  service.stop();
});
