/**
 * Every situation at a table on a phone on its side, at 200 % zoom, on a tablet and on a small phone: nothing lies on
 * anything else, nothing leaves the screen, nothing scrolls in play, and everything can be hit.
 */
import { expect, type Page } from "@playwright/test";
import { LANGUAGES, show, SITUATIONS, test, THEMES, wear } from "./support/gallery.ts";
import { covered, cut, outside, overlaps, scrolling, small } from "./support/measure.ts";

const SIZES = {
  "phone on its side": { width: 844, height: 390 },
  "200 % zoom": { width: 720, height: 450 },
  tablet: { width: 820, height: 1180 },
  "small phone": { width: 360, height: 640 },
} as const;

/** What is pressed first, so that a screen is seen in use as well. */
const POSES: Record<string, readonly string[]> = {
  "birdie-turn-4": ['[data-from="display"][data-at="1"]'],
  "birdie-turn-2": [
    '[data-from="display"][data-at="0"]',
    '[data-from="display"][data-at="2"]',
    '[data-act="lay"]',
  ],
  "birdie-collapse": ['[data-from="line"][data-at="3"]'],
  "bower-take": ['[data-display="1"]'],
  "bower-play": ['[data-hand="0"]', ".near-nest [data-at]"],
  "bower-play-super": ['[data-hand="0"]', ".near-nest [data-at]"],
  "bower-keep": ["[data-bonus]"],
  "bower-x": [".target-page [data-nest]"],
};
/** Results are read, and may be longer than a screen. */
const reads = (name: string) => name.includes("over") || name.includes("results");
const NAMES = [...SITUATIONS, "birdie-round", "bower-results", "bower-results-fair"];
/** Every third situation is looked at in one of the sizes; with `ALL=1` in all four (make campaign-web). */
const ALL = !!process.env["ALL"];

for (const [turn, [size, viewport]] of Object.entries(SIZES).entries())
  for (const game of ["birdie", "bower"])
    test(`${game}, ${size}`, async ({ exhibit: page, gallery }) => {
      test.setTimeout(400_000);
      await page.setViewportSize(viewport);
      for (const [number, name] of NAMES.entries()) {
        if (!name.startsWith(game) || (!ALL && (number + 3 * turn) % 12)) continue;
        const language = LANGUAGES[(number >> 1) % LANGUAGES.length]!;
        const what = `${name} ${language} ${size}`;
        await show(page, gallery.url, name);
        await wear(page, language, THEMES[(number >> 2) % 2]!);
        await check(page, name, what);
        const pose = POSES[name];
        if (!pose) continue;
        for (const step of pose) await page.locator(step).first().tap();
        await check(page, name, `${what} in use`);
      }
    });

for (const [size, viewport] of Object.entries(SIZES))
  test(`home, ${size}`, async ({ exhibit: page, gallery }) => {
    await page.setViewportSize(viewport);
    await show(page, gallery.url, "home");
    await expect(page.locator(".newcomer")).toBeVisible();
    for (const language of LANGUAGES) {
      await wear(page, language, "light");
      if (viewport.height > viewport.width)
        expect.soft(await scrolling(page), `${language} scrolls`).toEqual([0, 0]);
      expect.soft(await overlaps(page), `${language}: one on the other`).toEqual([]);
      expect.soft(await outside(page, false), `${language}: outside`).toEqual([]);
      expect.soft(await covered(page, true), `${language}: covered`).toEqual([]);
      expect.soft(await page.evaluate(crampedDoors), `${language}: words of the doors`).toEqual([]);
    }
  });

for (const [size, viewport] of Object.entries({
  ...SIZES,
  "smallest phone": { width: 320, height: 568 },
  desktop: { width: 1280, height: 800 },
  "low desktop": { width: 1366, height: 680 },
}))
  test(`home with friends, tables and a wire, ${size}`, async ({ exhibit: page, gallery }) => {
    await page.setViewportSize(viewport);
    await show(page, gallery.url, "home-known");
    await page.locator('[data-act="deal"]').waitFor();
    for (const language of LANGUAGES) {
      await wear(page, language, "light");
      expect.soft((await scrolling(page))[0], `${language} scrolls sideways`).toBe(0);
      expect.soft(await overlaps(page), `${language}: one on the other`).toEqual([]);
      expect.soft(await outside(page, true), `${language}: outside`).toEqual([]);
      expect.soft(await covered(page, true), `${language}: covered`).toEqual([]);
      expect.soft(await cut(page), `${language}: cut off`).toEqual([]);
      expect.soft(await page.evaluate(lowDoors), `${language}: doors that end below the screen`).toEqual([]);
    }
  });

