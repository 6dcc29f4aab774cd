/**
 * Compressed forms beside the built files, so that the server need not think: `x.js.br` and `x.js.gz` next to `x.js`.
 *
 * Only for files that gain by it; a form that is no smaller is not written.
 */
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(js|css|html|svg|json|txt|wasm|net|webmanifest)$/;
const WORTH_IT = 1024;

const FORMS: Record<string, (text: Buffer) => Buffer> = {
  ".br": (text) =>
    brotliCompressSync(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  ".gz": (text) => gzipSync(text, { level: constants.Z_BEST_COMPRESSION }),
};

export function compressed() {
  let folder = "";
  return {
    name: "voliera-compressed",
    apply: "build",
    configResolved: (config: { root: string; build: { outDir: string } }) =>
      void (folder = resolve(config.root, config.build.outDir)),
    writeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        const file = resolve(folder, name);
        if (!TEXT.test(name) || statSync(file).size <= WORTH_IT) continue;
        const text = readFileSync(file);
        for (const [end, form] of Object.entries(FORMS)) {
          const small = form(text);
          if (small.length < text.length) writeFileSync(file + end, small);
        }
      }
    },
  } satisfies Plugin;
}
