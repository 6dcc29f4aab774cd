/** The home page says what it is, shows its doors whole, and leads everywhere once; the page about the games. */
import { violations } from "./support/axe.ts";
import { arrive } from "./support/people.ts";
import { expect, test } from "./support/test.ts";

for (const [width, height] of [
  [360, 640],
  [390, 844],
  [1280, 800],
] as const)
  test(`doors are whole and filled at ${width} × ${height}`, async ({ context, page, server }) => {
    await page.setViewportSize({ width, height });
    await arrive(context, server.url, "Ada", { language: "ru" });
    await page.goto(server.url);
    const doors = page.locator(".door");
    await expect(doors).toHaveCount(2);
    for (const door of await doors.all()) {
      const seen = await door.evaluate((one) => {
        const box = one.getBoundingClientRect();
        const name = one.querySelector<HTMLElement>(".door-name")!;
        const picture = one.querySelector(".door-picture")!.getBoundingClientRect();
        return {
          top: box.top,
          bottom: box.bottom,
          below: name.getBoundingClientRect().bottom - box.bottom,
          cut: name.scrollHeight - name.clientHeight,
          shape: picture.height / picture.width,
        };
      });
      expect(seen.top).toBeGreaterThan(0);
      expect(seen.bottom).toBeLessThan(height);
      expect(seen.below).toBeLessThanOrEqual(0);
      expect(seen.cut).toBeLessThanOrEqual(0);
      // the picture is 150 × 216: a taller place would be half empty, a lower one would show small birds
      expect(seen.shape).toBeLessThan(1.6);
      expect(seen.shape).toBeGreaterThan(0.6);
    }
  });

test("home says what this is, and no two links lead to the same place", async ({ page, server }) => {
  await page.goto(server.url);
  await expect(page.locator(".tag")).toHaveText(
    "Two bird games for table and screen: play, learn, keep score",
  );
  await expect(page.locator('[data-act="door-birdie"]')).toContainText("Gather cards, lay a line");
  const places = await page
    .locator("main a")
    .evaluateAll((list) => list.map((one) => one.getAttribute("href")));
  expect(places.length).toBeGreaterThan(5);
  expect(new Set(places).size).toBe(places.length);
});

test("the foot of the home page leads to whose games these are", async ({ context, page, server }) => {
  await arrive(context, server.url, "Ada");
  await page.goto(server.url);
  await page.locator('[data-act="about"]').click();
  await expect(page.locator("h1")).toContainText("About Voliera");
  for (const name of [
    "David Spada",
    "Pierpaolo Paoletti",
    "GateOnGames",
    "Cranio Creations",
    "MIT",
    "Apache",
  ])
    await expect(page.locator("main")).toContainText(name);
  expect(await violations(page)).toEqual([]);
});
