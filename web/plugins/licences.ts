/**
 * `licences.txt`: the licences of the libraries that are part of the page, from their packages. A library that the page
 * does not name (src/screens/about/libraries.ts) fails the build.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { LIBRARIES } from "../src/screens/about/libraries.ts";

const PACKAGES = resolve(import.meta.dirname, "../node_modules");
const MIT = resolve(import.meta.dirname, "licences/mit.txt");
const APACHE = resolve(PACKAGES, "typescript/LICENSE.txt");
/** Packages that come without the text of their licence: whose they are, and where the text is. */
const WITHOUT_TEXT: Record<string, [holder: string, text: string]> = {
  "@fluent/bundle": ["Copyright Mozilla and others", APACHE],
  "@micropython/micropython-webassembly-pyscript": ["Copyright (c) 2013-2025 Damien P. George", MIT],
};
export const LICENCES = "licences.txt";

/** The text of a package's licence; raises an error where there is none. */
function licenceOf(name: string): string {
  const known = WITHOUT_TEXT[name];
  if (known) return `${known[0]}\n\n${readFileSync(known[1], "utf8").trim()}`;
  const file = readdirSync(resolve(PACKAGES, name)).find((one) => /^licen[cs]e(\.\w+)?$/i.test(one));
  if (!file) throw new Error(`${name} has no text of its licence: name it in plugins/licences.ts`);
  return readFileSync(resolve(PACKAGES, name, file), "utf8").trim();
}

const versionOf = (name: string): string =>
  (JSON.parse(readFileSync(resolve(PACKAGES, name, "package.json"), "utf8")) as { version: string }).version;

/** All licences, one after the other. */
export function licences(): string {
  const packages = LIBRARIES.flatMap((library) => library.packages);
  const texts = packages.map((name) => `${name} ${versionOf(name)}\n\n${licenceOf(name)}\n`);
  return texts.join(`\n${"-".repeat(72)}\n\n`);
}

/** The package that a module is of; null where it is none of a library. */
export function packageOf(module: string): string | null {
  const [, name = null] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(module) ?? [];
  return name !== null && existsSync(resolve(PACKAGES, name)) ? name : null;
}

export function licenceTexts(): Plugin {
  const named = new Set<string>(LIBRARIES.flatMap((library) => library.packages));
  return {
    name: "voliera-licences",
    apply: "build",
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        for (const module of file.type === "chunk" ? file.moduleIds : []) {
          const name = packageOf(module);
          if (name !== null && !named.has(name))
            this.error(`${name} is part of the page: libraries.ts lacks it`);
        }
      this.emitFile({ type: "asset", fileName: LICENCES, source: licences() });
    },
  };
}
