/** The store of this device: tables that are kept and removed, and documents that make room. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Listed } from "../src/net/interface.ts";
import { Conflict, Database, Removed } from "../src/net/store.ts";
import { fakeStore, type FakeDatabase } from "./fake-store.ts";

let store: Database;
let database: FakeDatabase;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const fake = fakeStore();
  database = fake.database;
  vi.stubGlobal("IDBKeyRange", fake.range);
  store = await Database.open(fake.factory);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const listed = (id: string) => ({ id, updated: 1 }) as Listed;
const begin = (id: string) => store.keep({ listed: listed(id), table: { id }, entry: null });
const enter = (id: string, v: number) =>
  store.keep({ listed: listed(id), table: null, entry: { table_id: id, v } });
async function keepDocument(key: string, length = 1): Promise<void> {
  vi.setSystemTime(Date.now() + 1000);
  await store.keepDocument({ key, document: { text: "x".repeat(length) } });
}

test("a table is kept with its entries, each once", async () => {
  await begin("a");
  await enter("a", 1);
  await expect(enter("a", 1)).rejects.toThrow(Conflict);
  await enter("a", 2);
  expect((await store.open("a"))!.entries).toHaveLength(2);
});

test("a table is removed with all its entries, and with nothing of another", async () => {
  for (const id of ["a", "b"]) {
    await begin(id);
    await enter(id, 1);
  }
  await store.remove("a");
  expect(await store.open("a")).toBeNull();
  expect(await store.listed()).toEqual([listed("b")]);
  expect(database.keys("entries")).toEqual([["b", 1]]);
});

test("an entry brings no table back that another page has removed", async () => {
  await begin("a");
  await store.remove("a");
  await expect(enter("a", 1)).rejects.toThrow(Removed);
  expect([database.keys("tables"), database.keys("entries")]).toEqual([[], []]);
});

test("of many documents the newest stay", async () => {
  for (let i = 0; i < 70; i++) await keepDocument(`puzzle/${i % 65}`);
  const kept = database.keys("documents");
  expect(kept).toHaveLength(60);
  expect(kept).toEqual(expect.arrayContaining(["puzzle/0", "puzzle/4", "puzzle/64"])); // the first five were kept again
  expect(kept).not.toContain("puzzle/9");
});

test("a full store drops its oldest documents for a game", async () => {
  for (const day of [1, 2, 3, 4]) await keepDocument(`puzzle/${day}`, 100);
  database.most = database.size();
  await begin("a");
  await enter("a", 1);
  expect(database.keys("documents")).toEqual(["puzzle/3", "puzzle/4"]);
  expect((await store.open("a"))!.entries).toHaveLength(1);
});

test("a full store without documents says that it is full", async () => {
  database.most = database.size();
  await expect(begin("a")).rejects.toThrow("no room");
  await expect(keepDocument("puzzle/1")).rejects.toThrow("no room");
});
