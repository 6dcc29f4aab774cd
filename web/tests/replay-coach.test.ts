/** The coach beside a replay: its curve as lines, the order of its finds, and how it is asked. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameRecord } from "../src/games/record.ts";
import { Refusal } from "../src/net/api.ts";
import {
  analyses,
  byCost,
  mistakes,
  nextMistake,
  type Analysis,
  type Decision,
} from "../src/screens/coach/analysis.ts";
import { Coach } from "../src/screens/coach/coach.svelte.ts";
import { areaOf, lineOf, rulers, shares, stretchOf, topOf, xAt, yAt } from "../src/screens/coach/curve.ts";

const one = (at: number, mark: Decision["mark"], cost: number, more: Partial<Decision> = {}): Decision => ({
  ...{ at, count: 1, seat: 0, phase: "turn", kind: "choice", played: [], best: [] },
  ...{ value: 0.5 - cost, best_value: 0.5, cost, unit: "share", mark, exact: false, why: [], rule: null },
  ...more,
});
const analysis: Analysis = {
  ...{ format: "voliera/analysis/1", game: "birdie", players: 2, level: "search", nodes: 9 },
  curve: [null, [0.5, 0.5], null, [0.3, 0.7], [1, 0]],
  decisions: [
    one(6, "slip", 0.05),
    one(2, "mistake", 0.1),
    one(4, null, 0.01),
    one(3, "blunder", 2, { unit: "points" }),
  ],
};

test("where nothing was judged, the last share holds; before the first, the first", () => {
  expect(shares(analysis, 0)).toEqual([0.5, 0.5, 0.5, 0.3, 1]);
  expect(shares(analysis, 1)).toEqual([0.5, 0.5, 0.5, 0.7, 0]);
  expect(shares({ ...analysis, players: 4, curve: [null, null] }, 3)).toEqual([0.25, 0.25]);
});

test("the picture is as high as it must be, never less than three fifths, never more than all", () => {
  expect(topOf([[0.2, 0.3]])).toBe(0.6);
  expect(topOf([[0.2, 0.7]])).toBeCloseTo(0.75);
  expect(topOf([[1]])).toBe(1);
  expect([rulers(0.6), rulers(0.9)]).toEqual([
    [0.5, 0.25],
    [0.75, 0.5, 0.25],
  ]);
});

test("the line goes from edge to edge, nothing at the floor, everything at the top", () => {
  expect([xAt(0, 5), xAt(4, 5), xAt(0, 1)]).toEqual([0, 320, 0]);
  expect([yAt(0, 0.6), yAt(0.6, 0.6)]).toEqual([78, 2]);
  expect(lineOf([0, 0.3, 0.6], 0.6)).toBe("0.0,78.0 160.0,40.0 320.0,2.0");
  expect(areaOf([0, 0.6], 0.6)).toBe("0,78 0.0,78.0 320.0,2.0 320,78");
  expect(stretchOf([0, 0.3, 0.6], 0.6, 1, 2)).toBe("160.0,40.0 320.0,2.0");
});

test("mistakes come in the order of the game, the list by grade and cost, and after the last the first", () => {
  const found = mistakes(analysis);
  expect(found.map(({ at }) => at)).toEqual([2, 3, 6]);
  expect(byCost(found).map(({ at }) => at)).toEqual([3, 2, 6]);
  expect([0, 2, 6].map((at) => nextMistake(found, at)?.at)).toEqual([2, 3, 2]);
  expect(nextMistake([], 0)).toBe(null);
  expect(mistakes(null)).toEqual([]);
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.restoreAllMocks());
const record = {} as GameRecord;

test("it is followed until it is done, through a lost connection too", async () => {
  const answers = [
    { key: "k", state: "running" as const, done: 1, total: 4, analysis: null },
    new Refusal("offline"),
    { key: "k", state: "done" as const, done: 4, total: 4, analysis },
  ];
  vi.spyOn(analyses, "start").mockResolvedValue({
    key: "k",
    state: "queued",
    done: 0,
    total: 4,
    analysis: null,
  });
  const look = vi.spyOn(analyses, "look").mockImplementation(async () => {
    const answer = answers.shift()!;
    if (answer instanceof Refusal) throw answer;
    return answer;
  });
  const coach = new Coach("t");
  await coach.ask(record);
  expect(coach.state).toBe("thinking");
  await vi.advanceTimersByTimeAsync(800);
  expect(coach.part).toBe(0.25);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([coach.state, look.mock.calls.length]).toEqual(["done", 3]);
  expect(coach.mistakeAt(3)?.mark).toBe("blunder");
  expect(coach.mistakeAt(4)).toBe(null);
});

test("it can be stopped, and nothing is asked any more; a refusal is said", async () => {
  vi.spyOn(analyses, "start").mockResolvedValue({
    key: "k",
    state: "running",
    done: 0,
    total: 4,
    analysis: null,
  });
  const look = vi.spyOn(analyses, "look");
  const cancel = vi.spyOn(analyses, "cancel").mockResolvedValue(undefined);
  const coach = new Coach("t");
  await coach.ask(record);
  await coach.stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([coach.state, look.mock.calls.length, cancel.mock.calls]).toEqual(["idle", 0, [["k"]]]);
  vi.spyOn(analyses, "start").mockRejectedValue(new Refusal("not_over"));
  await coach.ask(record);
  expect(coach.state).toBe("failed");
});
