/** The drawings of link previews, without words: the share card of each game, for `voliera/server/sharing_card.py`. */
import { resolve } from "node:path";
import { test } from "./support/gallery.ts";

const FOLDER = resolve(import.meta.dirname, "../../src/voliera/server/pages/share");

/** In the page: leave out what is written on the card, and show it in its own size. */
function bare(): void {
  const card = document.querySelector<SVGSVGElement>(".share-card")!;
  const written = 'text, .score, g[transform], g[style], rect[fill="#fff"], rect[y="510"]';
  for (const one of card.querySelectorAll<SVGElement>(written))
    if (one.parentNode === card || one.matches("text")) one.style.display = "none";
  const size = { maxWidth: "none", maxHeight: "none", width: "1200px", height: "630px" };
  Object.assign(card.style, { ...size, position: "fixed", inset: "0", zIndex: "9" });
  Object.assign(card.closest("dialog")!.style, { ...size, margin: "0", border: "0", borderRadius: "0" });
}

for (const game of ["birdie", "bower"])
  test(`the card of ${game}`, async ({ page, gallery: { url } }) => {
    await page.setViewportSize({ width: 1200, height: 630 });
    await page.goto(`${url}#${game}-results-share`);
    await page.locator(".share-card").waitFor();
    await page.evaluate(bare);
    await page.screenshot({ path: resolve(FOLDER, `${game}.png`) });
  });
