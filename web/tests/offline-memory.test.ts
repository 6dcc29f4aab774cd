/** The real interpreter when its memory runs out in mid-game: what people are told, and what is left of the game. */
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { ToWorker } from "../src/net/talk.ts";
import type { Engine } from "../src/offline/engine.ts";
import { loadEngine, Memory, Page } from "./offline-page.ts";

/** What the package does beside its own work in these tests: take all memory that there is, or give it back. */
const HOG = `
_hog = [None] * 20000
_plain = house


def house(line):
    if line == "free":
        for i in range(len(_hog)):
            _hog[i] = None
        return line
    if line != "fill":
        return _plain(line)
    size = 1 << 20
    taken = 0
    while size >= 256 and taken < len(_hog):
        try:
            _hog[taken] = bytearray(size)
            taken += 1
        except MemoryError:
            size //= 2
    return line
`;
/** What is asked when memory runs out: a bot's choice, a player's action, a look at the table. */
const LINES = ['"do":"think"', '"type":"act"', '"type":"sync"'];
const WISH = {
  game: "bower",
  seats: [{ kind: "me" }, { kind: "bot", bot: "heuristic" }],
  settings: { pace_ms: 0, hints: true },
};
const TURNS = 3;
/** Whether the device has no memory left. */
let short = false;
/** Its loader allows only one in a process: the last one that was loaded. */
let engine: Engine;

beforeAll(async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined); // the interpreter says how its memory cannot grow
  engine = await loadEngine((sources) => void (sources["main.py"] += HOG));
});

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const grow = Reflect.get<WebAssembly.Memory, "grow">(WebAssembly.Memory.prototype, "grow");
  vi.spyOn(WebAssembly.Memory.prototype, "grow").mockImplementation(function (
    this: WebAssembly.Memory,
    more,
  ) {
    if (short) throw new RangeError("Maximum memory size exceeded");
    return grow.call(this, more);
  });
});
afterEach(() => {
  short = false;
  engine.house("free");
  vi.restoreAllMocks();
});

/** Sit down at a new table, and play some turns. */
async function begin(page: Page): Promise<string> {
  const { id } = await page.ask<{ id: string }>("POST", "/api/tables", WISH);
  await page.sit(id);
  await page.turn();
  for (let turn = 0; turn < TURNS; turn++) {
    await page.act(`t${turn}`);
    await page.turn();
  }
  return id;
}

/** Play until the table is closed. */
async function playOn(page: Page): Promise<void> {
  const isClosed = () => page.types().at(-1) === "bye";
  for (let turn = 0; !isClosed(); turn++) {
    await expect.poll(() => isClosed() || page.full.legal!.length > 0, { timeout: 60_000 }).toBe(true);
    if (isClosed()) return;
    const action = page.full.legal![0]!;
    const say: ToWorker = {
      kind: "say",
      wire: 7,
      message: { type: "act", id: `a${turn}`, rev: page.full.rev, actions: [action] },
    };
    await page.tables.hear(say).catch(() => page.tables.fail(say)); // as the worker does it
  }
}

test.each(LINES)("memory that runs out at %s closes the table, and the game goes on later", async (at) => {
  const store = new Memory();
  let armed = false;
  const house = (line: string) => {
    if (armed && line.includes(at)) {
      short = true;
      engine.house("fill");
    }
    return engine.house(line);
  };
  const page = new Page({ house }, store);
  const id = await begin(page);
  armed = true;
  if (at.includes("sync")) {
    const say: ToWorker = { kind: "say", wire: 7, message: { type: "sync" } };
    await page.tables.hear(say).catch(() => page.tables.fail(say));
  } else await playOn(page);
  expect(page.heard.at(-1)).toEqual({ type: "bye", why: "device_failed" });
  expect(page.spent).toBe(true);
  const kept = store.entries.get(id)!.length;
  expect(kept).toBeGreaterThanOrEqual(page.full.v);
  short = false;
  engine.house("free");
  const next = new Page(engine, store);
  await next.sit(id);
  expect(next.full.v).toBe(kept);
  await next.turn();
  await next.act("later");
  await next.turn();
  expect(next.full.v).toBeGreaterThan(kept);
  expect(next.types()).not.toContain("bye");
});

test("a hint for which there is no memory is refused, and the table stays", async () => {
  const page = new Page(engine, new Memory());
  const id = await begin(page);
  short = true;
  engine.house("fill");
  await page.ask("POST", `/api/tables/${id}/hint`, { kind: "bot" });
  expect(page.answers.at(-1)).toMatchObject({ status: 500, body: { error: { code: "error" } } });
  short = false;
  engine.house("free");
  await page.ask("POST", `/api/tables/${id}/hint`, { kind: "bot" });
  expect(page.answers.at(-1)).toMatchObject({ status: 200 });
  expect(page.spent).toBe(false);
});

test("a line for which the interpreter has no memory is refused, and overwrites nothing", async () => {
  const page = new Page(engine, new Memory());
  const id = await begin(page);
  const line = JSON.stringify({ do: "hear", table: id, message: { type: "sync" }, now: 1 });
  const before = engine.house(line);
  const loader = Reflect.get(globalThis, "Module") as { _malloc: (size: number) => number };
  vi.spyOn(loader, "_malloc").mockReturnValueOnce(0);
  expect(() => engine.house(line)).toThrow(RangeError);
  expect(engine.house(line)).toBe(before);
});

test("a large array for which there is no memory is refused, and the interpreter lives on", async () => {
  const page = new Page(engine, new Memory());
  const id = await begin(page);
  const real = Uint8Array;
  vi.stubGlobal(
    "Uint8Array",
    class extends real {
      constructor(...given: [number]) {
        if (short && typeof given[0] === "number" && given[0] > 1 << 16)
          throw new RangeError("Array buffer allocation failed");
        super(...given);
      }
    },
  );
  short = true;
  await page.ask("POST", `/api/tables/${id}/hint`, { kind: "bot", level: "search", time_ms: 50 });
  expect(page.answers.at(-1)).toMatchObject({ status: 500, body: { error: { code: "error" } } });
  short = false;
  vi.unstubAllGlobals();
  await page.ask("POST", `/api/tables/${id}/hint`, { kind: "bot", level: "search", time_ms: 50 });
  expect(page.answers.at(-1)).toMatchObject({ status: 200 });
});
