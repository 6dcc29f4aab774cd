/** A replay: where turns begin, what is marked, what a file may be, and that a step asks nobody anything. */
import { beforeEach, expect, test, vi } from "vitest";
import type { GameRecord } from "../src/games/record.ts";
import type { Step } from "../src/net/interface.ts";
import { decksOf } from "../src/games/birdie/replay/decks.ts";
import { together, withDecks } from "../src/screens/replay/eyes.ts";
import { fileName, readRecord, written } from "../src/screens/replay/files.ts";
import { keyPressed } from "../src/screens/replay/keys.ts";
import { Replay } from "../src/screens/replay/replay.svelte.ts";
import {
  marksOf,
  turnAfter,
  turnBefore,
  turnLeadingTo,
  turnStarts,
  whereabouts,
} from "../src/screens/replay/turns.ts";
import { event, part } from "./builders.ts";
import type { BowerView } from "../src/games/bower/forms.ts";
import { viewOf, type BirdieView } from "../src/games/birdie/forms.ts";
import type { Action, Result } from "../src/games/documents.ts";

beforeEach(() => void vi.useFakeTimers());

const record: GameRecord = {
  format: "voliera/record/1",
  game: "birdie",
  players: 2,
  variant: "standard",
  options: {},
  seed: 1,
  names: ["Ada", "Bruno"],
  start: { game: "birdie", players: 2, variant: "standard", options: {}, lines: [["owl-winter"], []] },
  actions: [],
  result: null,
};
const passed = event("passed", { seat: 0, points: 4, automatic: false });
const opened = event("line-opened", { seat: 1, line: [] });
const dealt = event("dealt", { round: 2 });
const over = event("over", { winner: 1, totals: [1, 2] });

/** Ada lays two, Bruno takes, Ada passes, Bruno scores, Ada scores, round 2 is dealt, and it ends. */
const COURSE: Array<[BirdieView["phase"], number | null, number, Action | null, Step["events"]]> = [
  ["turn", 0, 1, null, []],
  ["laying", 0, 1, { do: "lay", card: "owl-spring", from: "display" }, []],
  ["laying", 0, 1, { do: "lay", card: "robin-spring", from: "hand" }, []],
  ["turn", 1, 1, { do: "done" }, []],
  ["turn", 0, 1, { do: "take", card: "pigeon-spring" }, []],
  ["split", 1, 1, { do: "pass" }, [passed, opened]],
  ["owl", 1, 1, { do: "write" }, []],
  ["split", 0, 1, { do: "end" }, [opened]],
  ["turn", 1, 2, { do: "write" }, [dealt]],
  ["over", null, 2, { do: "pass" }, [passed, over]],
];

const HANDS = ["owl-autumn", "robin-winter"] as const;

function course(eyes: number | null): Step[] {
  return COURSE.map(([phase, seat, round, action, events], at) => ({
    seat,
    phase,
    by: at ? COURSE[at - 1]![1] : null,
    action,
    events,
    view: part<BirdieView>({
      game: "birdie",
      round,
      seat,
      phase,
      display: [],
      laying: null,
      hands: [0, 1].map((one) => (one === eyes ? [HANDS[one]!] : 1)),
      lines: [1, 0],
    }),
  }));
}
const steps = course(null);

test("turns begin where another player, or another scoring, begins", () => {
  expect(turnStarts(steps, "birdie")).toEqual([0, 3, 4, 5, 7, 8, 9]);
});

test("by turns one goes to the beginning of this one, then of the one before", () => {
  const starts = [0, 3, 4, 9];
  expect([9, 4, 3, 2, 0].map((at) => turnBefore(starts, at))).toEqual([4, 3, 0, 0, 0]);
  expect([0, 2, 3, 8, 9].map((at) => turnAfter(starts, at))).toEqual([3, 3, 4, 9, 9]);
  expect(turnLeadingTo(starts, 3)).toEqual([1, 2, 3]);
  expect(turnLeadingTo(starts, 0)).toEqual([]);
});

test("Bower's turns are counted by the tiles played, and each tile of the set-up is one", () => {
  const phases: Array<[string, number, number]> = [
    ["setup", 0, 0],
    ["setup", 0, 0],
    ["take", 0, 0],
    ["play", 0, 0],
    ["bonus", 0, 0],
    ["take", 1, 0],
    ["over", 1, 1],
  ];
  const moves = phases.map(([phase, a, b]) => ({
    ...{ seat: 0, by: null, phase, events: [] },
    view: part<BowerView>({ turns_played: [a, b] }),
  }));
  const starts = turnStarts(moves, "bower");
  expect(starts).toEqual([0, 1, 2, 5, 6]);
  expect([1, 4, 5, 6].map((at) => whereabouts(moves, starts, at, "bower"))).toEqual([
    { kind: "setup" },
    { kind: "turns", turn: 1 },
    { kind: "turns", turn: 2 },
    { kind: "over" },
  ]);
});

test("where it is: the turn of its round, the scoring, the end", () => {
  const starts = turnStarts(steps, "birdie");
  expect([0, 2, 4, 6, 8, 9].map((at) => whereabouts(steps, starts, at, "birdie"))).toEqual([
    { kind: "turn", round: 1, turn: 1 },
    { kind: "turn", round: 1, turn: 1 },
    { kind: "turn", round: 1, turn: 3 },
    { kind: "scoring", round: 1 },
    { kind: "turn", round: 2, turn: 1 },
    { kind: "over" },
  ]);
});

test("a moment has one mark: the end before a round, a scoring before a pass", () => {
  expect(marksOf(steps).map(({ at, kind }) => [at, kind])).toEqual([
    [5, "scoring"],
    [7, "scoring"],
    [8, "round"],
    [9, "over"],
  ]);
});

