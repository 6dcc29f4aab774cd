/**
 * The browser's side, measured: `make bench-web`. The last line is JSON.
 *
 * - first_load_gzip_kb: what a first visit of the home page transfers, in the form that Chromium asks for (brotli here).
 * - paint_ms: from the click that confirms a move to the frame in which the changed board is painted, with animation off,
 *   against a real server on this machine; the median of many moves.
 * - long_frames: frames of more than 50 ms while a scoring scene of Birdie and the final scoring of Bower play.
 * - heap_mb: the page's memory after each of 20 games in one tab, both games in turns; it should not grow.
 * - lighthouse: performance, accessibility and best practices of the home page, as a phone on a slow line.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const ROOT = resolve(import.meta.dirname, "..");
const from = createRequire(join(ROOT, "web/package.json"));
const load = async (name) => import(pathToFileURL(from.resolve(name)).href);
const { chromium } = (await load("@playwright/test")).default;
const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";
const MOVES = 30;
const GAMES = Number(process.env.GAMES ?? 20);
const QUIET = { language: "en", theme: "light", speed: 0, sound: false, confirm: false, contrast: false, tallies: true };

const port = await new Promise((found) => {
  const asking = createServer().listen(0, "127.0.0.1", () => {
    const { port } = asking.address();
    asking.close(() => found(port));
  });
});
const folder = mkdtempSync(join(tmpdir(), "voliera-bench-"));
const home = `http://127.0.0.1:${port}`;
const server = spawn(
  join(ROOT, ".venv/bin/voliera"),
  ["serve", "--no-browser", "--port", String(port), "--database", join(folder, "tables.db")],
  { stdio: "ignore", env: { ...process.env, VOLIERA_LIMIT_SEAT_MESSAGES: "100000", VOLIERA_LIMIT_TABLES_PER_MINUTE: "1000" } },
);
const pause = (ms) => new Promise((go) => setTimeout(go, ms));
const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];
let browser;

try {
  for (let tries = 0; ; tries++) {
    if (await fetch(`${home}/healthz`).then((answer) => answer.ok, () => false)) break;
    if (tries > 300) throw new Error("the server did not come up");
    await pause(100);
  }
  browser = await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox", "--enable-precise-memory-info"] });
  const told = {
    first_load_gzip_kb: await firstLoad(),
    ...(await painting()),
    ...(await frames()),
    ...(await memory()),
    lighthouse: await lighthouse(),
  };
  for (const [name, value] of Object.entries(told)) console.log(name.padEnd(20), JSON.stringify(value));
  console.log(JSON.stringify(told));
} finally {
  await browser?.close();
  server.kill();
  rmSync(folder, { recursive: true, force: true });
}

/** Bytes over the wire for a first visit. */
async function firstLoad() {
  const context = await browser.newContext();
  const page = await context.newPage();
  const talk = await context.newCDPSession(page);
  await talk.send("Network.enable");
  let bytes = 0;
  talk.on("Network.loadingFinished", (event) => (bytes += event.encodedDataLength));
  await page.goto(home, { waitUntil: "networkidle" });
  await context.close();
  return Math.round(bytes / 100) / 10;
}

async function somebody(kept = QUIET, viewport = { width: 360, height: 640 }) {
  const context = await browser.newContext({ viewport });
  await context.request.post(`${home}/api/session`, { data: { name: "Ada", lang: "en" } });
  await context.addInitScript((text) => {
    if (location.protocol !== "about:") localStorage.setItem("voliera.settings", text);
  }, JSON.stringify(kept));
  return context;
}

async function newTable(context, game, variant = "standard") {
  const wish = { game, variant, seats: [{ kind: "me" }, { kind: "bot", bot: "greedy" }], settings: { pace_ms: 0, hints: true } };
  return (await (await context.request.post(`${home}/api/tables`, { data: wish })).json()).id;
}

async function truth(context, id) {
  return (await context.request.get(`${home}/api/tables/${id}`)).json();
}

async function mine(context, id) {
  for (;;) {
    const full = await truth(context, id);
    if (full.table.status === "over" || full.legal?.length) return full;
    await pause(20);
  }
}

async function send(context, id, rev, actions) {
  const body = { type: "act", id: Math.random().toString(36).slice(2), rev, actions };
  await context.request.post(`${home}/api/tables/${id}/send`, { data: body });
}

/**
 * Moves through the page; the clock runs inside it, from the click to the second frame after the hand has changed. A
 * round may end with the move: then the hand is gone.
 */
