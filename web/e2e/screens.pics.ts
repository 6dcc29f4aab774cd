/**
 * Every screen, on phones upright and on their side, at 200 % zoom, on a tablet and on a desktop, light and dark, in four
 * languages, and contact sheets to look at them all at once.
 *
 * `ONLY=birdie-turn-4,home` takes a few of them; `LANGS=ru` fewer languages.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { test } from "@playwright/test";
import { LANGUAGES, SCREENS, serveGallery, show, SITUATIONS, THEMES, wear } from "./support/gallery.ts";

const FOLDER = resolve(import.meta.dirname, "../pictures");
const SIZES = {
  phone: { width: 360, height: 640 },
  landscape: { width: 844, height: 390 },
  zoomed: { width: 720, height: 450 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1280, height: 800 },
} as const;
const only = process.env["ONLY"]?.split(",");
const names = ([...SCREENS, ...SITUATIONS] as string[]).filter((name) => !only || only.includes(name));
const languages = LANGUAGES.filter(
  (one) => !process.env["LANGS"] || process.env["LANGS"].split(",").includes(one),
);

let gallery: Awaited<ReturnType<typeof serveGallery>>;
test.beforeAll(async () => {
  gallery = await serveGallery();
  mkdirSync(FOLDER, { recursive: true });
});
test.afterAll(() => gallery.close());

for (const [size, viewport] of Object.entries(SIZES)) {
  for (const language of languages) {
    test(`${size} ${language}`, async ({ browser }) => {
      const page = await browser.newPage({ viewport, hasTouch: size !== "desktop" });
      const taken: string[] = [];
      for (const theme of THEMES) {
        for (const name of names) {
          await show(page, gallery.url, name);
          await wear(page, language, theme);
          await page.waitForTimeout(120);
          const file = `${name}.${size}.${theme}.${language}.png`;
          await page.screenshot({ path: join(FOLDER, file) });
          taken.push(file);
        }
      }
      const html = join(FOLDER, `sheet.${size}.${language}.html`);
      writeFileSync(html, sheet(`${size} ${language}`, taken, viewport.width));
      await page.setViewportSize({ width: 1500, height: 1000 });
      await page.goto(`file://${html}`);
      await page.screenshot({ path: html.replace(/html$/, "png"), fullPage: true });
      await page.close();
    });
  }
}

/** One page with all pictures of a kind, small, with their names. */
function sheet(title: string, files: string[], width: number): string {
  const shown = width < 600 ? 180 : 296; // a picture of a page has its limits: 16,384 px
  const figures = files.map(
    (file) => `<figure><img src="${file}" width="${shown}"><figcaption>${file}</figcaption></figure>`,
  );
  const style =
    "body{font:12px sans-serif;display:flex;flex-wrap:wrap;gap:8px}figure{margin:0}figcaption{max-width:180px}";
  return `<!doctype html><meta charset="utf-8"><title>${title}</title><style>${style}</style>${figures.join("")}`;
}
