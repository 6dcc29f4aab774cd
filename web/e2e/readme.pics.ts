/** The pictures of the README: `make readme-pictures`. */
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { test } from "@playwright/test";
import { serveGallery, show, wear } from "./support/gallery.ts";

const FOLDER = resolve(import.meta.dirname, "../pictures/readme");
const PHONE = { width: 360, height: 640 };
const WIDE = { width: 1280, height: 800 };

/** File: what the gallery shows, how large, in which light. */
const PICTURES = {
  home: ["home", PHONE, "light"],
  birdie: ["birdie-turn-4", PHONE, "dark"],
  bower: ["bower-play", PHONE, "light"],
  bonus: ["bower-keep", PHONE, "dark"],
  table: ["birdie-turn-4", WIDE, "light"],
  learn: ["learn-birdie", PHONE, "light"],
  sheet: ["sheet-birdie-line", PHONE, "light"],
  puzzle: ["puzzle-right", PHONE, "light"],
  rules: ["rules", PHONE, "dark"],
  replay: ["replay-birdie", WIDE, "light"],
} as const;

let gallery: Awaited<ReturnType<typeof serveGallery>>;
test.beforeAll(async () => {
  gallery = await serveGallery();
  mkdirSync(FOLDER, { recursive: true });
});
test.afterAll(() => gallery.close());

for (const [file, [name, viewport, theme]] of Object.entries(PICTURES)) {
  test(file, async ({ browser }) => {
    const page = await browser.newPage({ viewport, serviceWorkers: "block" });
    await show(page, gallery.url, name);
    await wear(page, "en", theme);
    await page.screenshot({ path: join(FOLDER, `${file}.png`), animations: "disabled" });
    await page.close();
  });
}
