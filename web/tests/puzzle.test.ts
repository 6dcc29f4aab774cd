/** Puzzles: days in a row, what is kept, when an answer is complete, what is told of it and to others. */
import { beforeAll, describe, expect, test, vi } from "vitest";
import { setComponents } from "../src/games/components.ts";
import type { Happened } from "../src/model.ts";
import type { Full } from "../src/net/messages.ts";
import { beginning } from "../src/screens/puzzle/beginning.ts";
import { before, byMonth, dayIn, isDay, lastDays, streak, today } from "../src/screens/puzzle/days.ts";
import { explained } from "../src/screens/puzzle/explaining.ts";
import { Shelf } from "../src/screens/puzzle/progress.svelte.ts";
import { complete, worth, type Listed } from "../src/screens/puzzle/puzzle.ts";
import { shareText } from "../src/screens/puzzle/sharing.ts";
import { say } from "../src/words/words.svelte.ts";
import { CODES, speaking } from "./spoken.ts";
import type { Action } from "../src/games/documents.ts";
import { componentsOf, event, part, situation } from "./builders.ts";
import type { Components } from "../src/games/birdie/documents.ts";
import type { Solution } from "../src/net/interface.ts";

const birdie: Components = componentsOf("birdie");
const full = situation("birdie-split");
const listed = (id: string): Listed => ({ id, kind: "split", game: "birdie", difficulty: 3 });

/** A storage that can be looked into, and that refuses when it is full. */
function notes(kept: Record<string, string> = {}, room = Infinity) {
  return {
    kept,
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, text: string) => {
      if (text.length > room) throw new DOMException("full", "QuotaExceededError");
      kept[key] = text;
    },
  };
}

describe("days", () => {
  test("a run of days goes on over months and over a day that is still open", () => {
    const solved = new Set(["2026-02-27", "2026-02-28", "2026-03-01"]);
    expect(streak(solved, "2026-03-01")).toBe(3);
    expect(streak(solved, "2026-03-02")).toBe(3);
    expect(streak(solved, "2026-03-03")).toBe(0);
    expect(streak(new Set(["2026-03-01", "2026-02-27"]), "2026-03-01")).toBe(1);
    expect(streak(new Set(), "2026-03-01")).toBe(0);
  });

  test("the last days stand oldest first", () => {
    expect(lastDays(new Set(["2025-12-31"]), "2026-01-01", 3)).toEqual([
      { day: "2025-12-30", solved: false },
      { day: "2025-12-31", solved: true },
      { day: "2026-01-01", solved: false },
    ]);
  });

  test("today is the day of this place, whatever the hour", () => {
    expect(today(new Date(2026, 10, 5, 0, 1))).toBe("2026-11-05");
    expect(today(new Date(2026, 10, 5, 23, 59))).toBe("2026-11-05");
    expect(before("2026-03-01")).toBe("2026-02-28");
    expect(isDay("2026-13-41")).toBe(false);
    expect(isDay("today")).toBe(false);
  });

  test("the archive is divided by months in its order", () => {
    const months = byMonth(["2026-11-02", "2026-11-01", "2026-10-31"].map(listed));
    expect(months.map(({ month, puzzles }) => [month, puzzles.length])).toEqual([
      ["2026-11", 2],
      ["2026-10", 1],
    ]);
  });

  test("a day is said as each language says it, and never slips into the next", () => {
    expect(dayIn("en", "2026-11-15", "short")).toBe("Nov 15");
    expect(dayIn("ru", "2026-11-15", "long")).toContain("15 ноября 2026");
    expect(dayIn("it", "special", "long")).toBe("special");
  });
});

