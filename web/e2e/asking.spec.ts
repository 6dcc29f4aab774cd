/** What is asked and offered beside a game looks well and can be used by everybody: notifications, channel, company. */
import type { BrowserContext, Page } from "@playwright/test";
import { violations } from "./support/axe.ts";
import { leaving, small, torn } from "./support/measure.ts";
import { arrive, makeTable, openTable, playTurn, type Speaking } from "./support/people.ts";
import { expect, test } from "./support/test.ts";

type Screen = [width: number, height: number, Speaking, "light" | "dark"];
const SCREENS: Screen[] = [[320, 568, "ru", "dark"]];
/** Further ones with `ALL=1` (make campaign-web). */
const MORE: Screen[] = [
  [360, 640, "ru", "dark"],
  [640, 360, "en", "light"],
  [360, 640, "en", "light"],
  [320, 568, "it", "light"],
  [320, 568, "es", "dark"],
  [844, 390, "ru", "dark"],
  [640, 360, "ru", "dark"],
  [820, 1180, "en", "dark"],
  [820, 1180, "ru", "light"],
  [1440, 900, "en", "light"],
  [1440, 900, "ru", "dark"],
];
/** As long as names can be. */
const LONG_NAME = "Bartholomäus-Maximiliana";
const WISH = {
  game: "birdie",
  seats: [{ kind: "me" }, { kind: "free" }],
  settings: { clock: { kind: "days", days: 3 } },
} as const;

/** A table at which it is the first one's turn. */
async function tableOfTwo(ada: BrowserContext, bo: BrowserContext, home: string): Promise<string> {
  const { id } = await makeTable(ada, home, { ...WISH, seats: [...WISH.seats] });
  const link = await ada.request.post(`${home}/api/tables/${id}/links`, { data: { kind: "invite" } });
  const { token } = (await link.json()) as { token: string };
  expect((await bo.request.post(`${home}/api/links/exchange`, { data: { token } })).ok()).toBe(true);
  await playTurn(bo.request, home, id);
  return id;
}

/** What is wrong with what is shown: to eyes, fingers and readers. */
async function wrong(page: Page): Promise<string[]> {
  return [
    ...(await violations(page)),
    ...(await leaving(page)),
    ...(await small(page)),
    ...(await torn(page)),
  ];
}

for (const [width, height, language, theme] of process.env["ALL"] ? [...SCREENS, ...MORE] : SCREENS)
  test(`questions beside a game fit ${width} × ${height} in ${language}, ${theme}`, async ({
    browser,
    server,
  }) => {
    const home = server.url;
    const [ada, bo] = [
      await browser.newContext({ viewport: { width, height }, hasTouch: width < 1000 }),
      await browser.newContext(),
    ];
    await arrive(ada, home, "Ada", { language, theme });
    await arrive(bo, home, LONG_NAME);
    await ada.addInitScript(() => {
      // without a window Chromium calls permissions denied; nobody is asked at the first visit
      Object.defineProperty(Notification, "permission", { get: () => "default" });
      localStorage.setItem("voliera.first-visit", "0");
    });
    const [here] = [await tableOfTwo(ada, bo, home), await tableOfTwo(ada, bo, home)];
    const page = await ada.newPage();
    const act = (name: string) => page.locator(`[data-act="${name}"]`).first();
    const shows = async (what: string) => {
      const folder = process.env["SHOTS"];
      if (folder)
        await page.screenshot({ path: `${folder}/${what}-${width}x${height}-${language}-${theme}.png` });
      expect(await wrong(page), what).toEqual([]);
    };
    await openTable(page, home, here);
    await act("menu").waitFor();
    await playTurn(ada.request, home, here);
    await expect(page.locator('[data-ask="notify"]')).toBeVisible();
    await shows("panel");

    await act("menu").click();
    await act("about").click();
    await act("about").evaluate((one) => one.closest("li")!.scrollIntoView({ block: "center" }));
    if (process.env["SHOTS"]) await shows("company"); // company.spec.ts looks at it as well
    await act("mute").click();
    await act("report").click();
    await shows("report");
    await expect(page.locator("[data-company] [role=status]")).toBeEmpty();
    await act("report-back").click();
    await act("webhook").click();
    await expect(page.locator('[data-field="webhook"]')).toBeVisible();
    await shows("webhook");
    await page.locator('[data-field="webhook"]').fill("channel");
    await act("webhook-set").click();
    const told = page.locator("dialog [role=status]");
    await expect(told).toContainText("https://");
    await expect(page.locator('[data-field="webhook"]')).toHaveAttribute("aria-invalid", "true");
    await shows("webhook-refused");
    await page.keyboard.press("Escape");
    await act("menu").click();
    await act("resign").click();
    await expect(act("resign-yes")).toBeVisible();
    await shows("resign");
    await page.keyboard.press("Escape");
    await act("menu").click();
    await act("home").click();
    await expect(act("notify-no")).toBeVisible();
    await shows("ask");
    await page.keyboard.press("Escape");
    const next = page.locator("[data-next]");
    await expect(next).toBeAttached(); // it waits until the question is answered
    await expect(next).toBeHidden();
    await page.locator("[data-ask] .icon-button").click();
    await expect(next).toBeVisible();
    await shows("next");
    await act("menu").click();
    await act("about").click();
    await act("block").click();
    await expect(page.locator("[data-company] [role=status]")).not.toBeEmpty();
    await shows("blocked");
    await act("settings").click();
    await expect(act("unblock")).toBeVisible();
    await shows("settings");
    await page.locator("dialog").evaluate((one) => one.scrollTo(0, one.scrollHeight));
    await expect(page.locator("dialog header")).toBeInViewport({ ratio: 1 }); // to close it from anywhere
    await ada.close();
    await bo.close();
  });

test("a chat on a phone on its side shows lines and what is written at once", async ({ browser, server }) => {
  const [ada, bo] = [
    await browser.newContext({ viewport: { width: 844, height: 390 }, hasTouch: true }),
    await browser.newContext(),
  ];
  await arrive(ada, server.url, "Ada");
  await arrive(bo, server.url, LONG_NAME);
  const id = await tableOfTwo(ada, bo, server.url);
  const page = await ada.newPage();
  await openTable(page, server.url, id);
  await page.locator('header [data-act="chat"]').click();
  await expect(page.locator('[data-act="say"]')).toBeInViewport({ ratio: 1 });
  await ada.close();
  await bo.close();
});

test("the offer to let a bot play leaves a long name whole", async ({ browser, server }) => {
  const [ada, bo] = [
    await browser.newContext({ viewport: { width: 320, height: 568 }, hasTouch: true }),
    await browser.newContext(),
  ];
  await arrive(ada, server.url, "Ada", { language: "es" });
  await arrive(bo, server.url, LONG_NAME);
  const { id } = await makeTable(ada, server.url, { game: "birdie", seats: [...WISH.seats] });
  const link = await ada.request.post(`${server.url}/api/tables/${id}/links`, { data: { kind: "invite" } });
  const { token } = (await link.json()) as { token: string };
  await bo.request.post(`${server.url}/api/links/exchange`, { data: { token } });
  await playTurn(ada.request, server.url, id);
  const page = await ada.newPage();
  await page.clock.install();
  await openTable(page, server.url, id);
  const moon = page.locator(".opponent .state-mark").first();
  await expect(moon).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(page.locator("[data-away]")).toBeVisible();
  expect(await wrong(page)).toEqual([]);
  await ada.close();
  await bo.close();
});
