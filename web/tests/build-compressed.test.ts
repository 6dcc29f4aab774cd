/** What the build leaves beside its files: forms that unpack to the same, where they are worth it. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { compressed } from "../plugins/compressed.ts";

let folder = "";
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "compressed-"))));
afterEach(() => rmSync(folder, { recursive: true }));

function build(): string[] {
  const plugin = compressed();
  plugin.configResolved({ root: folder, build: { outDir: "." } });
  plugin.writeBundle();
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
}

test("text gets two forms that unpack to the same", () => {
  const script = "export const birds = 64; ".repeat(100);
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "assets/table.js"), script);
  expect(build()).toEqual(["assets", "assets/table.js", "assets/table.js.br", "assets/table.js.gz"]);
  expect(brotliDecompressSync(readFileSync(join(folder, "assets/table.js.br"))).toString()).toBe(script);
  expect(gunzipSync(readFileSync(join(folder, "assets/table.js.gz"))).toString()).toBe(script);
});

test("small files, pictures and what does not shrink stay alone", () => {
  writeFileSync(join(folder, "small.css"), "a{}".repeat(100));
  writeFileSync(join(folder, "picture.png"), "a".repeat(5000));
  writeFileSync(join(folder, "noise.js"), crypto.getRandomValues(new Uint8Array(5000)));
  expect(build()).toEqual(["noise.js", "picture.png", "small.css"]);
});
