/** Score sheets: every change is kept, undone and redone; two phones come to the same document. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import { cleanCode, spaced } from "../src/screens/sheet/code.ts";
import { apply, diff, merge, reversed } from "../src/screens/sheet/fields.ts";
import type { JsonObject } from "../src/net/json.ts";
import { all, keep, load, STEPS } from "../src/screens/sheet/keeping.ts";
import { exchange } from "../src/screens/sheet/sharing.ts";
import { SheetStore } from "../src/screens/sheet/store.svelte.ts";
import { api, Refusal } from "../src/net/api.ts";

/** A storage with room for this many characters. */
function storage(room = Infinity) {
  const map = new Map<string, string>();
  const held = {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new DOMException("full", "QuotaExceededError");
      map.set(key, value);
      Object.assign(held, { [key]: value });
    },
    removeItem: (key: string) => {
      map.delete(key);
      delete (held as Record<string, unknown>)[key];
    },
  };
  return held;
}
const number = (sheet: SheetStore) => sheet.document["number"] as number;
const write = (sheet: SheetStore, name: string, value: JsonObject[string]) =>
  sheet.change((draft) => (draft[name] = value));

beforeEach(() => vi.stubGlobal("localStorage", storage()));

describe("fields", () => {
  const base: JsonObject = {
    boxes: [{ robin: 2 }, {}],
    line: ["a", "b"],
    names: ["A", "B"],
    round: { order: [0, 1] },
  };
  const cases: Array<[string, JsonObject, JsonObject, JsonObject]> = [
    [
      "boxes of two players",
      { ...base, boxes: [{ robin: 3 }, {}] },
      { ...base, boxes: [{ robin: 2 }, { owl: 5 }] },
      { ...base, boxes: [{ robin: 3 }, { owl: 5 }] },
    ],
    [
      "the same box: mine, which comes later",
      { ...base, boxes: [{ robin: 3 }, {}] },
      { ...base, boxes: [{ robin: 4 }, {}] },
      { ...base, boxes: [{ robin: 3 }, {}] },
    ],
    [
      "a line is one field: two halves make no line",
      { ...base, line: ["a", "x"] },
      { ...base, line: ["y", "b"] },
      { ...base, line: ["a", "x"] },
    ],
    [
      "names by their places",
      { ...base, names: ["Ada", "B"] },
      { ...base, names: ["A", "Bo"] },
      { ...base, names: ["Ada", "Bo"] },
    ],
    [
      "something erased and something new",
      { ...base, boxes: [{}, {}] },
      { ...base, more: true },
      { ...base, boxes: [{}, {}], more: true },
    ],
    [
      "an order is one field",
      { ...base, round: { order: [1, 0] } },
      { ...base, line: ["c"] },
      { ...base, round: { order: [1, 0] }, line: ["c"] },
    ],
  ];
  it.each(cases)("%s", (_, mine, theirs, both) => {
    expect(merge(base, mine, theirs)).toEqual(both);
  });
  it("a change and its reverse leave everything as it was", () => {
    for (const [, mine, theirs] of cases) {
      const step = diff(mine, theirs);
      expect(apply(mine, step)).toEqual(theirs);
      expect(apply(theirs, reversed(step))).toEqual(mine);
    }
  });
  it("a change of a place that is gone is left out", () => {
    const step = diff({ seats: [{ a: 1 }, { a: 1 }] }, { seats: [{ a: 1 }, { a: 2 }] });
    expect(apply({ seats: [{ a: 1 }] }, step)).toEqual({ seats: [{ a: 1 }] });
  });
});

describe("a sheet", () => {
  it("is kept at every change, with its steps and its place", () => {
    const sheet = SheetStore.fresh("bower");
    write(sheet, "number", 1);
    write(sheet, "number", 2);
    sheet.goTo({ field: "robin" });
    sheet.undo();
    const again = SheetStore.open(sheet.id)!;
    expect(number(again)).toBe(1);
    expect(again.place).toEqual({ field: "robin" });
    expect(again.redo()).toBe(true);
    expect(number(again)).toBe(2);
    again.undo();
    again.undo();
    expect(again.document["number"]).toBeUndefined();
    expect(again.undo()).toBe(false);
  });
  it("undoes at least a hundred steps, also after a reload", () => {
    const sheet = SheetStore.fresh("bower");
    for (let i = 1; i <= 150; i++) write(sheet, "number", i);
    const again = SheetStore.open(sheet.id)!;
    for (let i = 0; i < 149; i++) expect(again.undo()).toBe(true);
    expect(number(again)).toBe(1);
    expect(STEPS).toBeGreaterThanOrEqual(100);
  });
  it("takes no step where nothing changes, and forgets what was undone after a new one", () => {
    const sheet = SheetStore.fresh("bower");
    expect(write(sheet, "number", 1)).toBe(true);
    expect(write(sheet, "number", 1)).toBe(false);
    sheet.undo();
    write(sheet, "number", 5);
    expect(sheet.redo()).toBe(false);
  });
  it("says when it cannot be kept, gives up old steps before that, and goes on", () => {
    const sheet = SheetStore.fresh("bower");
    for (let i = 1; i <= 100; i++) write(sheet, "number", i);
    vi.stubGlobal("localStorage", storage(4_000));
    write(sheet, "number", 101);
    expect(sheet.trouble).toBe(null);
    expect(load(sheet.id)!.past.length).toBeLessThan(100);
    vi.stubGlobal("localStorage", storage(100));
    write(sheet, "number", 102);
    expect(sheet.trouble).toBe("full");
    expect(number(sheet)).toBe(102);
    vi.stubGlobal("localStorage", {
      setItem: () => {
        throw new DOMException("no", "SecurityError");
      },
    });
    write(sheet, "number", 103);
    expect(sheet.trouble).toBe("blocked");
  });
  it("is listed with the newest first; what was thrown away can be taken back for a day", () => {
    const [old, young] = [SheetStore.fresh("bower"), SheetStore.fresh("birdie")];
    keep({ ...old.kept, updated: 1 });
    expect(all().map(({ id }) => id)).toEqual([young.id, old.id]);
    keep({ ...young.kept, deleted: Date.now() });
    expect(SheetStore.open(young.id)).toBe(null);
    expect(all().some(({ id, deleted }) => id === young.id && deleted)).toBe(true);
    expect(all(Date.now() + 25 * 3_600_000).some(({ id }) => id === young.id)).toBe(false);
  });
});

