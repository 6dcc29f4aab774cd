/** Searching the rules: whatever case, accents and endings, several words, numbers, and what to do when nothing is found. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { chaptersOf, fileOf } from "../plugins/statements.ts";
import {
  distance,
  entriesOf,
  marks,
  plain,
  search,
  stem,
  suggestion,
  wishesOf,
} from "../src/screens/rules/search.ts";
import type { LanguageCode } from "../src/words/words.svelte.ts";

const entries = (language: string, game: string) =>
  entriesOf(chaptersOf(readFileSync(fileOf(language, game), "utf8")), () => "");
const found = (language: LanguageCode, game: string, query: string) =>
  search(entries(language, game), query, language).map(({ number }) => number);
const marked = (text: string, query: string, language: LanguageCode) =>
  marks(text, wishesOf(query, language)).map(([from, to]) => text.slice(from, to));

test("plain text keeps the place of every sign", () => {
  const { text, at } = plain("Ёж é l’Uovo");
  expect(text).toBe("еж e l'uovo");
  expect(at).toHaveLength(text.length + 1);
});

test("case, accents and ё make no difference", () => {
  expect(marked("Взлёт и ВЗЛЕТ", "взлет", "ru")).toEqual(["Взлёт", "ВЗЛЕТ"]);
  expect(marked("L’ABILITÀ e l’abilita", "abilità", "it")).toEqual(["ABILITÀ", "abilita"]);
  expect(found("es", "birdie", "pajaro")).toEqual(found("es", "birdie", "Pájaro"));
  expect(found("ru", "bower", "жёлтый")).toEqual(found("ru", "bower", "желтый"));
});

test("endings make no difference, and whole words are marked", () => {
  expect(marked("Взмахи, два взмаха, без взмаха", "взмах", "ru")).toEqual(["Взмахи", "взмаха", "взмаха"]);
  expect(marked("карта, карты, картами", "карты", "ru")).toEqual(["карта", "карты", "картами"]);
  expect(marked("Aleteo, Aleteos", "aleteos", "es")).toEqual(["Aleteo", "Aleteos"]);
  expect(marked("Gemma, Gemme", "gemme", "it")).toEqual(["Gemma", "Gemme"]);
  expect(marked("flap, flaps; no claps", "flaps", "en")).toEqual(["flap", "flaps"]);
  expect(stem("ход", "ru")).toBe("ход");
});

test("the same question is answered by the same statements in four languages", () => {
  const asked = { en: "trophy", it: "trofeo", es: "trofeo", ru: "трофей" } as const;
  for (const [language, query] of Object.entries(asked)) {
    const numbers = found(language as LanguageCode, "birdie", query);
    for (const number of ["B-C2", "B-C4", "B-P9", "B-F1"]) expect(numbers, language).toContain(number);
  }
});

test("several words have to be there all", () => {
  const both = found("en", "birdie", "owl lowest");
  expect(both).toContain("B-A5");
  expect(both.length).toBeLessThan(found("en", "birdie", "owl").length);
  expect(found("en", "birdie", "lowest owl")).toEqual(both);
});

test("numbers find their statement, and beginnings of numbers a chapter", () => {
  expect(found("ru", "birdie", "b-t5")[0]).toBe("B-T5");
  expect(found("it", "bower", "WB1")).toEqual(["W-B1", "joining_gems"]);
  expect(found("en", "birdie", "B-T").slice(0, 8)).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((i) => `B-T${i}`));
  expect(marked("see B-E6 and B-E7", "b-e6", "en")).toEqual(["B-E6"]);
});

test("a figure is a whole figure", () => {
  expect(found("en", "birdie", "6")).toContain("B-T7");
  expect(found("en", "birdie", "6")).not.toContain("B-C1");
  expect(marked("64 cards, 6 points", "6", "en")).toEqual(["6"]);
});

test("where nothing is found another word is offered, if one is near", () => {
  const all = entries("en", "birdie");
  expect(found("en", "birdie", "flpa")).toEqual([]);
  expect(suggestion(all, "flpa", "en")).toBe("flap");
  expect(suggestion(all, "woodpeker", "en")).toBe("woodpecker");
  expect(suggestion(all, "xylophonist", "en")).toBeNull();
  expect(suggestion(entries("ru", "bower"), "самацвет", "ru")).toMatch(/^самоцвет/);
  expect(distance("flpa", "flap", 3)).toBe(1);
  expect(distance("abc", "xyzabc", 2)).toBe(2);
});

test("an empty question shows everything", () => {
  expect(found("en", "bower", "  ")).toHaveLength(entries("en", "bower").length);
  expect(found("en", "bower", "%&/")).toHaveLength(entries("en", "bower").length);
});