test("what is measured depends neither on what was measured before nor on what others leave on the device", async ({
  page,
  gallery,
}) => {
  await page.setViewportSize(SIZES["small phone"]);
  // a lesson that writes down its end while the home page is still on its way
  await page.route(/Home-[^/]*\.js$/, async (route) => {
    const done = { step: "", done: true };
    await page.evaluate(
      (lessons) => localStorage.setItem("voliera.learn", lessons),
      JSON.stringify({ birdie: done, bower: done }),
    );
    await route.continue();
  });
  await show(page, gallery.url, "about");
  await show(page, gallery.url, "home");
  await expect(page.locator(".newcomer")).toBeVisible();
  await show(page, gallery.url, "home-known");
  await covered(page, true);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  expect(await outside(page, false)).not.toContainEqual(expect.stringContaining("Voliera"));
});

/** Doors that are not whole on the first screen. */
const lowDoors = () => {
  scrollTo(0, 0);
  return [...document.querySelectorAll(".door")]
    .map((door) => Math.round(door.getBoundingClientRect().bottom))
    .filter((bottom) => bottom > innerHeight);
};

/** Doors whose name is off their centre, or whose sentence takes more than four lines. */
const crampedDoors = () =>
  [...document.querySelectorAll<HTMLElement>('a[data-act^="door-"]')].flatMap((door) => {
    const middle = (box: DOMRect) => box.left + box.width / 2;
    const words = (selector: string) => {
      const range = document.createRange();
      range.selectNodeContents(door.querySelector(selector)!);
      return range;
    };
    const off = middle(words("b").getBoundingClientRect()) - middle(door.getBoundingClientRect());
    const lines = new Set([...words("b + span").getClientRects()].map((line) => Math.round(line.top))).size;
    return Math.abs(off) > 2 || lines > 4 ? [`${door.dataset["act"]}: off by ${off}, ${lines} lines`] : [];
  });

test("who watches on the smallest phone sees everything at once", async ({ exhibit: page, gallery }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  for (const name of ["bower-watch", "bower-watch-super", "bower-watch-clock"]) {
    await show(page, gallery.url, name);
    for (const language of LANGUAGES) {
      await wear(page, language, "light");
      await check(page, name, `${name} ${language} 320 x 568`);
      await expect.soft(page.locator(".display-band"), `${name} ${language}`).toBeInViewport({ ratio: 1 });
    }
  }
});

/** What the screens of lessons are about. */
const TAUGHT: Record<string, string> = {
  "learn-birdie": '[data-from="display"], .fan, .actions',
  "learn-birdie-cut": ".wire .card, .actions",
  "learn-birdie-expert": ".wire .card, .board",
  "learn-bower": ".eggs, .near-nest, .display-band",
  "learn-bower-eggs": ".eggs, .near-nest, .display-band",
  "learn-bower-target": ".far-nest, .eggs, .actions",
  "learn-bower-count": ".far-nest, .eggs, .near-nest, .actions",
};
for (const size of ALL
  ? (["phone on its side", "200 % zoom", "tablet"] as const)
  : (["phone on its side"] as const))
  test(`a lesson's stage holds what it teaches, ${size}`, async ({ exhibit: page, gallery }) => {
    await page.setViewportSize(SIZES[size]);
    for (const [name, what] of Object.entries(TAUGHT)) {
      await show(page, gallery.url, name);
      const left = await page.locator(".stage").evaluate((stage, parts) => {
        const room = stage.getBoundingClientRect();
        return [...stage.querySelectorAll(parts)]
          .map((one) => ({ ...one.getBoundingClientRect().toJSON(), what: one.className }) as DOMRect)
          .filter(({ left, right, top, bottom }) => {
            const inside = left > room.left - 30 && right < room.right + 30;
            return !inside || top < room.top - 30 || bottom > room.bottom + 2;
          });
      }, what);
      expect(left, name).toEqual([]);
      await expect(page.locator(".stage").locator(what).first(), name).toBeVisible();
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expect(page.locator(".say"), `${name}: the teacher's words stay`).toBeInViewport({ ratio: 1 });
    }
  });

