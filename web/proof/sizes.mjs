/** Says how large the module is, in bytes: node sizes.mjs FOLDER NAME */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const bytes = readFileSync(resolve(process.argv[2], process.argv[3]));
const sizes = {
  kb: bytes.length,
  brotli_kb: brotliCompressSync(bytes).length,
  gzip_kb: gzipSync(bytes).length,
};
process.stdout.write(JSON.stringify(sizes));