async function painting() {
  const context = await somebody();
  const times = [];
  while (times.length < MOVES) {
    const id = await newTable(context, "birdie");
    const page = await context.newPage();
    await page.goto(`${home}/#/t/${id}`);
    for (let turns = 0; turns < 8 && times.length < MOVES; turns++) {
      const full = await mine(context, id);
      if (full.view?.phase !== "turn" || !full.legal.some((one) => one.do === "take")) break;
      await page.locator('[data-from="display"]:not([aria-disabled])').first().click();
      await page.locator('[data-act="take"].primary').waitFor(); // the page knows that it is our turn, and the card is chosen
      times.push(
        await page.evaluate(
          () =>
            new Promise((done) => {
              const count = () => document.querySelectorAll('[data-from="hand"][data-card]').length;
              const before = count();
              const start = performance.now();
              const look = () => (count() !== before ? requestAnimationFrame(() => done(performance.now() - start)) : requestAnimationFrame(look));
              document.querySelector('[data-act="take"]').click();
              requestAnimationFrame(look);
            }),
        ),
      );
    }
    await page.close();
  }
  await context.close();
  return { paint_ms: Math.round(median(times) * 10) / 10, paint_ms_worst: Math.round(Math.max(...times) * 10) / 10 };
}

/** Count frames in the page while something plays. */
function startCounting(page) {
  return page.evaluate(() => {
    const gaps = (globalThis.gaps = []);
    let last = performance.now();
    const tick = (now) => {
      gaps.push(now - last);
      last = now;
      globalThis.counting = requestAnimationFrame(tick);
    };
    globalThis.counting = requestAnimationFrame(tick);
  });
}

function stopCounting(page) {
  return page.evaluate(() => {
    cancelAnimationFrame(globalThis.counting);
    return globalThis.gaps.slice(2);
  });
}

/** Scoring scenes with animation as designed. */
async function frames() {
  const context = await somebody({ ...QUIET, speed: 1 });
  const birdie = await scoring(context);
  const bower = await final(context);
  await context.close();
  const all = [...birdie, ...bower];
  return { frames: all.length, frame_ms: Math.round(median(all) * 10) / 10, long_frames: all.filter((gap) => gap > 50).length };
}

async function scoring(context) {
  const id = await newTable(context, "birdie");
  for (;;) {
    const full = await mine(context, id);
    if (full.view.phase === "split") break;
    const lay = full.legal.find((one) => one.do === "done") ?? full.legal.find((one) => one.do === "lay") ?? full.legal[0];
    await send(context, id, full.rev, [lay]);
  }
  const page = await context.newPage();
  await page.goto(`${home}/#/t/${id}`);
  await page.locator('[data-act="write"]').waitFor();
  await pause(500);
  await startCounting(page);
  await page.locator('[data-act="write"]').click();
  await pause(4000);
  const gaps = await stopCounting(page);
  await page.close();
  return gaps;
}

async function final(context) {
  const id = await newTable(context, "bower");
  for (;;) {
    const full = await mine(context, id);
    if (full.table.status === "over") break;
    await send(context, id, full.rev, [full.legal[0]]);
  }
  const page = await context.newPage();
  await page.goto(`${home}/#/t/${id}`);
  await page.locator('[data-act="end"]').waitFor();
  await startCounting(page);
  await pause(6000);
  const gaps = await stopCounting(page);
  await page.close();
  return gaps;
}

/** Table after table in one tab, whole games played beside it: what stays in memory. */
async function memory() {
  const context = await somebody();
  const page = await context.newPage();
  const talk = await context.newCDPSession(page);
  const heaps = [];
  for (let games = 0; games < GAMES; games++) {
    const id = await newTable(context, games % 2 ? "bower" : "birdie");
    await page.goto(`${home}/#/t/${id}`);
    await page.locator("main.app").first().waitFor();
    for (;;) {
      const full = await mine(context, id);
      if (full.table.status === "over") break;
      await send(context, id, full.rev, [full.legal[full.rev % full.legal.length]]);
    }
    await page.locator("main.results, main.final-count").first().waitFor();
    await page.goto(`${home}/#/`);
    await page.locator("main.home-page").waitFor();
    await talk.send("HeapProfiler.collectGarbage");
    const { usedSize } = await talk.send("Runtime.getHeapUsage");
    heaps.push(Math.round(usedSize / 1e5) / 10);
  }
  await context.close();
  return { heap_mb: heaps, games: GAMES };
}

async function lighthouse() {
  const { default: audit } = await load("lighthouse");
  const { launch } = await import(pathToFileURL(createRequire(from.resolve("lighthouse")).resolve("chrome-launcher")).href);
  const chrome = await launch({ chromePath: CHROMIUM, chromeFlags: ["--headless=new", "--no-sandbox"] });
  try {
    const report = await audit(home, {
      port: chrome.port,
      onlyCategories: ["performance", "accessibility", "best-practices"],
      output: "json",
    });
    const scores = report.lhr.categories;
    return Object.fromEntries(Object.entries(scores).map(([name, { score }]) => [name.replace("-", "_"), Math.round(score * 100)]));
  } finally {
    chrome.kill();
  }
}
