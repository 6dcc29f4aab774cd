/**
 * Says so where what the worker of the local tables is made of is not there yet: `make wasm` makes it (hatch_build.py
 * does so before it calls Vite).
 */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const NEEDED = ["voliera.wasm", "voliera.json", "python.json", "birdie.net"];

export function wasm(): Plugin {
  return {
    name: "voliera-wasm",
    apply: "build",
    buildStart() {
      const missing = NEEDED.some((name) => !existsSync(resolve(import.meta.dirname, "../.wasm", name)));
      if (missing) this.error("the rules are not made for browsers yet: run `make wasm`");
    },
  };
}
