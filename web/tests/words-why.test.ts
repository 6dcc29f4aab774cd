/** Whatever the server refuses has a sentence of its own, and its rule. */
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { rule, why } from "../src/words/telling.ts";
import { knows, loadArea, say } from "../src/words/words.svelte.ts";
import { CODES, speaking } from "./spoken.ts";

const SERVER = resolve(import.meta.dirname, "../../src/voliera/server");
/** What only a broken program hears: there is nothing a person could do but load the page again. */
const FOR_PROGRAMMERS = [
  ...["bad_request", "bad_method", "bad_type", "too_large", "not_found", "no_hello", "second_hello"],
  ...["bad_frame", "bad_message", "bad_position", "bad_json", "unknown_game"],
];
/** The page comes back by itself after these. */
const COMES_BACK = ["slow", "rate", "silent", "restart", "unseated"];

function codes(): Set<string> {
  const files = readdirSync(SERVER, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".py"),
  );
  const found = files.flatMap((file) => [
    ...readFileSync(resolve(SERVER, file), "utf8").matchAll(
      /(?:Refused|bye|_bye)\(\s*(?:connection, )?"(\w+)"(?: if [\w.]+ else "(\w+)")?/g,
    ),
  ]);
  return new Set(found.flatMap(([, one, other]) => [one!, ...(other ? [other] : [])]));
}

test("every code that the server can give has its own sentence", async () => {
  expect(codes().size).toBeGreaterThan(35);
  const theirs = [...codes(), "offline", "gone", "illegal_action", "undo_reveal", "undo_nothing"];
  for (const code of CODES) {
    await speaking(code);
    const wordless = theirs.filter((one) => why(one) === say("web-error-unknown", { code: one }));
    expect(wordless.filter((one) => !FOR_PROGRAMMERS.includes(one) && !COMES_BACK.includes(one))).toEqual([]);
  }
});

test("a code that nobody knows still says what to do", async () => {
  await speaking("en");
  expect(why("frobnicated")).toBe(
    "Something went wrong (frobnicated). Reload the page; nothing confirmed is lost.",
  );
});

test("a rule is named by its number at once, and by its sentence when the rules are there", async () => {
  await speaking("it");
  expect(knows("rule-B-T2")).toBe(false);
  expect(why("illegal_action", "B-T2")).toBe("Adesso non è permesso. (regola B-T2)");
  await loadArea("rules");
  expect(why("illegal_action", "B-T2")).toBe(`Adesso non è permesso. B-T2: ${rule("B-T2")}`);
  expect(rule("B-T2").length).toBeGreaterThan(20);
});
