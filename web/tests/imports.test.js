/** The lint of imports: which directions it refuses, and that it sees cycles. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { refusal } from "../lint/directions.js";
import { readGraph, valueImports, way } from "../lint/graph.js";

test.each([
  ["src/net/api.ts", "src/screens/home/start.ts"],
  ["src/games/record.ts", "src/words/words.svelte.ts"],
  ["src/words/why.ts", "src/state/storage.ts"],
  ["src/pieces/Button.svelte", "src/state/settings.svelte.ts"],
  ["src/screens/home/Home.svelte", "src/App.svelte"],
  ["src/model.ts", "src/games/birdie/forms.ts"],
  ["src/games/birdie/table/Hand.svelte", "src/games/bower/pieces/Eggs.svelte"],
  ["src/games/bower/sheet/rows.ts", "src/games/birdie/sheet/document.ts"],
  ["src/games/birdie/lesson/exhibits.ts", "src/games/bower/forms.ts"],
  ["src/screens/table/Playing.svelte", "src/games/birdie/Birdie.svelte"],
  ["src/screens/replay/eyes.ts", "src/games/bower/logic.ts"],
  ["src/words/telling.ts", "src/games/birdie/telling.ts"],
  ["src/games/logic.ts", "src/games/birdie/index.ts"],
  ["src/games/components.ts", "src/games/bower/forms.ts"],
  ["src/offline/tables.ts", "src/state/session.svelte.ts"],
  ["src/net/device.ts", "src/offline/tables.ts"],
  ["src/main.ts", "gallery/main.ts"],
])("%s may not import %s", (from, to) => {
  expect(refusal(from, to)).toBeTypeOf("string");
});

test.each([
  ["src/screens/home/Home.svelte", "src/net/api.ts"],
  ["src/games/birdie/table/Hand.svelte", "src/games/birdie/forms.ts"],
  ["src/games/birdie/table/Hand.svelte", "src/screens/table/hints.svelte.ts"],
  ["src/screens/table/Playing.svelte", "src/games/index.ts"],
  ["src/games/index.ts", "src/games/birdie/index.ts"],
  ["src/games/logic.ts", "src/games/bower/logic.ts"],
  ["src/games/contract.ts", "src/screens/replay/replay.svelte.ts"],
  ["src/screens/rules/book.ts", "plugins/statements.ts"],
  ["src/pieces/Button.svelte", "src/styles/media.ts"],
  ["src/offline/tables.ts", "src/net/messages.ts"],
  ["src/App.svelte", "src/screens/home/Home.svelte"],
  ["tests/home.test.ts", "src/App.svelte"],
])("%s may import %s", (from, to) => {
  expect(refusal(from, to)).toBeNull();
});

test("imports of values are read, over several lines too; types and imports on demand are not", () => {
  const text = `
    import "./a.css";
    import b from "./b.ts";
    import {
      c,
      type Other,
    } from "../c.ts";
    export { d } from "./d.ts";
    import type { E } from "./e.ts";
    export type { F } from "./f.ts";
    import { g } from "svelte";
    const h = () => import("./h.ts");
  `;
  expect(valueImports(text)).toEqual(["./a.css", "./b.ts", "../c.ts", "./d.ts"]);
});

test("a cycle is found with its whole way", () => {
  const graph = new Map([
    ["a", ["b", "x"]],
    ["b", ["c"]],
    ["c", ["a"]],
    ["x", []],
  ]);
  expect(way(graph, "b", "a")).toEqual(["b", "c", "a"]);
  expect(way(graph, "x", "a")).toBeNull();
});

test("the graph of the sources is read", () => {
  const graph = readGraph(join(import.meta.dirname, ".."));
  expect(graph.get("src/main.ts")).toContain("src/App.svelte");
});
