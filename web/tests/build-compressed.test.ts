/** What the build leaves beside its files: forms that unpack to the same, where they are worth it. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { compressed } from "../plugins/compressed.ts";

let folder = "";
let kept = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "compressed-"));
  kept = mkdtempSync(join(tmpdir(), "kept-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  rmSync(kept, { recursive: true });
});

function build(): string[] {
  const plugin = compressed();
  plugin.configResolved({ root: folder, cacheDir: kept, build: { outDir: "." } });
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

test("forms of large files are made once, and again when the file changes", () => {
  const form = () => gunzipSync(readFileSync(join(folder, "long.json.gz"))).toString();
  writeFileSync(join(folder, "long.json"), "[1]".repeat(100_000));
  build();
  const forms = readdirSync(join(kept, "compressed"));
  expect(forms.map((name) => name.slice(-3)).sort()).toEqual([".br", ".gz"]);
  const zipped = join(
    kept,
    "compressed",
    forms.find((name) => name.endsWith(".gz"))!,
  );
  writeFileSync(zipped, gzipSync("kept"));
  build();
  expect(form()).toBe("kept");
  writeFileSync(join(folder, "long.json"), "[2]".repeat(100_000));
  build();
  expect(form()).toBe("[2]".repeat(100_000));
});
