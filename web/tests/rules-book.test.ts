/** The statements as the browser reads them: every language the same numbers, and whatever is linked to exists. */
import type { View } from "../src/games/documents.ts";
import type { BonusName, BowerView } from "../src/games/bower/forms.ts";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { chaptersOf, fileOf, GAMES } from "../plugins/statements.ts";
import { LANGUAGES } from "../plugins/words.ts";
import { logicOf } from "../src/games/logic.ts";
import { BIRDIE_ACTIONS, ruleOfPart, ruleOfSet } from "../src/games/birdie/rules/because.ts";
import {
  BONUSES,
  BOWER_ACTIONS,
  ruleOfAction,
  ruleOfBonus,
  ruleOfLine,
} from "../src/games/bower/rules/because.ts";
import { exampleFor, mentioned, seeAlso, statementIn } from "../src/screens/rules/book.ts";
import { gameOf, numberIn, pathOf } from "../src/screens/rules/numbers.ts";
import { partsOf } from "../src/screens/rules/parts.ts";
import { BIRDIE } from "../src/games/birdie/rules/pictures.ts";
import { BOWER, FINAL } from "../src/games/bower/rules/pictures.ts";
import bonusTiles from "../gallery/answers/components-bower.json";
import { part } from "./builders.ts";

const book = (language: string, game: string) => chaptersOf(readFileSync(fileOf(language, game), "utf8"));
const numbers = (language: string, game: string) =>
  book(language, game).flatMap(({ statements }) => statements.map(({ number }) => number));
const ALL = new Set(GAMES.flatMap((game) => numbers("en", game)));

test("lines go on with the statement above, chapters have keys, and options are named", () => {
  const chapters = chaptersOf(
    "# T\n\nWords.\n\n## One\n\nA note\nof two lines.\n\n- B-T1  First,\n  and on `x`.\n- B-T2  Second.\n\n## Two\n\n- `a`: 1.\n",
  );
  expect(chapters).toEqual([
    {
      key: "B-T",
      title: "One",
      note: "A note of two lines.",
      statements: [
        { number: "B-T1", text: "First, and on `x`." },
        { number: "B-T2", text: "Second." },
      ],
    },
    { key: "options", title: "Two", note: "", statements: [{ number: "a", text: "1." }] },
  ]);
});

test("every language has the same chapters and numbers, and no empty text", () => {
  for (const game of GAMES)
    for (const language of LANGUAGES) {
      expect(numbers(language, game)).toEqual(numbers("en", game));
      expect(book(language, game).map(({ key }) => key)).toEqual(book("en", game).map(({ key }) => key));
      for (const { statements } of book(language, game))
        for (const { text } of statements) expect(text.length).toBeGreaterThan(5);
    }
});

test("numbers are read however they are typed, and lead to their game", () => {
  expect(["b-t5", "bt5", "B T 5", "W-b13"].map(numberIn)).toEqual(["B-T5", "B-T5", "B-T5", "W-B13"]);
  expect(["x-t5", "B-", "birds", ""].map(numberIn)).toEqual([null, null, null, null]);
  expect(pathOf("W-E3")).toBe("/rules/bower/W-E3");
  expect(gameOf("B-T5")).toBe("birdie");
});

test("what to read next exists: what is named, what names it, and examples", () => {
  for (const game of GAMES)
    for (const language of LANGUAGES) {
      const chapters = book(language, game);
      for (const number of numbers("en", game)) {
        expect(seeAlso(chapters, number)).toEqual(seeAlso(book("en", game), number));
        for (const other of seeAlso(chapters, number)) expect(statementIn(chapters, other)).not.toBeNull();
        expect(statementIn(chapters, exampleFor(game, number))).not.toBeNull();
      }
    }
  expect(seeAlso(book("ru", "birdie"), "B-E6")).toContain("B-X3");
  expect(seeAlso(book("en", "bower"), "W-E5")).toEqual(expect.arrayContaining(["W-B6", "W-E7", "W-X3"]));
  expect(mentioned("с B-E2 по B-E8 (B-A1), B-E2-й")).toEqual(["B-E2", "B-E8", "B-A1"]);
});

test("a text falls into words, names in code, links and marks, and nothing is lost", () => {
  const text = "Un «Flap» (B-C3) con `zero_ties`: flap!";
  const parts = partsOf(text, ["flap"]);
  expect(parts.map((part) => part.text).join("")).toBe(text.replaceAll("`", ""));
  expect(parts.filter((part) => part.marked).map((part) => part.text)).toEqual(["Flap", "flap"]);
  expect(parts.find((part) => part.kind === "rule")!.text).toBe("B-C3");
  expect(parts.find((part) => part.kind === "code")!.text).toBe("zero_ties");
});

