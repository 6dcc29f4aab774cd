/** The screens around people, from the smallest phone to a desktop: nothing lies on anything else, and words are whole. */
import { expect, type Page } from "@playwright/test";
import { LANGUAGES, show, test, wear } from "./support/gallery.ts";
import { covered, cut, leaving, scrolling, small, torn, wordsOnWords } from "./support/measure.ts";

/** Whether everything is looked at (make campaign-web). */
const ALL = !!process.env["ALL"];
const SIZES = {
  "smallest phone": { width: 320, height: 568 },
  "small phone": { width: 360, height: 640 },
  "small phone on its side": { width: 640, height: 360 },
  desktop: { width: 1280, height: 800 },
  ...(ALL ? { phone: { width: 390, height: 844 }, "phone on its side": { width: 844, height: 390 } } : {}),
};
const SCREENS = [
  ...["home-known", "profile", "seek", "live", "deal", "friends", "friends-none", "friend-link"],
  ...["curtain-birdie", "curtain-bower", "curtain-bot"],
];
const TITLED = [
  ...["landing-birdie", "landing-bower", "lobby", "setup", "tables", "device", "puzzles", "sheets", "learn"],
  ...SCREENS,
];
/** Two of the languages at a time; with `ALL=1` all four. */
const spoken = (size: string) => {
  const [first, second] = size === "small phone" ? ["es", "it"] : ["en", "ru"];
  return LANGUAGES.filter((one) => ALL || one === first || one === second);
};

for (const [size, viewport] of Object.entries(SIZES))
  test(`screens around people, ${size}`, async ({ exhibit: page, gallery }) => {
    await page.setViewportSize(viewport);
    for (const name of SCREENS) {
      await show(page, gallery.url, name);
      for (const language of spoken(size)) {
        await wear(page, language, "light");
        const what = `${name} ${language} ${size}`;
        expect.soft((await scrolling(page))[0], `${what} scrolls sideways`).toBe(0);
        expect.soft(await wordsOnWords(page), `${what}: words on words`).toEqual([]);
        expect.soft(await leaving(page), `${what}: outside`).toEqual([]);
        expect.soft(await covered(page, true), `${what}: covered`).toEqual([]);
        expect.soft(await cut(page), `${what}: cut off`).toEqual([]);
        expect.soft(await small(page), `${what}: too small`).toEqual([]);
        expect.soft(await page.evaluate(broken), `${what}: broken`).toEqual([]);
        expect.soft(await torn(page), `${what}: torn`).toEqual([]);
        expect.soft(await page.evaluate(heaps), `${what}: one on the other`).toEqual([]);
        expect.soft(await page.evaluate(closeRatings), `${what}: a rating beside its game`).toEqual([]);
        if (name.startsWith("curtain")) await curtain(page, what);
        if (name === "profile") expect.soft(await page.evaluate(wholeBird), `${what}: the bird`).toBe(true);
      }
    }
  });

test("titles stay inside their bar on the smallest phone", async ({ exhibit: page, gallery }) => {
  await page.setViewportSize(SIZES["smallest phone"]);
  for (const name of TITLED) {
    await show(page, gallery.url, name);
    for (const language of spoken("smallest phone")) {
      await wear(page, language, "light");
      const off = (await torn(page)).filter((one) => one.startsWith("cut off"));
      expect.soft(off, `${name} ${language}`).toEqual([]);
    }
  }
});

/** Clocks and scores that are not whole on one line. */
const broken = () =>
  [...document.querySelectorAll<HTMLElement>("main small, main .line span")].flatMap((one) => {
    const hidden = getComputedStyle(one).textOverflow === "ellipsis" && one.scrollWidth > one.clientWidth;
    if (hidden) return [`hidden: ${one.textContent}`];
    const score = /\d+( : \d+)+/.exec(one.textContent);
    if (!score || !one.checkVisibility()) return [];
    const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const at = node.textContent!.indexOf(score[0]);
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + score[0].length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      return lines.size > 1 ? [`torn: ${score[0]}`] : [];
    }
    return [];
  });

/** Boxes of words and buttons that lie on each other. */
const heaps = () => {
  const all = [...document.querySelectorAll("main :is(.sign, .offer, .seats, .choices, .bar, footer)")]
    .filter((one) => one.checkVisibility())
    .map((one) => ({ name: one.className, box: one.getBoundingClientRect() }));
  return all.flatMap((a, i) =>
    all.slice(i + 1).flatMap((b) => {
      const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      return wide > 2 && high > 2 ? [`${a.name} and ${b.name} by ${wide}×${high}`] : [];
    }),
  );
};

/** Whether the bird of a profile is seen from head to foot. */
const wholeBird = () => {
  const [room, bird] = [".hero", ".hero use"].map((one) =>
    document.querySelector(one)!.getBoundingClientRect(),
  );
  return bird!.height > 0 && bird!.top >= room!.top - 1 && bird!.bottom <= room!.bottom + 1;
};

/** Ratings that touch the name of their game. */
const closeRatings = () =>
  [...document.querySelectorAll(".ratings header")].flatMap((header) => {
    const range = document.createRange();
    range.selectNodeContents(header.querySelector("h2")!);
    const [name, rating] = [
      range.getBoundingClientRect(),
      header.querySelector("b")!.getBoundingClientRect(),
    ];
    return rating.top < name.bottom && rating.left < name.right + 3 ? [header.textContent] : [];
  });

/** Sleeping birds are seen whole, and so is all that is said. */
async function curtain(page: Page, what: string): Promise<void> {
  const found = await page.evaluate(() => {
    const box = (one: Element) => one.getBoundingClientRect();
    const card = [".next-player", ".face"].map((one) => box(document.querySelector(one)!));
    const under = [...document.querySelectorAll(".sleepers > span")]
      .filter((one) => one.checkVisibility())
      .map(box)
      .filter((bird) =>
        card.some(
          ({ left, right, top }) => bird.right > left + 8 && bird.left < right - 8 && bird.bottom > top + 8,
        ),
      );
    return innerWidth > innerHeight ? [] : under.map(({ left, bottom }) => `${left}, ${bottom}`);
  });
  expect.soft(found, `${what}: birds under the card`).toEqual([]);
  expect.soft((await scrolling(page))[1], `${what} scrolls`).toBe(0);
}