test("a game that somebody resigned is over at its last moment, in any phase", async () => {
  const resigned = event("resigned", { seat: 1 });
  const broken = steps.slice(0, 6).map((one, at) => (at < 5 ? one : { ...one, events: [passed, resigned] }));
  const starts = turnStarts(broken, "birdie");
  expect([4, 5].map((at) => whereabouts(broken, starts, at, "birdie").kind)).toEqual(["turn", "over"]);
  expect(marksOf(broken).map(({ at, kind, event }) => [at, kind, event.id])).toEqual([
    [5, "over", "resigned"],
  ]);
  const given = { ...record, resigned: 1 };
  const replay = new Replay(
    { id: "file", record: given },
    {
      steps: async () => ({ record: given, result: part<Result>({}), steps: broken }),
      play: () => Promise.reject(new Error("nobody asks")),
    },
  );
  await replay.open(0, 0);
  expect(replay.over).toBe(true);
});

test("personal decks are what was laid, in that order, until the next round is dealt", () => {
  const decks = decksOf(record, steps);
  expect(decks[0]).toEqual([["owl-winter"], []]);
  expect(decks[2]).toEqual([["owl-winter", "owl-spring", "robin-spring"], []]);
  expect(decks[7]![0]).toHaveLength(3);
  expect(decks[8]).toEqual([[], []]);
});

test("a seat's eyes open its own deck, all eyes open every hand and deck, a watcher's none", () => {
  const lines = (found: Step[]) => viewOf(found[2]!).lines;
  expect(lines(withDecks(record, course(0), 0))).toEqual([["owl-winter", "owl-spring", "robin-spring"], 0]);
  expect(lines(withDecks(record, course(null), "watch"))).toEqual([1, 0]);
  const all = together(course(null), [course(0), course(1)]);
  expect(all[0]!.view.hands).toEqual(HANDS.map((card) => [card]));
  expect(lines(withDecks(record, all, "all"))).toEqual([["owl-winter", "owl-spring", "robin-spring"], []]);
});

async function replayed() {
  const ask = vi.fn(async (given: GameRecord, eyes: number | null) => ({
    ...{ record: given, result: part<Result>({}) },
    steps: course(eyes),
  }));
  const play = () => Promise.reject(new Error("nobody asks"));
  const replay = new Replay({ id: "file", record }, { steps: ask, play });
  await replay.open(2, 0);
  return { replay, ask };
}

test("every pair of eyes is asked for once, and steps ask nothing", async () => {
  const { replay, ask } = await replayed();
  for (let at = 0; at <= replay.last; at++) replay.go(at);
  expect(ask).toHaveBeenCalledTimes(1);
  await replay.look("all");
  expect(ask).toHaveBeenCalledTimes(1 + 3);
  await replay.look(0);
  await replay.look("all");
  expect(ask).toHaveBeenCalledTimes(1 + 3);
  expect(replay.full.view!["hands"]).toEqual(HANDS.map((card) => [card]));
});

test("only one step forward is told to what moves on the board", async () => {
  const { replay } = await replayed();
  const told: number[] = [];
  replay.onHappening(({ v }) => told.push(v - 1));
  replay.next();
  replay.go(7);
  replay.previous();
  replay.next();
  replay.nextTurn();
  expect(told).toEqual([3, 7, 8]);
  expect(replay.at).toBe(8);
});

test("it stays between the start and the end, whatever the address says", async () => {
  const { replay } = await replayed();
  await replay.open(999, 0);
  expect(replay.at).toBe(9);
  replay.next();
  expect(replay.at).toBe(9);
  replay.go(-3);
  expect(replay.at).toBe(0);
});

test("it plays to the end at the chosen speed and begins again from there", async () => {
  const { replay } = await replayed();
  replay.go(5);
  replay.toggle();
  replay.faster();
  expect(replay.speed).toBe(2);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([replay.at, replay.playing]).toEqual([9, false]);
  replay.toggle();
  expect([replay.at, replay.playing]).toEqual([0, true]);
  replay.pause();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(replay.at).toBe(0);
});

test("arrows, Home, End and space", async () => {
  const { replay } = await replayed();
  const press = (key: string, more = {}) => {
    const target = part<Element>({ matches: () => false, closest: () => null });
    keyPressed(part<KeyboardEvent>({ key, target, preventDefault: () => undefined, ...more }), replay);
    return replay.at;
  };
  expect([press("ArrowRight"), press("ArrowLeft"), press("ArrowLeft", { shiftKey: true })]).toEqual([
    3, 2, 0,
  ]);
  expect([press("ArrowDown"), press("End"), press("ArrowUp"), press("Home")]).toEqual([3, 9, 8, 0]);
  press(" ");
  expect(replay.playing).toBe(true);
  press("x");
  expect(replay.playing).toBe(true);
  press("ArrowRight");
  expect(replay.playing).toBe(false);
});

test("a file is a record or it is said what else", () => {
  expect(readRecord(written(record))).toEqual({ record });
  expect(readRecord("  ")).toEqual({ fault: "empty" });
  expect(readRecord("{")).toEqual({ fault: "json" });
  expect(readRecord("null")).toEqual({ fault: "other" });
  expect(readRecord('{"format":"voliera/sheet/1"}')).toEqual({ fault: "other" });
  expect(readRecord(JSON.stringify({ ...record, game: "chess" }))).toEqual({ fault: "other" });
  expect(readRecord("x".repeat(400_001))).toEqual({ fault: "large" });
  expect(fileName(record, "svg", 7)).toBe("voliera-birdie-standard-7.svg");
});