test("every action of the protocol has a statement behind it", () => {
  for (const [game, rules] of [
    ["birdie", BIRDIE_ACTIONS],
    ["bower", BOWER_ACTIONS],
  ] as const) {
    const source = readFileSync(resolve(import.meta.dirname, `../src/games/${game}/documents.ts`), "utf8");
    const does = new Set([...source.matchAll(/^ {2}do: "(\w+)";/gm)].map((found) => found[1]!));
    expect(Object.keys(rules).sort()).toEqual([...does].sort());
    for (const number of Object.values(rules)) expect(ALL.has(number), number).toBe(true);
  }
});

test("bonus tiles lead to what they do", () => {
  for (const number of Object.values(BONUSES)) expect(ALL.has(number), number).toBe(true);
  expect(ruleOfBonus("nest-3")).toBe("W-B5");
  expect((Object.keys(bonusTiles.bonus_nest ?? {}) as BonusName[]).map(ruleOfBonus)).not.toContain("W-B3");
  const effect = part<BowerView>({ phase: "effect", pending: { effect: "branch" } });
  expect(ruleOfAction({ do: "token", nest: 0, at: [0, 0] }, effect)).toBe("W-B12");
  expect(ruleOfAction({ do: "keep", bonus: "gift" }, part<BowerView>({ phase: "keep" }))).toBe("W-B14");
  expect(ruleOfAction({ do: "take", display: 0 }, part<BowerView>({ phase: "setup" }))).toBe("W-S3");
  for (const game of GAMES)
    expect(logicOf(game).ruleOfAction(JSON.parse(`{ "do": "fly" }`), part<View>({}))).toBeNull();
});

test("every line of a score has its statement", () => {
  const lines = [
    ...(["seasons", "birds", "pass", "flap", "trophies"] as const).flatMap((part) =>
      ["standard", "expert"].map((variant) => ruleOfPart(part, variant)),
    ),
    ...["wrote", "smaller", "filled", "dropped", "left"].map((outcome) => ruleOfSet(outcome, "standard")),
    ...["wrote", "filled", "dropped", "removed"].map((outcome) => ruleOfSet(outcome, "expert")),
    ...(["group", "column", "tile"] as const).flatMap((kind) =>
      ["size", "objects", "coloured-shells", "shells", "tied", "none"].map((by) => ruleOfLine(kind, by)),
    ),
  ];
  expect(lines.filter((number) => !ALL.has(number))).toEqual([]);
  expect(ruleOfSet("filled", "standard")).not.toBe(ruleOfSet("filled", "expert"));
});

test("every numbered statement has a picture", () => {
  for (const [pictures, game] of [
    [BIRDIE, "birdie"],
    [BOWER, "bower"],
  ] as const) {
    const drawn = Object.keys(pictures).filter((number) => pictures[number]!.length);
    const table = game === "bower" ? ["W-X3"] : []; // a table of its own
    const numbered = numbers("en", game).filter((number) => numberIn(number));
    expect([...drawn, ...table].sort()).toEqual(numbered.sort());
  }
});

test("the drawn examples say what their texts say", () => {
  const line = (number: string) => BIRDIE[number]!.find((piece) => "line" in piece)!;
  const second = line("B-X2");
  if (!("line" in second)) throw new Error("no line");
  expect(second.line.length).toBe(12);
  const written = second
    .sets!.filter((set) => !set.lost)
    .map(({ from, to, feature }) => [feature, to - from + 1]);
  expect(written).toEqual([
    ["robin", 4],
    ["summer", 2],
    ["winter", 3],
  ]);
  for (const { from, to, feature } of second.sets!)
    for (const card of second.line.slice(from, to + 1)) expect(card).toContain(feature);
  const third = line("B-X3");
  if (!("line" in third)) throw new Error("no line");
  expect(third.line.length).toBe(13);
  expect(third.line[third.gone![0]!]).toBe("robin-autumn");
  const spoken = statementIn(book("en", "birdie"), "B-X3")!.text.split(": ")[1]!.split(". ")[0]!;
  const told = spoken.split(", ").map((card) => card.toLowerCase().replace(" in ", "-"));
  expect(third.line).toEqual(told);
  const eggs = [0, 1].map((side) => FINAL.reduce((sum, { eggs: won }) => sum + won[side as 0 | 1], 0));
  expect(eggs).toEqual([4, 6]);
});
