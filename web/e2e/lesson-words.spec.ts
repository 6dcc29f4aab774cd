/** What the teacher says in a lesson follows what the learner has done, and the finger hides nothing. */
import type { Page } from "@playwright/test";
import { arrive } from "./support/people.ts";
import { expect, test } from "./support/test.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const task = (page: Page) => page.locator(".say .task b");
const nudge = (page: Page) => page.locator(".say .nudge");

test("the task of the tray follows the tray, and so does the word about a wrong order", async ({
  context,
  page,
  server,
}) => {
  await arrive(context, server.url, "Ada");
  await context.addInitScript(() =>
    localStorage.setItem("voliera.learn", JSON.stringify({ birdie: { step: "order", done: false } })),
  );
  await page.goto(`${server.url}/#/learn/birdie`);
  await page.locator(".lesson.step-order").waitFor();
  const card = (from: string, name: string) =>
    page.locator(`[data-from=${from}][data-card="${name}"]`).first();
  await expect(task(page)).toContainText("Tap the owl and the pigeon");
  // the pigeon first: it would lie at the bottom
  await card("display", "pigeon-summer").tap();
  await card("display", "owl-winter").tap();
  await page.locator("[data-act=lay]").tap();
  await expect(task(page)).toHaveText("Now tap the owl in your hand");
  await card("hand", "owl-winter").tap();
  await expect(task(page)).toContainText("The pigeon goes on top");
  await page.locator("[data-act=done]").tap();
  await expect(nudge(page)).toContainText("From the bottom up: owl, owl, pigeon");
  for (const at of [1, 2]) {
    await page.locator(`[data-from=tray][data-at="${at}"]`).tap();
    await page.locator("[data-act=down]").tap();
  }
  await expect(task(page)).toHaveText("Now “Lay down”");
  await expect(nudge(page)).toHaveCount(0);
  await page.locator("[data-act=done]").tap();
  await expect(page.locator(".lesson.step-pass")).toBeVisible();
});

test("the finger covers almost nothing of what it points at", async ({ context, page, server }) => {
  await arrive(context, server.url, "Ada");
  await context.addInitScript(() =>
    localStorage.setItem("voliera.learn", JSON.stringify({ bower: { step: "take", done: false } })),
  );
  await page.goto(`${server.url}/#/learn/bower`);
  await page.locator(".lesson.step-take").waitFor();
  await expect(page.locator("[data-next][data-display]")).toBeVisible();
  const covered = () =>
    page.evaluate(() => {
      const [finger, thing] = [".tap-here", "[data-next]"].map((one) =>
        document.querySelector(one)!.getBoundingClientRect(),
      );
      return Math.min(finger!.bottom, thing!.bottom) - Math.max(finger!.top, thing!.top);
    });
  await expect.poll(covered).toBeLessThan(10);
});
