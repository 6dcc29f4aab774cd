/** The small picture of each statement, for the rules of the documentation site: `make rule-pictures`. */
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { test } from "@playwright/test";
import { serveGallery, show, wear } from "./support/gallery.ts";

const FOLDER = resolve(import.meta.dirname, "../pictures/rules");

let gallery: Awaited<ReturnType<typeof serveGallery>>;
test.beforeAll(async () => {
  gallery = await serveGallery();
  mkdirSync(FOLDER, { recursive: true });
});
test.afterAll(() => gallery.close());

for (const screen of ["rules", "rules-bower"]) {
  test(screen, async ({ browser }) => {
    const page = await browser.newPage({ viewport: { width: 820, height: 1180 }, deviceScaleFactor: 2 });
    await show(page, gallery.url, screen);
    await wear(page, "en", "light");
    for (const statement of await page.locator("li[data-statement]").all()) {
      const picture = statement.locator(".rule-picture");
      if ((await picture.count()) === 0 || (await picture.locator("*").count()) === 0) continue;
      const number = await statement.getAttribute("data-statement");
      await statement.locator(".statement-text").evaluate((text) => (text.style.display = "none"));
      await picture.evaluate(
        (shown) => (shown.style.cssText = "padding: 12px; width: max-content; max-width: 420px"),
      );
      await picture.screenshot({ path: join(FOLDER, `${number}.png`) });
    }
    await page.close();
  });
}
