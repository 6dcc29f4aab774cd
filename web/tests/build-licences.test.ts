/** The libraries that are part of the page are named in it, and their licences are shipped. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { licences, packageOf } from "../plugins/licences.ts";
import { LIBRARIES } from "../src/screens/about/libraries.ts";

const WEB = resolve(import.meta.dirname, "..");
const { dependencies } = JSON.parse(readFileSync(resolve(WEB, "package.json"), "utf8")) as {
  dependencies: Record<string, string>;
};
const NAMED: string[] = LIBRARIES.flatMap(({ packages }) => [...packages]);

test("the page names every package that it depends on", () => {
  expect(NAMED).toEqual(expect.arrayContaining(Object.keys(dependencies)));
  expect(new Set(NAMED).size).toBe(NAMED.length);
});

test("each of them comes with its version, its holder and the text of its licence", () => {
  const texts = licences().split(`\n${"-".repeat(72)}\n\n`);
  expect(texts).toHaveLength(NAMED.length);
  for (const [i, name] of NAMED.entries()) {
    expect(texts[i]).toContain(`${name} ${dependencies[name] ?? ""}`);
    expect(texts[i]).toMatch(/copyright/i);
    expect(texts[i]).toMatch(/Permission is hereby granted|Apache License/);
  }
});

test("a module is known by its package", () => {
  const inside = (path: string) => packageOf(resolve(WEB, "node_modules", path));
  expect(inside("svelte/src/internal/client/index.js")).toBe("svelte");
  expect(inside("@noble/hashes/sha2.js")).toBe("@noble/hashes");
  expect(packageOf(resolve(WEB, "src/main.ts"))).toBeNull();
});
