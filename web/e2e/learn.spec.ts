/** The tutorials, learnt by hand: both of them in four languages, by touch and mouse, by keyboard, without a network. */
import type { BrowserContext, Page } from "@playwright/test";
import { violations } from "./support/axe.ts";
import { Hands } from "./support/hands.ts";
import { arrive, type Chosen } from "./support/people.ts";
import { expect, type Home, test, watch } from "./support/test.ts";

const NEXT = '.lesson-foot [data-act="on"], [data-next], .final-count .button.primary';
const MOST_TAPS = 60;
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true };
const WIDE = { viewport: { width: 1280, height: 800 } };

/** What some steps show besides the table, and how many of it. */
const SHOWN: Record<string, [string, number]> = {
  board: [".box.pass", 2],
  birds: [".card[data-card]", 4],
  tiles: [".bonus-picture", 5],
  shells: [".egg-line", 2],
  variants: [".variant-picture", 2],
};

async function open(context: BrowserContext, server: Home, chosen: Chosen, path: string): Promise<Page> {
  await arrive(context, server.url, "Ada", chosen);
  const page = await context.newPage();
  await page.goto(`${server.url}/#/learn/${path}`);
  await page.locator(".lesson").waitFor();
  return page;
}

/** The step that is learnt, as its class says. */
const step = async (page: Page) =>
  ((await page.locator(".lesson").getAttribute("class")) ?? "").match(/ step-([\w-]+)/)?.[1];

/** Do what the finger points at, or go on where there is only something to see, until the lesson is over. */
async function learn(
  page: Page,
  seen: (name: string) => Promise<unknown> = async () => null,
): Promise<string[]> {
  const steps: string[] = [];
  const over = page.locator(".lesson-done");
  for (let taps = 0; taps < MOST_TAPS; taps += 1) {
    await page.locator(NEXT).or(over).first().waitFor();
    if (await over.isVisible()) return steps;
    const name = (await step(page))!;
    if (steps.at(-1) !== name) {
      steps.push(name);
      if (name in SHOWN)
        await expect(page.locator(`.exhibit ${SHOWN[name]![0]}`)).toHaveCount(SHOWN[name]![1]);
      await seen(name);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), name).toBe(0);
    }
    await page.locator(NEXT).first().click();
  }
  throw new Error(`the lesson does not end; it stands at ${steps.at(-1)}`);
}

async function axe(page: Page, what: string): Promise<void> {
  expect(await violations(page), what).toEqual([]);
}

const LOOKED_AT: Record<string, string[]> = {
  birdie: ["cut"],
  bower: ["place", "target"],
};
const looking = (page: Page, game: string | null) => async (name: string) => {
  if (game && LOOKED_AT[game]!.includes(name)) await axe(page, `${game} ${name}`);
};

/** One language, in which the second lesson is learnt without a network; with `ALL=1` all four, in four looks (make campaign-web). */
const ALL = !!process.env["ALL"];
for (const [language, theme, look] of [
  ["en", "light", WIDE],
  ["it", "dark", PHONE],
  ["es", "dark", WIDE],
  ["ru", "light", PHONE],
] as const) {
  if (!ALL && language !== "ru") continue;
  test(`${ALL ? "both lessons" : "a lesson"} from beginning to end in ${language}`, async ({
    browser,
    server,
  }) => {
    const context = await browser.newContext(look);
    const troubles = watch(context, server.url);
    const page = await open(context, server, { language, theme }, "birdie");
    const birds = await learn(page, looking(page, language === "ru" ? "birdie" : null));
    expect(birds).toHaveLength(15);
    expect([birds[0], birds.at(-1)]).toEqual(["welcome", "expert"]);
    await page.locator('[data-act="other"]').click();
    await page.locator(".lesson.bower").waitFor();
    if (ALL) expect(await learn(page)).toHaveLength(15);
    expect(troubles.list).toEqual([]);
    await context.close();
  });
}

test("a lesson is left and taken up again, with a wrong tap, help, and another language", async ({
  context,
  page,
  server,
}) => {
  await arrive(context, server.url, "Ada");
  await page.goto(`${server.url}/#/learn`);
  await page.locator('[data-act="learn-birdie"]').click();
  const on = page.locator('[data-act="on"]');
  await on.click();
  await on.click();
  expect(await step(page)).toBe("take");
  // another card, and a button that is not meant: a friendly word, and nothing happens
  await page.locator('[data-card="pigeon-spring"]').click({ force: true });
  await expect(page.locator(".nudge")).toBeVisible();
  await page.locator('[data-act="pass"]').click();
  await expect(page.locator(".nudge")).toBeVisible();
  await expect(page.locator(".trouble, [role=alert]:not(:empty)")).toHaveCount(0);
  expect(await step(page)).toBe("take");
  await page.locator('[data-act="show"]').click();
  await expect(page.locator(".lesson.step-others")).toBeVisible();
  await on.click();
  await page.reload();
  await expect(page.locator(".lesson.step-lay")).toBeVisible();
  // the language changes in the middle of the step
  await page.locator('.lesson-bar [data-act="settings"]').click();
  await page.locator("dialog [value=ru], dialog [data-language=ru], dialog >> text=Русский").first().click();
  await expect(page.locator(".lesson-bar .turn")).toContainText("Шаг 5 из 15");
  await page.keyboard.press("Escape");
  await page.locator('[data-act="earlier"]').click();
  expect(await step(page)).toBe("others");
  await page.locator('[data-act="later"]').click();
  expect(await step(page)).toBe("lay");
  // a game at once, when everything was learnt
  for (let i = 5; i <= 15; i += 1) await page.locator('[data-act="later"]').click();
  await page.locator('.lesson-done [data-act="play"]').click();
  await expect(page).toHaveURL(/#\/t\//);
  await page.locator("[data-from=display]").first().waitFor();
});

test("by keyboard alone", async ({ context, server }) => {
  const page = await open(context, server, {}, "birdie");
  const hands = new Hands(page, "keyboard");
  for (let taps = 0; taps < MOST_TAPS; taps += 1) {
    const over = page.locator(".lesson-done");
    await page.locator(NEXT).or(over).first().waitFor();
    if (await over.isVisible()) return;
    await hands.press(page.locator(NEXT));
  }
  throw new Error("the lesson does not end");
});

test("without a network, once it is there", async ({ browser, server }) => {
  const context = await browser.newContext(PHONE);
  const troubles = watch(context, server.url);
  troubles.allow(/ERR_INTERNET_DISCONNECTED/);
  const page = await open(context, server, { language: "ru" }, "bower");
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  expect(await learn(page, looking(page, "bower"))).toHaveLength(15);
  await page.locator('[data-act="play"]').click();
  await expect(page.locator(".trouble")).toBeVisible();
  expect(troubles.list).toEqual([]);
  await context.close();
});
