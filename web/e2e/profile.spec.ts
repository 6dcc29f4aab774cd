/** A self without an account: the profile of somebody with games, passkeys with a virtual authenticator, deletion. */
import type { BrowserContext, Page } from "@playwright/test";
import { violations } from "./support/axe.ts";
import { torn } from "./support/measure.ts";
import { arrive, makeTable, truth, withBot } from "./support/people.ts";
import { expect, test } from "./support/test.ts";

/** Play games to their ends against the weakest bot: the person resigns at once, or plays on. */
async function playGames(context: BrowserContext, home: string, count: number): Promise<string[]> {
  const tables: string[] = [];
  for (let i = 0; i < count; i += 1) {
    const { id } = await makeTable(context, home, {
      game: i % 2 ? "birdie" : "bower",
      seats: [{ kind: "me" }, { kind: "bot", bot: "random" }],
    });
    const data = { type: "resign", id: `resign-${i}` };
    expect((await context.request.post(`${home}/api/tables/${id}/send`, { data })).ok()).toBe(true);
    expect((await truth(context.request, home, id)).table.status).toBe("over");
    tables.push(id);
  }
  return tables;
}

const sideways = (page: Page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));

test("a profile shows games, rivals and wires, and finds a game again", async ({ context, page, server }) => {
  await arrive(context, server.url, "Ada", { language: "en" });
  const tables = await playGames(context, server.url, 3);
  await page.addInitScript(() => {
    if (location.protocol === "about:") return;
    localStorage.setItem(
      "voliera.learn",
      '{"birdie":{"step":"","done":true},"bower":{"step":"","done":true}}',
    );
  });
  await page.goto(server.url);
  await expect(page.locator('[data-act="wire"]')).toContainText("1 bird");
  await page.locator('[data-act="profile"]').click();
  await expect(page.locator("h1")).toContainText("3 games");
  await expect(page.locator('[data-streak="days"] b')).toHaveText("1");
  await expect(page.locator("[data-bird]")).toHaveCount(16);
  await expect(page.locator('[data-bird="lessons"]')).toHaveAttribute("data-earned", "true");
  await expect(page.locator('[data-bird="first-win"]')).toHaveAttribute("data-earned", "false");
  await expect(page.locator('[data-part="duels"]')).toContainText("Sparrow");
  await expect(page.locator('[data-variant="bower-standard"] td').first()).toHaveText("2");
  await expect(page.locator("[data-game]")).toHaveCount(3);
  await page.locator('[data-act="search"]').fill("sparr");
  await page.locator('[data-act="game"]').selectOption("birdie");
  await expect(page.locator("[data-game]")).toHaveCount(1);
  await page.locator('[data-act="outcome"]').selectOption("won");
  await expect(page.locator('[data-part="history"]')).toContainText("No game fits.");
  await page.locator('[data-act="outcome"]').selectOption("lost");
  await page.locator(`[data-game="${tables[1]}"]`).click();
  await expect(page).toHaveURL(new RegExp(`#/replay/${tables[1]}`));

  await page.goto(`${server.url}/#/profile`);
  await page.locator('[data-act="choose"]').click();
  await page.locator('[role="radio"][data-bird="owl"]').click();
  await expect(page.locator('.hero-wire use[href="#bird-owl"]')).toBeAttached();
  await page.locator('dialog [data-choice="winter"]').click();
  await page.keyboard.press("Escape");
  await page.goto(server.url);
  await expect(page.locator('[data-act="profile"] [data-plumage="owl-winter"]')).toBeVisible();

  const { id } = await makeTable(context, server.url, withBot("bower"));
  await page.goto(`${server.url}/#/t/${id}`);
  await page.locator("header.bar button").first().click();
  await expect(page.locator('dialog [data-plumage="owl-winter"]')).toBeVisible(); // as others see it
});

const LOOKS = [
  { language: "en", theme: "light", width: 1440, height: 900 },
  { language: "it", theme: "dark", width: 844, height: 390 },
  { language: "es", theme: "light", width: 844, height: 390 },
  { language: "ru", theme: "dark", width: 360, height: 640 },
] as const;
/** One of them; with `ALL=1` all four (make campaign-web). */
const ALL = !!process.env["ALL"];

