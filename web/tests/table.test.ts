/** Around a table: who is away and what the others may do, clocks, chat that was not read, patience. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refusal } from "../src/net/api.ts";
import type { ChatLine } from "../src/net/documents.ts";
import type { Full, Presence, SeatInfo, TableInfo } from "../src/net/messages.ts";
import { long, minutes, reading } from "../src/screens/table/clock.ts";
import { patiently } from "../src/screens/table/patiently.ts";
import {
  backAsked,
  ballot,
  canResign,
  replaced,
  standing,
  takesBack,
  talks,
} from "../src/screens/table/people.ts";
import { chatOf, shell, unread } from "../src/screens/table/shell.svelte.ts";
import { company } from "../src/state/company.svelte.ts";
import { words } from "../src/words/words.svelte.ts";
import { part } from "./builders.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  shell.clear();
  vi.useRealTimers();
});

const person = (name: string, bot: string | null = null): SeatInfo => ({
  kind: "person",
  name,
  bot,
  person: name,
});
const robot: SeatInfo = { kind: "bot", name: "", bot: "greedy", person: null };

function full(table: Partial<TableInfo> = {}, more: Partial<Full> = {}): Full {
  const seats = [person("Anna"), person("Marta"), person("Oleg")];
  return {
    type: "full",
    v: 1,
    rev: 1,
    you: { kind: "seat", seat: 0 },
    table: {
      ...part<TableInfo>({ status: "running", seats, votes: {}, back: null, settings: {} }),
      ...table,
    },
    ...more,
  };
}
const present = (...seats: boolean[]): Presence => ({ type: "presence", seats, watchers: 0 });

test("how a seat stands", () => {
  const seats = [person("Anna"), person("Marta", "heuristic"), robot, { ...robot, kind: "free" as const }];
  const here = present(false, false, false, false);
  expect(seats.map((_, seat) => standing(full({ seats }), here, seat))).toEqual([
    "away",
    "stand-in",
    "bot",
    "free",
  ]);
  expect(standing(full({ seats }), null, 0)).toBe("here");
});

test("a move is taken back at once where only bots would have to agree", () => {
  const settings = { take_back: true };
  const alone = { seats: [person("Anna"), robot, robot], settings };
  expect(takesBack(full(alone))).toBe(true);
  expect(takesBack(full({ ...alone, seats: [person("Anna"), person("Marta"), robot] }))).toBe(false);
  expect(takesBack(full({ ...alone, seats: [person("Anna"), person("Marta", "greedy"), robot] }))).toBe(true);
  expect(takesBack(full({ ...alone, settings: {} }))).toBe(false);
  expect(takesBack(full({ ...alone, status: "over" }))).toBe(false);
  expect(takesBack(full(alone, { rev: 0 }))).toBe(false);
  expect(takesBack(full(alone, { you: { kind: "watch", seat: null } }))).toBe(false);
});

test("one resigns in a running game of two, and only as a player", () => {
  const two = { players: 2, seats: [person("Anna"), robot] };
  expect(canResign(full(two))).toBe(true);
  expect(canResign(full({ ...two, seats: [person("Anna", "heuristic"), person("Marta")] }))).toBe(true);
  expect(canResign(full({ players: 3 }))).toBe(false);
  for (const status of ["open", "over"] as const) expect(canResign(full({ ...two, status }))).toBe(false);
  for (const kind of ["watch", "coach"] as const)
    expect(canResign(full(two, { you: { kind, seat: kind === "coach" ? 0 : null } }))).toBe(false);
});

test("one votes about another person who is away, and not about who is here", () => {
  expect(ballot(full(), present(true, false, true), 1)).toMatchObject({ allowed: true, count: 0, needed: 2 });
  expect(ballot(full(), present(true, true, true), 1).allowed).toBe(false);
  expect(ballot(full(), present(false, false, true), 0).allowed).toBe(false);
  const watcher = full({}, { you: { kind: "watch", seat: null } });
  expect(ballot(watcher, present(true, false, true), 1).allowed).toBe(false);
});

test("a vote can be taken back, and the votes of those who were replaced do not count", () => {
  const seats = [person("Anna"), person("Marta"), person("Oleg", "heuristic")];
  const counted = ballot(full({ seats, votes: { "1": [0, 2] } }), present(true, false, true), 1);
  expect(counted).toMatchObject({ count: 1, needed: 1, mine: true });
});

test("a player who is replaced knows it", () => {
  expect(replaced(full())).toBe(false);
  expect(replaced(full({ seats: [person("Anna", "heuristic"), person("Marta")] }))).toBe(true);
});

test("a take-back is asked of those who have not agreed", () => {
  expect(backAsked(full()).how).toBe("no");
  expect(backAsked(full({ back: { seat: 1, yes: [] } }))).toEqual({ how: "answer", seat: 1 });
  expect(backAsked(full({ back: { seat: 1, yes: [0] } })).how).toBe("wait");
  expect(backAsked(full({ back: { seat: 0, yes: [] } })).how).toBe("mine");
  expect(backAsked(full({ back: { seat: 1, yes: [] } }, { you: { kind: "watch", seat: null } })).how).toBe(
    "wait",
  );
});

test("there is talk where there are people", () => {
  expect(talks(full())).toBe(true);
  expect(talks(full({ seats: [person("Anna"), robot] }))).toBe(false);
});

test("muted people are not heard, and in the kid-safe mode only signs are", () => {
  const chat: ChatLine[] = [
    { seat: 1, at: 10, text: "words" },
    { seat: 1, at: 20, emote: "nice" },
    { seat: 0, at: 30, text: "my own" },
  ];
  const table = full({}, { chat });
  words.kids = true;
  expect(chatOf(table).map((line) => line.at)).toEqual([20, 30]);
  words.kids = false;
  company.mute(table.table.seats[1]!.person!);
  expect(chatOf(table).map((line) => line.at)).toEqual([30]);
  expect(unread(table, 5)).toBe(0);
  company.mute(table.table.seats[1]!.person!, false);
  expect(chatOf(table)).toHaveLength(3);
});

test("only what others said since is new", () => {
  const chat: ChatLine[] = [
    { seat: 1, at: 10, text: "a" },
    { seat: 0, at: 20, text: "b" },
    { seat: 1, at: 30, emote: "nice" },
  ];
  expect(unread(full({}, { chat }), 5)).toBe(2);
  expect(unread(full({}, { chat }), 10)).toBe(1);
  expect(unread(full({}, { chat }), 30)).toBe(0);
});

test("a live clock runs on between messages, for the seat to move only, and never below nothing", () => {
  const live = full(
    { settings: { clock: { kind: "live", seconds: 60 } } },
    { clock: { running: 0, left_ms: [30_000, 50_000, 10_000] } },
  );
  expect(reading(live, 0, 1_000)).toEqual({ kind: "live", left: 30_000, running: true, low: false });
  expect(reading(live, 0, 12_000)).toMatchObject({ left: 19_000, low: true });
  expect(reading(live, 1, 12_000)).toMatchObject({ left: 50_000, running: false, low: false });
  expect(reading(live, 0, 99_000)).toMatchObject({ left: 0 });
  const next = { ...live, clock: { running: 0, left_ms: [25_000, 50_000, 10_000] } };
  expect(reading(next, 0, 99_000)).toMatchObject({ left: 25_000 });
});

test("with days per turn only the seat to move has a clock; without clocks nobody has", () => {
  const days = full(
    { settings: { clock: { kind: "days", days: 2 } } },
    { clock: { running: 1, left_ms: 90_000_000 } },
  );
  expect(reading(days, 1, 0)).toMatchObject({ kind: "days", left: 90_000_000, running: true });
  expect(reading(days, 0, 0)).toBe(null);
  expect(reading(full({}, { clock: null }), 0, 0)).toBe(null);
});

test("times are written in minutes, and in hours where there are any", () => {
  expect([0, 1, 59_000, 60_000, 245_000, 3_723_000].map(minutes)).toEqual([
    "0:00",
    "0:01",
    "0:59",
    "1:00",
    "4:05",
    "1:02:03",
  ]);
  expect(long(2.5 * 86_400_000)).toMatchObject({ unit: "days", days: 2, hours: 12 });
  expect(long(3_660_000)).toMatchObject({ unit: "hours", hours: 1, minutes: 1 });
  expect(long(59_000)).toMatchObject({ unit: "minutes", minutes: 0 });
});

test("notices go by themselves, stay longer for people who ask why, and two are enough", async () => {
  shell.say(() => "one");
  shell.say(() => "two");
  shell.say(() => "three");
  expect(shell.notices.map((one) => one.text())).toEqual(["two", "three"]);
  shell.keep(shell.notices[0]!.id);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(shell.notices.map((one) => one.text())).toEqual(["two"]);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(shell.notices).toEqual([]);
});

test("a table that was left leaves nothing of itself", () => {
  shell.say(() => "one");
  shell.open("menu");
  shell.readUpTo = 7;
  shell.clear();
  expect(shell).toMatchObject({ sheet: null, notices: [], spoken: [], readUpTo: 0 });
  expect(vi.getTimerCount()).toBe(0);
});

test("what needs the server waits for it, and gives up only on a real refusal or when one leaves", async () => {
  const here = new AbortController().signal;
  let tries = 0;
  const done = patiently(
    () => (++tries < 4 ? Promise.reject(new Refusal("offline")) : Promise.resolve(7)),
    here,
  );
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await done).toBe(7);
  await expect(patiently(() => Promise.reject(new Refusal("bad_name")), here)).rejects.toThrow("bad_name");
  const fault = new TypeError("x is not a function");
  await expect(patiently(() => Promise.reject(fault), here)).rejects.toBe(fault);
  const gone = new AbortController();
  const given = patiently(() => Promise.reject(new Refusal("offline")), gone.signal);
  const over = expect(given).rejects.toThrow("offline");
  gone.abort();
  await vi.advanceTimersByTimeAsync(10_000);
  await over;
});

test("a player who has left asks the server for nothing more", async () => {
  const work = vi.fn(() => Promise.resolve(7));
  await expect(patiently(work, AbortSignal.abort())).rejects.toThrow("abort");
  expect(work).not.toHaveBeenCalled();
});
