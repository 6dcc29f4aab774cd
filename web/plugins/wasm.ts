/**
 * The rules in WebAssembly as a file of every build. `make wasm` compiles them (hatch_build.py does so before it calls
 * Vite); the page fetches them when it plays without a server, never before.
 */
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const MODULE = resolve(import.meta.dirname, "../.wasm/voliera.wasm");

export function wasm(): Plugin {
  return {
    name: "voliera-wasm",
    apply: "build",
    buildStart() {
      if (!existsSync(MODULE)) this.error("the rules are not compiled for browsers yet: run `make wasm`");
      this.emitFile({
        type: "asset",
        name: "voliera.wasm",
        originalFileName: MODULE,
        source: readFileSync(MODULE),
      });
    },
  };
}
