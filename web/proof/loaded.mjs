/** The module as the browser loads it, in Node: the loader is TypeScript, and is translated on the way. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { transformWithOxc } from "vite";

const LOADER = resolve(import.meta.dirname, "../src/offline/module.ts");

/** Load the module of a folder. */
export async function loaded(folder) {
  const { code } = await transformWithOxc(readFileSync(LOADER, "utf8"), LOADER);
  const { Module } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const description = JSON.parse(readFileSync(resolve(folder, "voliera.json"), "utf8"));
  const module = await Module.load(readFileSync(resolve(folder, "voliera.wasm")), description);
  return { module, description };
}
