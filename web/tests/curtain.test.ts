/** The curtain of a table that several people share: what the page forgets, what it does not listen to, and who is next. */
import { expect, test, vi } from "vitest";
import { LiveTable } from "../src/net/live.svelte.ts";
import type { Caller, Talk } from "../src/net/line.ts";
import type { Full, Incoming, SeatInfo } from "../src/net/messages.ts";
import { seatIn } from "../src/model.ts";
import { isCovered, nextHere, since } from "../src/screens/table/curtain.ts";
import { situation } from "./builders.ts";
import { ev, full, here } from "./live-network.ts";

const person = (name: string, bot: string | null = null): SeatInfo => ({
  ...{ kind: "person", name, bot },
  person: "me",
});
const BOT: SeatInfo = { kind: "bot", name: "", bot: "greedy", person: null };

/** A line to a worker that the test speaks for. */
function lineOf(): { table: LiveTable; caller: Caller; sent: Incoming[]; curtains: (number | null)[] } {
  const [sent, curtains]: [Incoming[], (number | null)[]] = [[], []];
  let caller!: Caller;
  const line: Talk & { talking: boolean } = {
    talking: true,
    stop: vi.fn(),
    send: (message) => void sent.push(message),
    curtain: (seat) => void curtains.push(seat),
    greeted: () => (line.talking = true),
    later: vi.fn(),
    hurry: vi.fn(),
    reopen: () => {
      line.talking = false;
      sent.push(caller.hello());
    },
  };
  const table = new LiveTable("localabcdefghijklmnop", (one) => {
    caller = one;
    return line;
  });
  return { table, caller, sent, curtains };
}

const everybodys = (v = 1): Full => ({ ...full(v), you: { kind: "watch", seat: null }, legal: [] });
const seatsOwn = (seat: number, v = 1): Full => ({ ...full(v), you: { kind: "seat", seat } });

test("what a player saw is gone when the curtain falls, before anything is answered", () => {
  const { table, caller, curtains } = lineOf();
  caller.hear({ ...seatsOwn(0), log: [{ id: "took", args: { seat: 0 } }] as never, chat: [] });
  table.curtain(null);
  expect(curtains).toEqual([null]);
  expect(table.full).toEqual({
    ...{ type: "full", v: 1, rev: 1, you: { kind: "watch", seat: null } },
    table: full().table,
  });
  expect(table.log).toEqual([]);
  caller.hear(everybodys());
  expect(table.full).toEqual(everybodys());
});

test("what was on its way to the player before is not heard", () => {
  const { table, caller } = lineOf();
  caller.hear(seatsOwn(0));
  caller.hear(here);
  const heard = vi.fn();
  table.onHappening(heard);
  const refused = vi.fn();
  table.refused = refused;
  void table.act([{ do: "pass" }]);
  table.curtain(null);
  caller.hear(ev(2, 0));
  caller.hear(seatsOwn(0, 2));
  expect(table.full!.view).toBeUndefined();
  caller.hear(everybodys(2));
  expect(table.full).toEqual(everybodys(2));
  expect(heard).not.toHaveBeenCalled();
});

test("the next player sees the table when the worker says so, and is greeted", () => {
  const { table, caller, sent } = lineOf();
  caller.hear(everybodys());
  caller.hear(here);
  table.curtain(1);
  expect(table.full).toEqual(everybodys()); // nothing hidden in it: the curtain stays as it is
  caller.hear(seatsOwn(1));
  expect(table.full).toEqual(seatsOwn(1));
  expect(sent.at(-1)).toMatchObject({ type: "hello", have: 1, you: "seat:1" });
  caller.hear(here);
  caller.hear(ev(2, 1));
  expect(table.full!.v).toBe(2);
});

test("a curtain that may not be lifted stays down", () => {
  const { table, caller } = lineOf();
  caller.hear(everybodys());
  table.curtain(1);
  caller.hear(everybodys(2));
  expect(table.full).toEqual(everybodys(2));
});

test("where the worker has closed the table, a refusal asks for the truth", () => {
  const { table, caller, sent } = lineOf();
  caller.hear(seatsOwn(0));
  caller.hear(here);
  void table.act([{ do: "pass" }]);
  const { id } = sent.at(-1) as { id: string };
  caller.hear({ type: "nack", id, code: "stale", full: everybodys(3) });
  expect(sent.at(-1)).toEqual({ type: "sync" });
  caller.hear(everybodys(3));
  expect(table.full!.you.kind).toBe("watch");
});

/** Birdie with four seats; seat 1 is to move. */
function shared(seats: SeatInfo[], you: Full["you"] = { kind: "watch", seat: null }): Full {
  const found = situation("birdie-watch");
  return { ...found, you, table: { ...found.table, id: "localabcdefghijklmnop", seats } };
}

test("the device goes to a person who is to move and does not hold it", () => {
  const four = [person("Anna"), person("Marta"), person("Luca"), BOT];
  expect(nextHere(shared(four))).toBe(1);
  expect(nextHere(shared(four, { kind: "seat", seat: 0 }))).toBe(1);
  expect(nextHere(shared(four, { kind: "seat", seat: 1 }))).toBeNull();
  expect(nextHere(shared([person("Anna"), BOT, person("Luca"), BOT]))).toBeNull();
  expect(nextHere(shared([person("Anna"), person("Marta", "heuristic"), person("Luca"), BOT]))).toBeNull();
  expect(nextHere(shared([person("Anna"), BOT, BOT, BOT]))).toBeNull();
  expect(nextHere({ ...shared(four), table: { ...shared(four).table, id: "abcdefghij" } })).toBeNull();
});

test("the curtain is down while nobody has lifted it, and up when the game is over", () => {
  const two = [person("Anna"), person("Marta"), BOT, BOT];
  const down = shared(two);
  expect(isCovered(down)).toBe(true);
  expect(isCovered(shared(two, { kind: "seat", seat: 1 }))).toBe(false);
  expect(isCovered({ ...down, table: { ...down.table, status: "over" } })).toBe(false);
  expect(isCovered(shared([person("Anna"), BOT, BOT, BOT]))).toBe(false);
});

test("the next player is told what happened since their own last turn", () => {
  const log = situation("birdie-watch").log!.map((event, v) => ({
    ...{ v, events: [event], before: null },
    after: null,
  }));
  const told = (seat: number) => since(log, seat, "birdie").map((event) => [event.id, seatIn(event)]);
  expect(told(1)).toEqual([
    ["laid", 2],
    ["laid", 3],
    ["laid", 0],
  ]);
  expect(told(0)).toEqual([]);
});
