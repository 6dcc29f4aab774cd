/**
 * What axe finds on a page. Its script is put in once for each document, and the sprites (a thousand elements that are
 * never shown themselves) are taken out while it looks: both were most of what it cost.
 */
import axe from "axe-core";
import type { Page } from "@playwright/test";

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** Everything that is wrong, each with the first places; `without` names what is not looked at. */
export async function violations(page: Page, without: string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(async (exclude) => {
    const sprites = [...document.querySelectorAll("svg.sprite")];
    for (const one of sprites) one.remove();
    const { violations: found } = await window.axe!.run(
      { include: [["html"]], exclude: exclude.map((one) => [one]) },
      { resultTypes: ["violations"] },
    );
    document.body.prepend(...sprites);
    return found.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(" ")).slice(0, 3)}`);
  }, without);
}