describe("what is kept", () => {
  /** A page whose device keeps these notes. */
  const keptIn = (store: ReturnType<typeof notes>) => {
    vi.stubGlobal("localStorage", store);
    return new Shelf();
  };

  test("tries, hints and an open answer outlive the page", () => {
    keptIn(notes());
    const shelf = new Shelf();
    shelf.note("2026-11-15", { tries: 1, done: [{ do: "take", display: 1 }] });
    shelf.note("2026-11-15", { hints: 2 });
    const later = new Shelf();
    expect(later.of("2026-11-15")).toEqual({ tries: 1, hints: 2, done: [{ do: "take", display: 1 }] });
    expect(later.of("2026-11-14")).toEqual({ tries: 0, hints: 0 });
  });

  test("what another tab noted stays, and only what was found by oneself counts as solved", () => {
    keptIn(notes());
    const [one, other] = [new Shelf(), new Shelf()];
    one.note("a", { tries: 1, end: "solved" });
    other.note("b", { tries: 3, end: "shown" });
    expect([...new Shelf().solved]).toEqual(["a"]);
    expect(new Shelf().of("b").end).toBe("shown");
  });

  test("a storage that is full or spoilt does no harm", () => {
    keptIn(notes({}, 10));
    const shelf = new Shelf();
    shelf.note("a", { tries: 1, end: "solved" });
    expect(shelf.solved.has("a")).toBe(true);
    for (const spoilt of ["nonsense", "[1]", '{"a":7,"b":{"tries":"x"}}', "null"])
      expect(keptIn(notes({ "voliera.puzzles": spoilt })).solved.size).toBe(0);
  });
});

test("an answer is complete when the seat that is asked has nothing left to decide", () => {
  const at = (kind: Listed["kind"], seat: number | null, phase: string) =>
    complete({ kind, seat: 1 }, { seat, phase });
  expect(at("split", 1, "owl")).toBe(false);
  expect(at("split", 2, "scoring")).toBe(true);
  expect(at("split", 1, "turn")).toBe(true); // a new round begins with the same seat
  expect(at("chain", 1, "collapse")).toBe(false);
  expect(at("chain", null, "over")).toBe(true);
  expect(at("placement", 1, "take")).toBe(false);
  expect(at("placement", null, "over")).toBe(true);
  expect(at("gift", 0, "play")).toBe(true);
});

describe.each(CODES)("%s", (code) => {
  beforeAll(async () => {
    setComponents("birdie", birdie);
    await speaking(code, "table", "birdie", "bower", "puzzle");
  });

  test("what is shared has the day, the birds and how it went, and nothing of the answer", () => {
    const text = shareText(listed("2026-11-15"), { tries: 3, hints: 0, end: "solved" }, code);
    expect(text).toContain("2026");
    expect(text.match(/🐦/gu)).toHaveLength(3);
    expect(text).toContain("3");
    expect(shareText(listed("2026-11-15"), { tries: 3, hints: 0, end: "shown" }, code)).not.toContain("3 ");
  });

  test("eggs are told as ahead, level and behind", () => {
    const told = [2, 1, 0, -1, -5].map((value) => say("web-puzzle-worth", worth("eggs", value)));
    expect(new Set(told).size).toBe(5);
    expect(told[4]).toContain("5");
    expect(told[4]).not.toContain("-");
    expect(say("web-puzzle-brings", worth("points", 21))).toContain("21");
  });
});

test("each event is told with what it adds, and all of them make the difference", async () => {
  await speaking("en", "table", "birdie", "bower", "puzzle");
  const seat = full.you.seat!;
  const events: Happened[] = [
    { id: "declared", args: { seat, start: 0, length: 3, feature: "spring" } },
    { id: "wrote", args: { seat, box: "spring", value: 3, by: "set" } },
    { id: "flapped", args: { seat, by: 1, marked: 1, points: 1 } },
    { id: "trophy", args: { seat, bird: "owl", from: null } },
    { id: "scored", args: { seat } },
  ];
  const empty = structuredClone(full) as Full & { view: { boxes: unknown[]; flaps: number[] } };
  empty.view.boxes[seat] = Object.fromEntries(
    ["spring", "summer", "autumn", "winter", "robin", "owl", "pigeon", "woodpecker"].map((box) => [
      box,
      null,
    ]),
  );
  empty.view.flaps[seat] = 0;
  const lines = explained(events, empty);
  expect(lines.map(({ worth: points }) => points)).toEqual([3, birdie.flap[0], 3]);
  expect(lines[0]!.text).toContain("3");
});

test("where an answer begins gives away no more than its first step", async () => {
  await speaking("en", "table", "birdie", "bower", "puzzle");
  const best = (actions: Action[], events: Happened[] = []) => part<Solution>({ actions, events });
  const taken: Action = { do: "take", display: 0 };
  const placed = best([taken, { do: "play", hand: 0, at: [2, 0], facing: "n" }]);
  const bower = situation("bower-play");
  expect(beginning(placed, bower)).toContain("3");
  const given = event("tile-played", { seat: 1, gift: true, at: [4, 1] });
  expect(beginning(best([{ do: "gift", display: 1 }], [given]), bower)).toContain("column 5");
});
