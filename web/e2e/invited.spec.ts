/** What somebody sees who follows an invitation: a picture of the game, one sentence about it, and the way to its lesson. */
import { expect } from "@playwright/test";
import { LANGUAGES, show, test, wear } from "./support/gallery.ts";
import { leaving } from "./support/measure.ts";

test("an invitation shows the game, says what it is, and leads to its lesson", async ({
  exhibit: page,
  gallery,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const sentences: string[] = [];
  for (const game of ["birdie", "bower"]) {
    await show(page, gallery.url, `landing-${game}`);
    for (const language of LANGUAGES) {
      await wear(page, language, "light");
      const picture = await page.locator('svg:has(+ p + [data-act="learn"])').boundingBox();
      expect(picture!.width, `${game} ${language}: picture`).toBeGreaterThan(200);
      const lesson = page.locator('[data-act="learn"]');
      await expect(lesson, language).toHaveAttribute("href", `#/learn/${game}`);
      const sentence = page.locator('p:has(+ [data-act="learn"])');
      await expect(sentence, language).toBeInViewport({ ratio: 1 });
      await expect(lesson, language).toBeInViewport({ ratio: 1 });
      sentences.push(await sentence.innerText());
      expect(await page.evaluate(drawn), `${game} ${language}: birds or tiles`).toBe(true);
      expect(await leaving(page), language).toEqual([]);
    }
  }
  expect(new Set(sentences).size, sentences.join("\n")).toBe(2 * LANGUAGES.length);
  expect(sentences.filter((one) => !/^\p{Lu}.{20,}\.$/su.test(one))).toEqual([]);
});

/** Whether everything that the picture refers to is drawn. */
const drawn = () => {
  const parts = [...document.querySelectorAll<SVGUseElement>('p:has(+ [data-act="learn"])')]
    .flatMap((sentence) => [...sentence.parentElement!.querySelectorAll("use")])
    .map((use) => use.getBoundingClientRect());
  return parts.length > 0 && parts.every((box) => box.width > 5 && box.height > 5);
};
