/** The page as an app: what others share with it, and what it tells a system about itself. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { manifest } from "../plugins/offline.ts";
import { LANGUAGES } from "../plugins/words.ts";
import { keptPlace, placeOf, placeShared } from "../src/app/shared.ts";
import { isReplaced } from "../src/app/upgrade.ts";

const HOST = "house.example:8460";
const shared = (wishes: Record<string, string>) => placeShared(`?${new URLSearchParams(wishes)}`, HOST);

test("a link to a place in the house is found, wherever it was put", () => {
  const link = `https://${HOST}/#/t/abcdefghij234567/token`;
  expect(shared({ url: link })).toBe("#/t/abcdefghij234567/token");
  expect(shared({ text: `Come and play: ${link} !` })).toBe("#/t/abcdefghij234567/token");
  expect(shared({ title: link, text: "hello" })).toBe("#/t/abcdefghij234567/token");
});

test("links to other houses, and words, lead nowhere", () => {
  expect(shared({ url: "https://elsewhere.example/#/t/abcdefghij234567" })).toBeNull();
  expect(shared({ url: `https://${HOST}/` })).toBeNull();
  expect(shared({ text: "just words" })).toBeNull();
  expect(placeShared("", HOST)).toBeNull();
});

const TOKEN = "AbC_-09".padEnd(43, "x");

test("a page of a finished game stands for its place, any other path for none", () => {
  expect(placeOf(`/r/${TOKEN}`)).toBe(`#/r/${TOKEN}`);
  expect(placeOf(`/embed/${TOKEN}`)).toBe(`#/embed/${TOKEN}`);
  for (const path of ["/", "/embed/", "/embed/~", "/embed/a/b", "/embed/%41bc", `/embed/${"x".repeat(129)}`])
    expect(placeOf(path), path).toBeNull();
});

test("an embedded page keeps its game, and a page in a frame goes nowhere", () => {
  expect(keptPlace(`/embed/${TOKEN}`, true)).toBe(`#/embed/${TOKEN}`);
  expect(keptPlace(`/embed/${TOKEN}`, false)).toBe(`#/embed/${TOKEN}`);
  for (const path of ["/", "/embed/~", "/embed/a/b", "/embed/%41bc", "//embed/abc", `/r/${TOKEN}`]) {
    expect(keptPlace(path, true), path).toBe("#/embed");
    expect(keptPlace(path, false), path).toBeNull();
  }
});

test("plain files may lie in any folder, and in a frame", async () => {
  vi.stubEnv("MODE", "static");
  vi.resetModules();
  const { keptPlace, placeOf } = await import("../src/app/shared.ts");
  vi.unstubAllEnvs();
  expect(placeOf("/embed/house")).toBeNull();
  for (const path of ["/", "/embed/", "/embed/house"]) expect(keptPlace(path, true), path).toBeNull();
});

test.each(LANGUAGES)("a system can install it in %s", (language) => {
  const found = manifest(language) as { icons: Array<{ src: string }>; shortcuts: Array<{ name: string }> };
  expect(found).toMatchObject({ start_url: "./", scope: "./", display: "standalone", lang: language });
  expect(found).not.toHaveProperty("id"); // the address that it starts at, wherever it is served
  for (const icon of found.icons)
    expect(existsSync(resolve(import.meta.dirname, `../public/${icon.src}`))).toBe(true);
  for (const one of found.shortcuts) expect(one.name).not.toMatch(/^web-/);
});

test("what it says of itself differs in every language", () => {
  const told = LANGUAGES.map((language) => manifest(language)["description"]);
  expect(new Set(told).size).toBe(LANGUAGES.length);
});

describe("whether another build has replaced the one that is open", () => {
  const OPEN = ["/assets/index-old.js"];
  const index = (script: string, status = 200) => new Response(`<script src="${script}">`, { status });

  test.each([
    ["the same build", async () => index("/assets/index-old.js"), false],
    ["another build", async () => index("/assets/index-new.js"), true],
    ["a server that has trouble", async () => index("/assets/index-new.js", 503), false],
    ["a server that is away", async () => Promise.reject(new TypeError("Failed to fetch")), false],
  ])("%s", async (_, ask, replaced) => {
    expect(await isReplaced(OPEN, ask)).toBe(replaced);
  });
});
