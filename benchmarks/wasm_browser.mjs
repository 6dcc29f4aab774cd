/**
 * How soon somebody can play without a server, in Chromium: node benchmarks/wasm_browser.mjs
 *
 * The page as plain files (`make static`), kept by its service worker, is opened again with the network cut, and *Play
 * now* is tapped as soon as it is there. Prints JSON: `offline_mb`, all that is fetched for that, compressed as servers
 * of ours send it; `first_move_s`, from opening the page to the first legal move (median), and `first_move_best_s`.
 */
import { spawn } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { createRequire } from "node:module";
import { resolve } from "node:path";

const WEB = resolve(import.meta.dirname, "../web");
const BUILT = resolve(import.meta.dirname, "../build");
const { chromium } = createRequire(resolve(WEB, "package.json"))("@playwright/test");
const ROUNDS = 5;

const port = await new Promise((tell) => {
  const probe = createServer().listen(0, "127.0.0.1", () => {
    const { port } = probe.address();
    probe.close(() => tell(port));
  });
});
const files = spawn("python3", ["-m", "http.server", String(port), "--bind", "127.0.0.1", "-d", BUILT], {
  stdio: "ignore",
});
const home = `http://127.0.0.1:${port}/static/`;

/** Bytes of the files that the service worker fetches, as they travel. */
function fetched() {
  const worker = readFileSync(resolve(BUILT, "static/sw.js"), "utf8");
  const names = new Set(["index.html", ...[...worker.matchAll(/"((?:assets\/|voliera\.)[^"]+)"/g)].map((one) => one[1])]);
  const small = (name) => {
    const file = resolve(BUILT, "static", name);
    return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
  };
  return [...names].reduce((total, name) => total + small(name), 0);
}

/** Note in the page when the first table with legal moves was told. */
function listen() {
  window.Worker = class extends Worker {
    constructor(address, options) {
      super(address, options);
      this.addEventListener("message", ({ data }) => {
        if (data.kind === "hear" && data.message.legal?.length) window.firstMove ??= performance.now();
      });
    }
  };
}

try {
  const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, hasTouch: true });
  await context.addInitScript(listen);
  const page = await context.newPage();
  for (let tries = 0; ; tries++) {
    try {
      await page.goto(home);
      break;
    } catch (error) {
      if (tries === 50) throw error;
      await new Promise((go) => setTimeout(go, 100));
    }
  }
  await page.waitForFunction(async () => {
    const { active } = await navigator.serviceWorker.ready;
    return active?.state === "activated" && navigator.serviceWorker.controller !== null;
  });
  await context.setOffline(true);
  const times = [];
  for (let round = 0; round < ROUNDS; round++) {
    await page.goto("about:blank");
    await page.goto(home);
    await page.locator('[data-act="play"]').tap();
    await page.waitForFunction(() => window.firstMove !== undefined);
    times.push((await page.evaluate(() => window.firstMove)) / 1000);
  }
  await browser.close();
  times.sort((a, b) => a - b);
  console.log(
    JSON.stringify({
      offline_mb: Number((fetched() / 1e6).toFixed(2)),
      first_move_s: Number(times[times.length >> 1].toFixed(2)),
      first_move_best_s: Number(times[0].toFixed(2)),
    }),
  );
} finally {
  files.kill();
}
