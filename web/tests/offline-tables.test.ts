/** Tables on this device, with the real engine: what is kept before it is said, bots, two pages, and a full store. */
import { beforeAll, expect, test, vi } from "vitest";
import type { Full, Incoming } from "../src/net/messages.ts";
import type { BowerView } from "../src/games/bower/forms.ts";
import type { ToWorker } from "../src/net/talk.ts";
import type { Engine } from "../src/offline/engine.ts";
import { kept } from "../src/screens/results/fairness.ts";
import { loadEngine, Memory, Page } from "./offline-page.ts";

let engine: Engine;
beforeAll(async () => void (engine = await loadEngine()));

const WISH = {
  game: "bower",
  seats: [{ kind: "me" }, { kind: "bot", bot: "random" }],
  settings: { pace_ms: 0, hints: true },
};
const newTable = async (page: Page) => (await page.ask<{ id: string }>("POST", "/api/tables", WISH)).id;

test("what is committed is kept, and a table goes on where it was", async () => {
  const store = new Memory();
  const page = new Page(engine, store);
  const id = await newTable(page);
  expect(id).toMatch(/^local[a-z2-7]{16}$/);
  await page.sit(id);
  await page.turn();
  await page.act("a1");
  await page.turn();
  const { v } = page.full;
  expect(store.entries.get(id)).toHaveLength(v);
  const later = new Page(engine, store);
  await later.sit(id);
  expect(later.full.v).toBe(v);
  expect(later.full.view).toEqual((await page.ask<Full>("GET", `/api/tables/${id}`)).view);
  await later.act("a1"); // the same command again is acknowledged, not played twice
  expect(later.types().at(-1)).toBe("ack");
  expect(store.entries.get(id)).toHaveLength(v);
});

test("the promise about the deal is that of the position at its start", async () => {
  const store = new Memory();
  const page = new Page(engine, store);
  for (const game of ["birdie", "bower"]) {
    const { id } = await page.ask<{ id: string }>("POST", "/api/tables", { ...WISH, game });
    const { commitment, nonce, start } = store.tables.get(id)! as Record<
      "commitment" | "nonce" | "start",
      string
    >;
    expect(await kept({ commitment, nonce, start: JSON.parse(start), algorithm: "" })).toBe(true);
  }
});

test("each turn of a bot takes its least time, once", async () => {
  let now = 1_700_000_000_000;
  const clock = vi.spyOn(Date, "now").mockImplementation(() => now);
  const waits: number[] = [];
  const store = new Memory();
  const page = new Page(engine, store, async (ms) => {
    now += ms;
    waits.push(ms);
  });
  const bots = ["greedy", "heuristic"].map((bot) => ({ kind: "bot", bot }));
  const wish = { game: "birdie", seats: [{ kind: "me" }, ...bots], settings: { pace_ms: 1400 } };
  const { id } = await page.ask<{ id: string }>("POST", "/api/tables", wish);
  await page.sit(id);
  await page.turn();
  const take = page.full.legal!.find((one) => one.do === "take")!;
  await page.say({ type: "act", id: "a1", rev: page.full.rev, actions: [take] });
  await page.turn();
  clock.mockRestore();
  const seats = store.entries.get(id)!.map((entry) => entry["seat"]);
  const turns = seats.filter((seat, i) => seat !== 0 && seat !== seats[i - 1]).length;
  expect(turns).toBeGreaterThanOrEqual(2);
  expect(waits.filter((ms) => ms > 0)).toEqual(Array.from({ length: turns }, () => 1400));
});

test("hints are given, and a hidden hand never leaves the worker", async () => {
  const page = new Page(engine, new Memory());
  const id = await newTable(page);
  await page.sit(id);
  await page.turn();
  const hint = await page.ask<{ hint: { actions: unknown[] } }>("POST", `/api/tables/${id}/hint`, {
    kind: "bot",
  });
  expect(hint.hint.actions.length).toBeGreaterThan(0);
  const told = JSON.stringify([page.heard, page.answers]);
  expect(told).not.toMatch(/"(seed|nonce|start)":/);
  expect((await page.ask<{ error: { code: string } }>("GET", `/api/tables/${id}/record`)).error.code).toBe(
    "not_over",
  );
});

test("people who share a device see nothing of each other", async () => {
  const store = new Memory();
  const page = new Page(engine, store);
  const wish = {
    ...{ game: "bower", seats: [{ kind: "me" }, { kind: "me" }], names: ["Anna", "Marta"] },
    settings: { hints: true },
  };
  const { id } = await page.ask<{ id: string }>("POST", "/api/tables", wish);
  await page.sit(id);
  const curtain = (seat: number | null) => page.tables.hear({ kind: "curtain", wire: 7, seat });
  const view = () => page.full.view as BowerView;
  for (let turn = 0; turn < 6; turn++) {
    expect(page.full).toMatchObject({ you: { kind: "watch" } });
    expect(view().hands.every((hand) => typeof hand === "number")).toBe(true);
    expect(view().eggs.every((egg) => egg === null)).toBe(true);
    const seat = view().seat!;
    await curtain(1 - seat);
    expect(page.full.you.kind).toBe("watch");
    await curtain(seat);
    expect(page.full.you).toEqual({ kind: "seat", seat });
    expect(Array.isArray(view().hands[seat as 0 | 1])).toBe(true);
    while (view().seat === seat) await page.act(`t${page.full.rev}`);
    expect(typeof view().hands[(1 - seat) as 0 | 1]).toBe("number");
    const before = page.heard.length;
    await curtain(null);
    expect(page.heard.slice(before).map(({ type }) => type)).toEqual(["full"]);
  }
  const whole = await page.ask<{ error: { code: string } }>("GET", `/api/tables/${id}/whole`);
  expect(whole.error.code).toBe("not_over");
  expect(JSON.stringify([page.heard, page.answers])).not.toMatch(/"(seed|nonce|start)":/);
  const later = new Page(engine, store);
  await later.sit(id);
  expect(later.full).toMatchObject({ you: { kind: "watch" }, v: page.full.v });
});

