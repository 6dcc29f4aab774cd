/**
 * Plays seeded random games in Chromium (playing.mjs), which `CHROMIUM` names: node chromium.mjs FOLDER CASES
 *
 * A page of its own loads the module with the loader of the product, from a server that knows five files.
 */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { resolve } from "node:path";
import { chromium } from "@playwright/test";
import { loader } from "./loaded.mjs";

const [folder, cases] = process.argv.slice(2);
const JAVASCRIPT = "text/javascript";
const files = {
  "/": ["text/html", "<!doctype html><title>Voliera</title>"],
  "/module.js": [JAVASCRIPT, await loader()],
  "/playing.mjs": [JAVASCRIPT, readFileSync(resolve(import.meta.dirname, "playing.mjs"))],
  "/voliera.json": ["application/json", readFileSync(resolve(folder, "voliera.json"))],
  "/voliera.wasm": ["application/wasm", readFileSync(resolve(folder, "voliera.wasm"))],
};

/** In the page: load the module, and play one case after the other. */
async function playAll(all) {
  const [{ Module }, { played }] = await Promise.all([import("/module.js"), import("/playing.mjs")]);
  const description = await (await fetch("/voliera.json")).json();
  const module = await Module.load(await fetch("/voliera.wasm"), description);
  const found = [];
  for (const one of all) found.push(await played(module, one));
  return found;
}

const server = createServer(({ url }, answer) => {
  const [type, body] = files[url] ?? [];
  if (type) answer.setHeader("Content-Type", type).end(body);
  else answer.writeHead(404).end();
});
await new Promise((go) => server.listen(0, "127.0.0.1", go));
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM,
  args: ["--no-sandbox", "--disable-dev-shm-usage"],
});
try {
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  const found = await page.evaluate(playAll, JSON.parse(readFileSync(cases, "utf8")));
  process.stdout.write(JSON.stringify(found));
} finally {
  await browser.close();
  server.close();
}
