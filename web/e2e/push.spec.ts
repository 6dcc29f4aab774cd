/** It is your turn: asked for at a good moment, told by the server, shown by the worker, and a tap leads to the table. */
import type { Page } from "@playwright/test";
import { arrive, makeTable, openTable, playTurn, truth } from "./support/people.ts";
import { deliver, noteShown, PushService, subscribesTo, tapLast, type WorkerScope } from "./support/push.ts";
import { Server } from "./support/server.ts";
import { expect, test } from "./support/test.ts";

test.use({ serviceWorkers: "allow", permissions: ["notifications"] });

const DAYS = { clock: { kind: "days", days: 3 } } as const;
const WISH = { game: "birdie", seats: [{ kind: "me" }, { kind: "free" }], settings: DAYS } as const;
const act = (page: Page, name: string) => page.locator(`[data-act="${name}"]`).first();

test("a turn at a table by days becomes a note on the device, in its language", async ({ browser }) => {
  const server = await Server.start({ VOLIERA_PRIVATE_ADDRESSES: "1" });
  const service = new PushService();
  await service.start();
  const [mine, theirs] = [
    await browser.newContext({ serviceWorkers: "allow", permissions: ["notifications"] }),
    await browser.newContext(),
  ];
  try {
    await arrive(mine, server.url, "Ada", { language: "it" });
    await arrive(theirs, server.url, "Marta");
    await subscribesTo(mine, service);
    // whoever is there when a turn begins is not told of it, so the other one begins
    let id = "";
    for (;;) {
      ({ id } = await makeTable(mine, server.url, { ...WISH, seats: [...WISH.seats] }));
      const link = await mine.request.post(`${server.url}/api/tables/${id}/links`, {
        data: { kind: "invite" },
      });
      const { token } = (await link.json()) as { token: string };
      await theirs.request.post(`${server.url}/api/links/exchange`, { data: { token } });
      if ((await truth(theirs.request, server.url, id)).legal?.length) break;
      const leave = { type: "leave", id: "leave" };
      await mine.request.post(`${server.url}/api/tables/${id}/send`, { data: leave });
    }
    const page = await mine.newPage();
    await openTable(page, server.url, id);
    await act(page, "menu").waitFor();
    await expect(page.locator("[data-ask]")).toHaveCount(0);

    // at the first visit nobody is asked
    await act(page, "menu").click();
    await act(page, "home").click();
    await expect(page).toHaveURL(/#\/$/);

    // later whoever goes away from others is asked, and asked once
    await page.evaluate(() => localStorage.setItem("voliera.first-visit", String(Date.now() - 86_400_000)));
    await openTable(page, server.url, id);
    await act(page, "menu").click();
    await act(page, "home").click();
    await act(page, "notify-yes").click();
    await expect(page).toHaveURL(/#\/$/);
    const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem("voliera.push") ?? "{}"));
    await expect.poll(async () => (await kept()).device).toMatch(/^[0-9a-f]{64}$/);

    await playTurn(theirs.request, server.url, id); // then it is Ada's turn
    await expect.poll(() => service.bodies.length).toBe(1);
    const text = service.read(service.bodies[0]!);
    expect(JSON.parse(text)).toEqual({
      title: "Birdie: tocca a te",
      body: "con Marta · round 1",
      lang: "it",
      table: id,
      waiting: 1,
    });

    // the worker shows it, and a tap leads to the table
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const worker = mine.serviceWorkers()[0]!;
    await worker.evaluate(noteShown);
    await deliver(page, text);
    const shown = () => worker.evaluate(() => (globalThis as WorkerScope).shown);
    await expect
      .poll(shown)
      .toMatchObject([{ title: "Birdie: tocca a te", body: "con Marta · round 1", lang: "it", tag: id }]);
    expect(await worker.evaluate(() => (globalThis as WorkerScope).badge)).toBe(1);
    await worker.evaluate(tapLast);
    await expect(page).toHaveURL(new RegExp(`#/t/${id}$`));
    expect(await shown()).toEqual([]);
  } finally {
    await Promise.all([mine.close(), theirs.close()]);
    service.stop();
    await server.stop();
  }
});