describe("two phones", () => {
  /** A server with one sheet; `away` is the network cut. */
  function server() {
    const state = { v: 0, document: {} as JsonObject, away: false };
    vi.spyOn(api, "ask").mockImplementation(async (method: string, path: string, body?: unknown) => {
      if (state.away) throw new Refusal("offline");
      if (path === "/api/sheets") {
        Object.assign(state, {
          v: 1,
          document: structuredClone((body as { document: JsonObject }).document),
        });
        return { code: "K7PM3XQD", v: 1 };
      }
      if (!path.startsWith("/api/sheets/K7PM3XQD")) throw new Refusal("bad_code");
      if (method === "GET") {
        const known = Number(path.split("?v=")[1]);
        return { code: "K7PM3XQD", v: state.v, document: known === state.v ? null : state.document };
      }
      const told = body as { v: number; document: JsonObject };
      if (told.v !== state.v) throw new Refusal("stale");
      Object.assign(state, { v: state.v + 1, document: structuredClone(told.document) });
      return { code: "K7PM3XQD", v: state.v };
    });
    return state;
  }
  async function pair() {
    const one = SheetStore.fresh("bower");
    write(one, "boxes", [{}, {}]);
    await one.share();
    const { v, base } = one.kept.shared!;
    return [one, SheetStore.fresh("bower", structuredClone(base), { code: one.code!, v, base })] as const;
  }
  const box = (sheet: SheetStore, seat: number, value: number) =>
    sheet.change((draft) => ((draft["boxes"] as JsonObject[])[seat]!["robin"] = value));

  it("both write, and both have both", async () => {
    server();
    const [one, two] = await pair();
    box(one, 0, 3);
    box(two, 1, 4);
    expect(await exchange(one)).toBe("same");
    expect(await exchange(two)).toBe("same");
    expect(await exchange(one)).toBe("same");
    expect(one.document).toEqual(two.document);
    expect(one.document["boxes"]).toEqual([{ robin: 3 }, { robin: 4 }]);
  });
  it("the last writer of a field wins, and undo takes back only one's own", async () => {
    server();
    const [one, two] = await pair();
    box(one, 0, 3);
    await exchange(one);
    box(two, 0, 5);
    box(two, 1, 2);
    await exchange(two);
    await exchange(one);
    expect(one.document["boxes"]).toEqual([{ robin: 5 }, { robin: 2 }]);
    one.undo();
    await exchange(one);
    await exchange(two);
    expect(two.document["boxes"]).toEqual([{}, { robin: 2 }]);
  });
  it("what is written without a network comes later", async () => {
    const state = server();
    const [one, two] = await pair();
    state.away = true;
    box(one, 0, 3);
    expect(await exchange(one)).toBe("away");
    const again = SheetStore.open(one.id)!;
    expect(again.unsent).toBe(true);
    state.away = false;
    box(two, 1, 4);
    await exchange(two);
    expect(await exchange(again)).toBe("same");
    expect(again.document["boxes"]).toEqual([{ robin: 3 }, { robin: 4 }]);
  });
  it("a sheet that the server does not have any more stays here", async () => {
    server();
    const [one] = await pair();
    const lost = SheetStore.fresh("bower", one.document, { code: "ZZZZZZZZ", v: 1, base: one.document });
    expect(await exchange(lost)).toBe("gone");
    lost.leave();
    expect(await exchange(lost)).toBe("alone");
  });
});

it("a code is read however it is typed", () => {
  expect(cleanCode(" k7pm-3xqd ")).toBe("K7PM3XQD");
  expect(cleanCode("K7PM 3XQD 99")).toBe("K7PM3XQD");
  expect(spaced("K7PM3XQD")).toBe("K7PM 3XQD");
});
