/** When somebody is asked about notifications, which table is next, and how much time is left. */
import { part } from "../gallery/part.ts";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { isLaterVisit, LATER_MS, mayAsk, noteVisit, REST_MS } from "../src/app/asking.ts";
import type { Listed } from "../src/net/interface.ts";
import type { Full } from "../src/net/messages.ts";
import { hosts, leavesOthers, nextWaiting, playedByDays } from "../src/screens/notices/moment.ts";
import { timeLeft } from "../src/screens/tables/standing.ts";

const listed = (id: string, more: Partial<Listed> = {}) =>
  part<Listed>({ id, your_turn: true, updated: 0, deadline: null, ...more });

const store = new Map<string, string>();
beforeEach(() => {
  store.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, text: string) => void store.set(key, text),
  });
});

describe("being asked", () => {
  test("never at the first visit, which lasts for some hours", () => {
    const start = Date.UTC(2026, 10, 18, 23, 50);
    expect(mayAsk({}, "default", start)).toBe(false); // nothing is kept here: every visit is the first
    noteVisit(start);
    expect(mayAsk({}, "default", start)).toBe(false);
    expect(mayAsk({}, "default", start + 3_600_000)).toBe(false); // another day, and still the same evening
    noteVisit(start + 3_600_000);
    expect(isLaterVisit(start + LATER_MS - 1)).toBe(false);
    expect(mayAsk({}, "default", start + LATER_MS)).toBe(true);
  });

  test("never where it is on or forbidden, nor soon after a no", () => {
    noteVisit(-LATER_MS);
    expect(mayAsk({}, "default", 0)).toBe(true);
    expect(mayAsk({}, "granted", 0)).toBe(true);
    expect(mayAsk({}, "denied", 0)).toBe(false);
    expect(mayAsk({ device: "d" }, "granted", 0)).toBe(false);
    expect(mayAsk({ no: 1_000 }, "default", 1_000 + REST_MS - 1)).toBe(false);
    expect(mayAsk({ no: 1_000 }, "default", 1_000 + REST_MS)).toBe(true);
  });

  const person = (id: string) => ({ kind: "person" as const, name: "A", bot: null, person: id });
  const bot = { kind: "bot" as const, name: "", bot: "greedy", person: null };
  const full = (
    more: Partial<Full["table"]>,
    seats: Full["table"]["seats"] = [person("a"), person("b")],
    kind: Full["you"]["kind"] = "seat",
  ) =>
    part<Full>({
      you: { kind, seat: 0 },
      table: { id: "abcdefghij234567", status: "running", host: "a", seats, settings: {}, ...more },
    });

  test("only those who play with people at a running table of the server", () => {
    expect(leavesOthers(full({}))).toBe(true);
    expect(leavesOthers(full({}, [person("a"), bot]))).toBe(false);
    expect(leavesOthers(full({ status: "over" }))).toBe(false);
    expect(leavesOthers(full({}, undefined, "watch"))).toBe(false);
    expect(leavesOthers(full({ id: "localabcdefghij234567" }))).toBe(false);
    expect(playedByDays(full({}))).toBe(false);
    expect(playedByDays(full({ settings: { clock: { kind: "days", days: 2 } } }))).toBe(true);
  });

  test("whoever made the table is its host", () => {
    expect(hosts(full({}))).toBe(true);
    expect(hosts(full({ host: "b" }))).toBe(false);
    expect(hosts(full({ host: null }))).toBe(false);
  });
});

test("the next table is the one whose time ends first, then the one that has waited longest", () => {
  const all = [
    listed("here"),
    listed("young", { updated: 9 }),
    listed("old", { updated: 3 }),
    listed("theirs", { your_turn: false }),
  ];
  expect(nextWaiting(all, "here")?.id).toBe("old");
  expect(nextWaiting([...all, listed("due", { deadline: 50, updated: 99 })], "here")?.id).toBe("due");
  expect(nextWaiting([listed("here")], "here")).toBeNull();
});

test("time left is told in days, and in hours on the last two", () => {
  const hour = 3_600_000;
  expect(timeLeft(listed("a", { deadline: 50 * hour }), 0)).toEqual({ unit: "days", count: 2 });
  expect(timeLeft(listed("a", { deadline: 47 * hour }), 0)).toEqual({ unit: "hours", count: 47 });
  expect(timeLeft(listed("a", { deadline: -hour }), 0)).toEqual({ unit: "hours", count: 0 });
  expect(timeLeft(listed("a"), 0)).toBeNull();
  expect(timeLeft(listed("a", { deadline: 1, your_turn: false }), 0)).toBeNull();
});
