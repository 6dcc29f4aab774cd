/** Sheets, puzzles and analyses of this device: turns, documents that are kept, what fails, and browsers that are too old. */
import { afterEach, expect, test, vi } from "vitest";
import type { Row, Store, Stored } from "../src/net/store.ts";
import type { FromWorker } from "../src/net/talk.ts";
import { hasSimd } from "../src/offline/simd.ts";
import { Studies } from "../src/offline/studies.ts";

type Line = Record<string, unknown> & { do: string; path?: string };
const NOTHING = { status: 0, body: null, store: null, need: null, again: false, work: false };

/** A store for documents only; a full one keeps nothing. */
function shelf(full = false): Store & { kept: Map<string, Row> } {
  const kept = new Map<string, Row>();
  return {
    kept,
    keep: async () => undefined,
    open: async () => null,
    document: async (key) => kept.get(key) ?? null,
    keepDocument: async ({ key, document }: Stored) => {
      if (full) throw new Error("QuotaExceededError");
      kept.set(key, document);
    },
  };
}

/** Studies with a package that is played by a function. */
function studies(house: (line: Line) => object, store: Store | null = shelf()) {
  const told: FromWorker[] = [];
  const engine = { house: (line: string) => JSON.stringify(house(JSON.parse(line) as Line)) };
  const desk = new Studies(engine, store, (message) => told.push(message));
  let id = 0;
  const ask = (path: string) =>
    desk.hear({ kind: "ask", id: ++id, method: "GET", path, name: "", body: null });
  return { ask, desk, told };
}

afterEach(() => void vi.restoreAllMocks());

test("long work takes turns with what is asked meanwhile", async () => {
  let left = 3;
  const { ask, told } = studies(({ path }) =>
    path === "/long" && left-- > 0 ? { ...NOTHING, again: true } : { ...NOTHING, status: 200, body: path },
  );
  await Promise.all([ask("/long"), ask("/short")]);
  expect(told.map((one) => one.kind === "answer" && one.body)).toEqual(["/short", "/long"]);
});

test("what is kept is brought, and what was made is kept before it is told", async () => {
  const store = shelf();
  store.kept.set("puzzle/1", { is: "old" });
  const brought: unknown[] = [];
  const { ask, told } = studies((line) => {
    if (line.do === "bring") brought.push(line["document"]);
    else if (!brought.length) return { ...NOTHING, need: "puzzle/1" };
    return { ...NOTHING, status: 200, store: { key: "puzzle/2", document: { is: "new" } } };
  }, store);
  await ask("/puzzle");
  expect(brought).toEqual([{ is: "old" }]);
  expect(store.kept.get("puzzle/2")).toEqual({ is: "new" });
  expect(told).toHaveLength(1);
});

test("an analysis goes on while nobody asks, until nothing is left", async () => {
  let left = 3;
  const { ask } = studies((line) =>
    line.do === "work" ? { left: --left > 0, store: null } : { ...NOTHING, status: 200, work: true },
  );
  await ask("/analyses");
  expect(left).toBe(0);
});

test("somebody who does not wait any more is not answered", async () => {
  const { ask, desk, told } = studies(() => ({ ...NOTHING, status: 200 }));
  const first = ask("/one");
  const second = ask("/two");
  await desk.hear({ kind: "drop", id: 2 });
  await Promise.all([first, second]);
  expect(told.map((one) => one.kind === "answer" && one.id)).toEqual([1]);
});

test.each([
  ["a full store", shelf(true)],
  ["no store at all", null],
])("%s keeps nothing, and all is answered", async (_, store) => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const made = { ...NOTHING, status: 200, store: { key: "puzzle/2", document: {} } };
  const { ask, told } = studies(() => made, store);
  await ask("/puzzle");
  expect(told).toMatchObject([{ kind: "answer", status: 200 }]);
});

test("a fault is answered, and told", async () => {
  const heard = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { ask, told } = studies(() => {
    throw new Error("broken");
  });
  await ask("/puzzle");
  expect(told).toMatchObject([{ kind: "answer", status: 500 }]);
  expect(heard).toHaveBeenCalledOnce();
});

test("browsers without SIMD, or without WebAssembly, are told apart", () => {
  expect(hasSimd()).toBe(true);
  vi.spyOn(WebAssembly, "validate").mockReturnValue(false);
  expect(hasSimd()).toBe(false);
  vi.stubGlobal("WebAssembly", undefined);
  expect(hasSimd()).toBe(false);
  vi.unstubAllGlobals();
});