for (const size of ALL ? (["phone on its side", "200 % zoom"] as const) : (["phone on its side"] as const))
  test(`titles stay inside their bar, ${size}`, async ({ exhibit: page, gallery }) => {
    await page.setViewportSize(SIZES[size]);
    const names = SITUATIONS.filter((one) => /^bower-(gift|shells|cover|white-flower|x$)/.test(one));
    for (const [number, name] of names.entries()) {
      await show(page, gallery.url, name);
      for (const language of ALL ? LANGUAGES : [LANGUAGES[number % LANGUAGES.length]!]) {
        await wear(page, language, "light");
        const over = await page.locator("header.bar").evaluate((bar) => {
          const { top, bottom } = bar.getBoundingClientRect();
          const lines = [...bar.querySelectorAll(".turn > *")].map((one) => one.getBoundingClientRect());
          return lines.some((one) => one.top < top || one.bottom > bottom + 1);
        });
        expect(over, `${name} ${language}`).toBe(false);
      }
    }
  });

test("the buttons of a finished replay have at most two lines", async ({ exhibit: page, gallery }) => {
  await page.setViewportSize(SIZES["small phone"]);
  await show(page, gallery.url, "replay-birdie-end");
  for (const language of LANGUAGES) {
    await wear(page, language, "light");
    expect.soft(await page.evaluate(linesOfButtons), language).toEqual([]);
  }
});

/** Buttons below the board whose words take more than two lines. */
const linesOfButtons = () =>
  [...document.querySelectorAll<HTMLElement>(".actions button span")].flatMap((words) => {
    const range = document.createRange();
    range.selectNodeContents(words);
    const bottoms = [...range.getClientRects()]
      .filter((box) => box.width > 0)
      .map((box) => Math.round(box.bottom));
    const lines = new Set(bottoms).size;
    return lines > 2 ? [`${words.textContent}: ${lines} lines`] : [];
  });

test("a tie is told on one screen of a phone on its side", async ({ exhibit: page, gallery }) => {
  await page.setViewportSize(SIZES["phone on its side"]);
  for (const name of ["birdie-over-4", "bower-results"]) {
    await show(page, gallery.url, name);
    for (const language of LANGUAGES) {
      await wear(page, language, "light");
      await expect.soft(page.locator("tfoot"), `${name} ${language}`).toBeInViewport({ ratio: 1 });
      await expect
        .soft(page.locator('[data-act="fair"]'), `${name} ${language}`)
        .toBeInViewport({ ratio: 1 });
    }
  }
});

for (const [size, viewport] of Object.entries({ ...SIZES, desktop: { width: 1280, height: 800 } }))
  test(`the buttons of a lost game hold their words, ${size}`, async ({ exhibit: page, gallery }) => {
    await page.setViewportSize(viewport);
    await show(page, gallery.url, "bower-results-fair");
    for (const language of LANGUAGES) {
      await wear(page, language, "light");
      expect.soft(await page.evaluate(wordsOutsideOfButtons), language).toEqual([]);
    }
  });

/** Buttons below the board whose words reach over their edge. */
const wordsOutsideOfButtons = () =>
  [...document.querySelectorAll<HTMLElement>(".actions button")].flatMap((button) => {
    const range = document.createRange();
    range.selectNodeContents(button);
    const edge = button.getBoundingClientRect();
    const over = [...range.getClientRects()].filter(
      (box) =>
        box.width > 0 &&
        (box.top < edge.top || box.bottom > edge.bottom || box.left < edge.left || box.right > edge.right),
    );
    return over.length > 0 ? [`${button.textContent}: ${over.length} parts outside`] : [];
  });

async function check(page: Page, name: string, what: string): Promise<void> {
  const [across, down] = await scrolling(page);
  expect.soft(across, `${what} scrolls sideways`).toBe(0);
  if (!reads(name)) expect.soft(down, `${what} scrolls`).toBe(0);
  expect.soft(await overlaps(page), `${what}: one on the other`).toEqual([]);
  expect.soft(await outside(page, reads(name)), `${what}: outside`).toEqual([]);
  expect.soft(await covered(page, reads(name)), `${what}: covered`).toEqual([]);
  expect.soft(await cut(page), `${what}: cut off`).toEqual([]);
  expect.soft(await small(page), `${what}: too small`).toEqual([]);
}