test("another page that was faster is not overwritten", async () => {
  const store = new Memory();
  const [one, other] = [new Page(engine, store), new Page(engine, store)];
  const id = await newTable(one);
  await one.sit(id);
  await one.turn();
  await other.sit(id);
  await other.turn();
  // both pages have an engine of their own in a browser; here the second one's memory is put back
  const before = await store.open(id);
  await one.act("a1");
  await one.turn();
  engine.house(JSON.stringify({ do: "open", table: before!.row, entries: before!.entries }));
  const kept = store.entries.get(id)!.length;
  await other.act("b1");
  expect(other.heard.at(-1)).toMatchObject({ type: "nack", id: "b1", code: "stale" });
  expect(other.full.v).toBe(kept);
  expect(store.entries.get(id)).toHaveLength(kept);
});

test("a game that cannot be kept goes on, and people are told once", async () => {
  for (const store of [null, Object.assign(new Memory(), { full: true })]) {
    const page = new Page(engine, store);
    const id = await newTable(page);
    expect(page.troubles).toEqual(["not_kept"]);
    await page.sit(id);
    await page.turn();
    await page.act("a1");
    await page.turn();
    expect(page.full.v).toBeGreaterThan(1);
    expect(page.troubles).toEqual(["not_kept"]);
  }
});

test("a table that another page has removed is gone, and is not brought back", async () => {
  for (const news of [true, false]) {
    const store = new Memory();
    const page = new Page(engine, store);
    const id = await newTable(page);
    await page.sit(id);
    await page.turn();
    store.tables.delete(id);
    store.entries.delete(id);
    if (news) await page.say({ type: "sync" });
    else await page.act("a1");
    expect(page.heard.at(-1)).toEqual({ type: "bye", why: "no_table" });
    expect(store.entries.size).toBe(0);
    expect(page.troubles).toEqual([]);
  }
});

test("what is not here is said so", async () => {
  const page = new Page(engine, new Memory());
  await page.sit("localaaaaaaaaaaaaaaaa");
  expect(page.heard).toEqual([{ type: "bye", why: "no_table" }]);
  const wish = { ...WISH, seats: [{ kind: "me" }, { kind: "free" }] };
  expect(await page.ask("POST", "/api/tables", wish)).toMatchObject({ error: { code: "offline" } });
});

test("an engine whose memory cannot grow is not there", async () => {
  const grow = vi.spyOn(WebAssembly.Memory.prototype, "grow");
  grow.mockImplementation(() => {
    throw new RangeError("no memory");
  });
  await expect(loadEngine()).rejects.toThrow(RangeError);
  grow.mockRestore();
});

/** What the package answers when its memory has run out; sometimes it cannot even do that. */
const SHORT = JSON.stringify({ status: 500, body: { error: { code: "error", message: "this failed" } } });
const ends = {
  "answers so": () => SHORT,
  "is at its end": () => {
    throw new Error("MemoryError");
  },
};

test.each(Object.entries(ends))(
  "a bot for which the memory is too small ends the table, where it %s",
  async (_, end) => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    for (const [store, why] of [
      [new Memory(), "device_failed"],
      [null, "device_lost"],
    ] as const) {
      const house = (line: string) => (line.includes('"do":"think"') ? end() : engine.house(line));
      const page = new Page({ house }, store);
      const id = await newTable(page);
      await page.sit(id);
      for (let turn = 0; page.types().at(-1) !== "bye"; turn++) {
        const moves = () => page.types().at(-1) === "bye" || page.full.legal!.length > 0;
        await expect.poll(moves).toBe(true);
        if (page.types().at(-1) !== "bye") await page.act(`a${turn}`);
      }
      expect(page.heard.at(-1)).toEqual({ type: "bye", why });
      expect(page.spent).toBe(true);
      if (!store) continue;
      const later = new Page(engine, store);
      await later.sit(id);
      expect(later.full.v).toBe(store.entries.get(id)!.length);
      await later.turn();
    }
  },
);

test("a message for which the memory is too small is answered, and is no trouble of a server", async () => {
  const house = (line: string) => (line.includes('"type":"act"') ? SHORT : engine.house(line));
  const page = new Page({ house }, new Memory());
  const id = await newTable(page);
  await page.sit(id);
  await page.turn();
  const message: Incoming = { type: "act", id: "a1", rev: page.full.rev, actions: [] };
  const said: ToWorker = { kind: "say", wire: 7, message };
  await expect(page.tables.hear(said)).rejects.toThrow("this failed");
  page.tables.fail(said);
  expect(page.heard.at(-1)).toEqual({ type: "bye", why: "device_failed" });
  expect(page.spent).toBe(true);
});
