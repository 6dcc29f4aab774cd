/** With the network cut: a score sheet with a proved best line, the day's puzzle, and the coach, all on the device. */
import { coachFile, puzzleOfServer, scoreLine, solveToday } from "./support/alone.ts";
import { arrive } from "./support/people.ts";
import { expect, test } from "./support/test.ts";

test.use({
  serviceWorkers: "allow",
  viewport: { width: 360, height: 640 },
  hasTouch: true,
  isMobile: true,
});

const AWAY = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/;

test("sheets, puzzles and the coach need no network", async ({ page, context, server, troubles }) => {
  test.slow();
  troubles.allow(AWAY);
  const asked = await puzzleOfServer(context.request, server.url);
  await arrive(context, server.url, "Ada");
  await page.goto(server.url);
  await page.waitForFunction(async () => {
    const { active } = await navigator.serviceWorker.ready;
    return active?.state === "activated" && navigator.serviceWorker.controller !== null;
  });
  await page.reload(); // the first page asked the network for what its worker answers from now on
  await page.locator("[data-act]").first().waitFor();
  await context.setOffline(true);
  expect(await scoreLine(page, `${server.url}/`)).toBe(10);
  await coachFile(page, `${server.url}/`);
  await solveToday(page, `${server.url}/`, asked);
});
