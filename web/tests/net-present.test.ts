/** What messages make of what is known: order, truth after an entry, and what the log may remember. */
import { expect, test } from "vitest";
import type { View } from "../src/games/documents.ts";
import type { Happened, Happening } from "../src/model.ts";
import type { Ev, Full, TableInfo } from "../src/net/messages.ts";
import { after, happenings, order, remembered, told } from "../src/net/present.ts";
import { event, part, stored } from "./builders.ts";

type Entry = { v: number; mover: number | null; oldest: number; seat: Happened[]; watch: Happened[] };
type Played = { game: string; variant: string; players: number; entries: Entry[] };
const games = stored<Played[]>("net-memory.json");

const seen = part<View>;

function full(more: Partial<Full> = {}, table: Partial<TableInfo> = {}): Full {
  const info = part<TableInfo>({ players: 2, options: {}, status: "running", seats: [], settings: {} });
  return {
    type: "full",
    v: 4,
    rev: 2,
    you: { kind: "seat", seat: 0 },
    table: { ...info, ...table },
    ...more,
  };
}

test("an entry is the next one, a known one, or one after a gap", () => {
  expect(order(full(), 5)).toBe("next");
  expect(order(full(), 4)).toBe("known");
  expect(order(full(), 6)).toBe("gap");
  expect(order(null, 1)).toBe("gap");
});

test("a bare number changes nothing but the count", () => {
  const before = full({ view: seen({ round: 1 }), legal: [{ do: "pass" }], undo: "yes" });
  expect(after(before, { type: "ev", v: 5 })).toEqual({ ...before, v: 5 });
});

test("an entry with a view replaces view, legal actions and undo, also by nothing", () => {
  const before = full({ view: seen({ round: 1 }), legal: [{ do: "pass" }], undo: "yes" });
  const now = after(before, { type: "ev", v: 5, rev: 3, view: seen({ round: 2 }) });
  expect(now).toMatchObject({ v: 5, rev: 3, view: seen({ round: 2 }), legal: [], undo: null });
});

test("an entry without a view leaves view and legal actions as they are", () => {
  const before = full({ view: seen({ round: 1 }), legal: [{ do: "pass" }] });
  const line = { seat: 1, at: 7, text: "hello" };
  const now = after(before, { type: "ev", v: 5, rev: 2, events: [{ id: "said", args: line }] });
  expect(now).toMatchObject({ v: 5, view: seen({ round: 1 }), legal: [{ do: "pass" }], chat: [line] });
});

test("chat is kept up to a number of lines", () => {
  let now = full();
  for (let v = 5; v < 305; v++)
    now = after(now, { type: "ev", v, rev: 2, events: [event("said", { text: String(v) })] });
  expect(now.chat).toHaveLength(200);
  expect(now.chat!.at(-1)).toEqual({ text: "304" });
});

test("entries that came together lie between what was seen before and after all of them", () => {
  const before = full({ view: seen({ round: 1 }) });
  const entries: Ev[] = [
    { type: "ev", v: 5, rev: 3, events: [event("took", { seat: 1 })] },
    { type: "ev", v: 6 },
    { type: "ev", v: 7, rev: 4, events: [event("passed", { seat: 0 })], view: seen({ round: 3 }) },
  ];
  const now = entries.reduce(after, before);
  expect(happenings(before, entries, now)).toEqual([
    { v: 5, events: entries[0]!.events, before: { round: 1 }, after: { round: 3 } },
    { v: 7, events: entries[2]!.events, before: { round: 1 }, after: { round: 3 } },
  ]);
});

test("the told log has numbers of its own, in order, that do not reach beyond the present", () => {
  const log = told(
    full({
      v: 1,
      log: [event("took"), event("refilled")],
    }),
  );
  expect(log.map(({ v }) => v)).toEqual([0, 1]);
});

const named = games.map((game) => [`${game.game} ${game.variant}, ${game.players} players`, game] as const);

test.each(named)("%s: the log remembers exactly what the server would tell", (_, game) => {
  for (const viewer of ["seat", "watch"] as const) {
    let log: Happening[] = [];
    game.entries.forEach((entry, i) => {
      const events = entry[viewer];
      const now = full({ view: seen({ seat: entry.mover }) }, { players: game.players });
      if (events.length) log = remembered([...log, { v: entry.v, events, before: null, after: null }], now);
      else log = remembered(log, now);
      const kept = game.entries.slice(0, i + 1).filter((one) => one.v >= entry.oldest && one[viewer].length);
      expect(log.map(({ v }) => v)).toEqual(kept.map(({ v }) => v));
    });
  }
});

test.each(named)(
  "%s: after a reload it remembers a round, and never more than the server would tell",
  (_, game) => {
    const start = 12;
    const server = (i: number) =>
      game.entries.slice(0, i + 1).filter((one) => one.v >= game.entries[i]!.oldest);
    const events = server(start).flatMap((one) => one.watch);
    let log = told(full({ log: events }));
    for (let i = start + 1; i < game.entries.length; i++) {
      const entry = game.entries[i]!;
      const now = full({ view: seen({ seat: entry.mover }) }, { players: game.players });
      if (entry.watch.length)
        log = remembered([...log, { v: entry.v, events: entry.watch, before: null, after: null }], now);
      const shown = log.flatMap((one) => one.events.map(({ id }) => id));
      const told = server(i).flatMap((one) => one.watch.map(({ id }) => id));
      expect(told.join(" ").endsWith(shown.join(" "))).toBe(true);
      expect(shown.length).toBeGreaterThan(0);
    }
  },
);

test("with open memory, and once the game is over, nothing is forgotten", () => {
  const log: Happening[] = Array.from({ length: 30 }, (_, v) => ({
    v,
    events: [event("took", { seat: v % 2 })],
    before: null,
    after: null,
  }));
  expect(remembered(log, full({ view: seen({ seat: 0 }) }))).toHaveLength(3);
  expect(remembered(log, full({ view: seen({ seat: 0 }) }, { options: { open_memory: true } }))).toHaveLength(
    30,
  );
  expect(remembered(log, full({ view: seen({ seat: null }) }, { status: "over" }))).toHaveLength(30);
});

test("what a take-back has undone is forgotten", () => {
  const one = (v: number, id: "taken-back" | "took", seat: number) => ({
    v,
    events: [event(id, { seat })],
    before: null,
    after: null,
  });
  const log = [one(1, "took", 0), one(2, "took", 1), one(3, "taken-back", 0)];
  expect(remembered(log, full({ view: seen({ seat: 0 }) })).map(({ v }) => v)).toEqual([3]);
});
