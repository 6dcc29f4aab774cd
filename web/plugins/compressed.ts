/**
 * Compressed forms beside the built files, so that the server need not think: `x.js.br` and `x.js.gz` next to `x.js`.
 *
 * Only for files that gain by it; a form that is no smaller is not written. Forms of large files, which take seconds,
 * are kept for the next build, and for that of the plain files, which has the same ones.
 */
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(js|css|html|svg|json|txt|wasm|net|webmanifest)$/;
const WORTH_IT = 1024;
const LARGE = 200_000;

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
  let kept = "";
  return {
    name: "voliera-compressed",
    apply: "build",
    configResolved(config: { root: string; cacheDir: string; build: { outDir: string } }) {
      folder = resolve(config.root, config.build.outDir);
      kept = resolve(config.cacheDir, "compressed");
    },
    writeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        const file = resolve(folder, name);
        if (!TEXT.test(name) || statSync(file).size <= WORTH_IT) continue;
        const text = readFileSync(file);
        for (const [end, form] of Object.entries(FORMS)) {
          const small = text.length < LARGE ? form(text) : keptForm(kept, end, text, form);
          if (small.length < text.length) writeFileSync(file + end, small);
        }
      }
    },
  } satisfies Plugin;
}

/** A form out of the folder of kept ones, or a new one, which is kept there. */
function keptForm(folder: string, end: string, text: Buffer, form: (text: Buffer) => Buffer): Buffer {
  const file = join(folder, createHash("sha256").update(text).digest("hex") + end);
  if (existsSync(file)) return readFileSync(file);
  const small = form(text);
  mkdirSync(folder, { recursive: true });
  const writing = `${file}.${process.pid}`;
  writeFileSync(writing, small);
  renameSync(writing, file); // another build may read it meanwhile
  return small;
}