test("settings turn it on at the first visit, for whoever uses the device, and off", async ({
  context,
  page,
  server,
}) => {
  const told: string[] = [];
  const asked: string[] = [];
  await page.exposeFunction("noteAsked", () => asked.push("asked"));
  await context.addInitScript(() => {
    const before = Notification.requestPermission.bind(Notification);
    Notification.requestPermission = () => {
      (globalThis as typeof globalThis & { noteAsked(): void }).noteAsked();
      return before();
    };
  });
  const service = new PushService();
  await service.start();
  await subscribesTo(context, service);
  await context.route("**/api/push", (route) => {
    if (route.request().method() !== "POST") return route.continue();
    told.push(route.request().postData() ?? "");
    return route.fulfill({ status: 201, json: { device: "a".repeat(64) } });
  });
  await context.route("**/api/push/*", (route) => route.fulfill({ status: 204 }));
  await page.goto(server.url);
  await act(page, "play").click();
  await expect(page).toHaveURL(/#\/t\//);
  await act(page, "menu").click();
  await act(page, "home").click();
  await expect(page).toHaveURL(/#\/$/);
  expect(asked).toEqual([]);
  await act(page, "settings").click();
  const notify = page.getByRole("switch", { name: "Tell me when it is my turn" });
  await expect(notify).not.toBeChecked();
  await page.locator('[data-switch="notify"]').click();
  await expect(notify).toBeChecked();
  expect(asked).toEqual(["asked"]);
  await expect.poll(() => told.length).toBe(1);

  // somebody else takes the device over by a code: it hears their turns from now on
  const other = await context.browser()!.newContext();
  await arrive(other, server.url, "Marta");
  const { code } = (await (
    await other.request.post(`${server.url}/api/session/code`, { data: {} })
  ).json()) as {
    code: string;
  };
  await page.goto(`${server.url}/#/device/${code}`);
  await act(page, "claim").click();
  await expect.poll(() => told.length).toBe(2);
  await other.close();
  await act(page, "settings").click();
  await page.locator('[data-switch="notify"]').click();
  await expect(notify).not.toBeChecked();
  service.stop();
});

test("a switch that the browser does not let anybody turn on stays off", async ({
  context,
  page,
  server,
}) => {
  await context.addInitScript(() => {
    Object.defineProperty(Notification, "permission", { get: () => "default" });
    Notification.requestPermission = () => Promise.resolve("default"); // closed without an answer
  });
  await page.goto(server.url);
  await act(page, "settings").click();
  const notify = page.getByRole("switch", { name: "Tell me when it is my turn" });
  await page.locator('[data-switch="notify"]').click();
  await expect(notify).not.toBeChecked();
  await expect(notify).toBeEnabled();
});

test("when one's own turn is done, one tap leads to the next table that waits", async ({
  context,
  page,
  server,
}) => {
  await arrive(context, server.url, "Ada");
  const other = await context.browser()!.newContext();
  await arrive(other, server.url, "Marta");
  const tables: string[] = [];
  for (const game of ["birdie", "bower"]) {
    const { id } = await makeTable(context, server.url, { ...WISH, game, seats: [...WISH.seats] });
    const link = await context.request.post(`${server.url}/api/tables/${id}/links`, {
      data: { kind: "invite" },
    });
    const { token } = (await link.json()) as { token: string };
    await other.request.post(`${server.url}/api/links/exchange`, { data: { token } });
    tables.push(id);
  }
  const [here, there] = tables as [string, string];
  await playTurn(context.request, server.url, here);
  await playTurn(other.request, server.url, there);
  await page.goto(server.url);
  await expect(page.locator("#my-tables")).toHaveText("Waiting for you");
  await expect(page.locator(".table-row.your-turn small")).toContainText("days left");
  await openTable(page, server.url, here);
  await act(page, "next-table").click();
  await expect(page).toHaveURL(new RegExp(`#/t/${there}$`));
  await other.close();
});