for (const { language, theme, width, height } of LOOKS.filter((one) => ALL || one.language === "ru"))
  test(`nothing for axe in ${language}, ${theme}, ${width} × ${height}`, async ({
    context,
    page,
    server,
  }) => {
    await page.setViewportSize({ width, height });
    await arrive(context, server.url, "Ada", { language, theme });
    await playGames(context, server.url, 2);
    await page.goto(`${server.url}/#/profile`);
    await expect(page.locator("[data-game]")).toHaveCount(2);
    await page.locator('[data-act="come-back"]').click();
    await page.locator('[data-act="recovery"]').click();
    await expect(page.locator("[data-code]")).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(await torn(page)).toEqual([]);
    expect(await sideways(page)).toBe(0);
    await page.locator('[data-act="choose"]').click();
    await expect(page.locator("dialog[open]")).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.locator('[data-act="erase"]').click();
    await expect(page.locator('[data-act="erase-yes"]')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

test("a passkey brings the same person back on another device", async ({ browser, server }) => {
  const home = server.url.replace("127.0.0.1", "localhost"); // passkeys need a name
  const phone = await browser.newContext();
  await arrive(phone, home, "Ada");
  const page = await phone.newPage();
  const devtools = await phone.newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const options = {
    protocol: "ctap2",
    transport: "internal",
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", { options });
  await page.goto(`${home}/#/profile`);
  await page.locator('[data-act="add-passkey"]').click();
  await expect(page.locator("[data-passkey]")).toHaveCount(1);
  const { credentials } = await devtools.send("WebAuthn.getCredentials", { authenticatorId });
  expect(credentials.map(({ rpId }) => rpId)).toEqual(["localhost"]);

  await phone.clearCookies();
  await page.evaluate(() => localStorage.removeItem("voliera.somebody"));
  await page.goto("about:blank");
  await page.goto(`${home}/#/profile`);
  await expect(page.locator("h1")).not.toContainText("Ada");
  await page.locator('[data-act="come-back"]').click();
  await page.locator('[data-act="use-passkey"]').click();
  await expect(page.locator("h1")).toContainText("Ada");
  await page.locator('[data-act="remove-passkey"]').click();
  await expect(page.locator("[data-passkey]")).toHaveCount(0);

  await page.locator('[data-act="recovery"]').click();
  const code = await page.locator("[data-code]").innerText();
  const laptop = await browser.newContext();
  const other = await laptop.newPage();
  await other.goto(`${home}/#/profile`);
  await other.locator('[data-act="come-back"]').click();
  await other.locator('[data-act="code"]').fill(code.toUpperCase());
  await other.locator('[data-part="keep"] form button').click();
  await expect(other.locator("h1")).toContainText("Ada");
  await expect(other.locator("[data-code]")).not.toHaveText(code);
  await Promise.all([phone.close(), laptop.close()]);
});

test("why a recovery code does not help is said beside it", async ({ context, page, server, troubles }) => {
  troubles.allow(/404.*api\/recovery\/use/);
  await page.setViewportSize({ width: 320, height: 568 });
  await arrive(context, server.url, "Ada");
  await page.goto(`${server.url}/#/profile`);
  await page.locator('[data-act="recovery"]').click();
  await expect(page.locator("[data-code]")).toBeVisible();
  await page.locator('[data-act="come-back"]').click();
  await page.locator('[data-act="code"]').fill("abcde-fghij-klmno-pqrst-uvwxy");
  await page.locator('[data-part="keep"] form button').click();
  const trouble = page.locator('[data-part="keep"] .trouble');
  await expect(trouble).toBeInViewport({ ratio: 1 });
  await expect(trouble).toContainText("recovery code");
});

test("data is saved as a file, and erased after a clear question", async ({ context, page, server }) => {
  await arrive(context, server.url, "Ada");
  const [table] = await playGames(context, server.url, 1);
  await page.goto(`${server.url}/#/profile`);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.locator('[data-act="export"]').click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^voliera-\d{4}-\d\d-\d\d\.json$/);
  const stream = await file.createReadStream();
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  const told = JSON.parse(Buffer.concat(parts).toString()) as {
    person: { name: string };
    tables: Array<{ id: string }>;
  };
  expect(told.person.name).toBe("Ada");
  expect(told.tables.map(({ id }) => id)).toEqual([table]);

  await page.locator('[data-act="erase"]').click();
  await page.locator('[data-act="erase-yes"]').click({ force: true });
  await expect(page.locator('[data-act="erase-yes"]')).toBeVisible(); // not without the tick
  await page.locator('[data-act="sure"]').check();
  await page.locator('[data-act="erase-yes"]').click();
  await expect(page.locator(".doors")).toBeVisible();
  const visitor = await context.request.get(`${server.url}/api/visitor`);
  expect(await visitor.json()).toEqual({ session: null });
  expect((await context.request.get(`${server.url}/api/tables/${table}`)).status()).toBe(404);
});
