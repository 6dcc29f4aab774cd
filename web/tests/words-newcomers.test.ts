/** Sentences over which newcomers stumbled: each is true and well counted now, in every language. */
import { expect, test } from "vitest";
import { say } from "../src/words/words.svelte.ts";
import { CODES, speaking } from "./spoken.ts";

/** How the hand is called in sentences. */
const HAND = { en: /hand/i, it: /mano/i, es: /mano/i, ru: /рук/i };

test.each(CODES)(
  "an Owl that is not used stays nowhere: hands are cleared after the round (B-A6), %s",
  async (code) => {
    await speaking(code, "birdie");
    for (const count of [1, 2, 5])
      expect(say("web-birdie-scoring-owl-no-sub", { count })).not.toMatch(HAND[code]);
  },
);

test.each(["en", "it", "es"] as const)("two flowers are both flowers: %s", async (code) => {
  await speaking(code, "learn", "bower");
  expect(say("web-learn-bower-place", { flowers: 2 })).not.toContain("2");
  expect(say("web-learn-bower-place", { flowers: 3 })).toContain("3");
});

test.each(CODES)("cards that were laid are counted in one way: %s", async (code) => {
  await speaking(code, "birdie");
  const told = say("web-birdie-last-laid", { who: "other", player: "Ada", hand: 3 });
  expect(told.match(/\d/g)).toEqual(["2", "3"]);
});

test.each(CODES)("the final count of the lesson does not tell its result: %s", async (code) => {
  await speaking(code, "learn", "bower");
  expect(say("web-learn-bower-count", { mine: 7, theirs: 4 })).not.toMatch(/\d/);
});
