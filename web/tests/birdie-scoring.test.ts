import { describe, expect, it } from "vitest";
import type { BirdieAction, Feature } from "../src/games/birdie/forms.ts";
import { marked, markedAll, newBoxes, sumOf, type Marks } from "../src/games/birdie/scoring/board.ts";
import {
  cutsFor,
  declared,
  firstCuts,
  nextChoice,
  possible,
  stretches,
  verdicts,
} from "../src/games/birdie/scoring/cuts.ts";
import { event, own } from "./builders.ts";
import { columnsFor, labelled, parts } from "../src/games/birdie/scoring/parts.ts";

const set = (start: number, length: number, feature: Feature): BirdieAction => ({
  do: "set",
  start,
  length,
  feature,
});
const ANY = () => true;
const EMPTY = {
  robin: null,
  owl: null,
  pigeon: null,
  woodpecker: null,
  spring: null,
  summer: null,
  autumn: null,
  winter: null,
};
const MARKS: Marks = {
  seat: 0,
  boxes: EMPTY,
  flaps: 0,
  passes: [4, null],
  trophies: [],
  uses: { robin: 0, owl: 0, pigeon: 0, woodpecker: 0 },
};
const FLAPS = [1, 2, 3, 4, 6, 8, 10, 12, 15, 18];

describe("the standard line", () => {
  // four birds: robin, robin (both spring), owl (spring), pigeon (winter)
  const legal = [
    { do: "write" } as BirdieAction,
    set(0, 2, "robin"),
    set(0, 2, "spring"),
    set(0, 3, "spring"),
    set(1, 2, "spring"),
  ];
  const sets = possible(legal);

  it("is cut at first into the longest sets from the left, and single birds", () => {
    expect(firstCuts(4, sets, ANY)).toEqual([2]);
    const alternating = possible([
      set(0, 2, "robin"),
      set(1, 2, "spring"),
      set(2, 2, "robin"),
      set(3, 2, "spring"),
    ]);
    expect(firstCuts(5, alternating, ANY)).toEqual([1, 2]); // a second set of robins would bring nothing
    expect(firstCuts(3, new Map(), ANY)).toEqual([0, 1]);
    expect(firstCuts(1, new Map(), ANY)).toEqual([]);
    expect(firstCuts(0, new Map(), ANY)).toEqual([]);
  });

  it("goes for open boxes: W-Sp W-Sp P-Wi P-Wi with all birds filled is spring and winter", () => {
    const pairs = possible([
      set(0, 2, "woodpecker"),
      set(0, 2, "spring"),
      set(2, 2, "pigeon"),
      set(2, 2, "winter"),
    ]);
    const seasons = (feature: Feature) => feature === "spring" || feature === "winter";
    expect(firstCuts(4, pairs, seasons)).toEqual([1]);
    expect(stretches(4, new Set([1]), pairs, new Map(), seasons).map(({ choice }) => choice)).toEqual([
      "spring",
      "winter",
    ]);
    // a set whose boxes are all filled is no reason to cut the line there
    expect(firstCuts(4, pairs, (feature) => feature === "pigeon")).toEqual([0, 1]);
  });

  it("gives each set a box of its own where it can", () => {
    const twice = possible([set(0, 2, "owl"), set(0, 2, "spring"), set(2, 3, "owl"), set(0, 5, "owl")]);
    const choices = stretches(5, new Set([1]), twice, new Map(), ANY).map(({ choice }) => choice);
    expect(choices).toEqual(["spring", "owl"]);
  });

  it("has a stretch between each two cuts, with every feature that the server allows for it", () => {
    const found = stretches(4, new Set([1, 2]), sets, new Map(), ANY);
    expect(found.map(({ start, length, features }) => [start, length, features])).toEqual([
      [0, 2, ["robin", "spring"]],
      [2, 1, []],
      [3, 1, []],
    ]);
    expect(found.map(({ choice }) => choice)).toEqual(["robin", "none", "none"]);
  });

  it("keeps a choice as long as it is possible, and forgets it when the stretch changes", () => {
    const choices = new Map([["0:2", "spring" as const]]);
    expect(stretches(4, new Set([1, 2]), sets, choices, ANY)[0]!.choice).toBe("spring");
    expect(stretches(4, new Set([2]), sets, choices, ANY)[0]!.choice).toBe("spring"); // its only one
    const impossible = new Map([["0:2", "winter" as const]]);
    expect(stretches(4, new Set([1, 2]), sets, impossible, ANY)[0]!.choice).toBe("robin");
  });

  it("goes round through the features and through undeclared", () => {
    const [first] = stretches(4, new Set([1, 2]), sets, new Map(), ANY);
    expect(nextChoice(first!)).toBe("spring");
    expect(nextChoice({ ...first!, choice: "spring" })).toBe("none");
    expect(nextChoice({ ...first!, choice: "none" })).toBe("robin");
  });

  it("is declared from left to right, what is left out is not", () => {
    const found = stretches(4, new Set([2]), sets, new Map(), ANY);
    expect(declared(found)).toEqual([set(0, 3, "spring")]);
    expect(declared(stretches(4, new Set([2]), sets, new Map([["0:3", "none" as const]]), ANY))).toEqual([]);
  });

  it("can be cut for given sets, with single birds between them", () => {
    const { cuts, choices } = cutsFor(7, [set(1, 2, "owl"), set(4, 3, "winter")] as never);
    expect([...cuts]).toEqual([0, 2, 3]);
    expect(choices.get("4:3")).toBe("winter");
  });
});

describe("what becomes of sets", () => {
  const winter = [set(0, 3, "winter"), set(4, 2, "winter"), set(6, 2, "owl")] as never;

  it("tells the written from the smaller and from those whose box was filled (B-P6, B-P7)", () => {
    const events = [
      own("wrote", { box: "winter", value: 3, by: "set" }),
      own("nothing", { feature: "winter", size: 2, why: "smaller" }),
      own("nothing", { feature: "owl", size: 2, why: "filled" }),
    ];
    expect(verdicts(winter, events, null)).toEqual(["wrote", "smaller", "filled"]);
  });

  it("lets the smaller one be written when the larger is dropped (B-A4)", () => {
    const events = [
      own("dropped", { feature: "winter", size: 3 }),
      own("wrote", { box: "winter", value: 2, by: "set" }),
      own("wrote", { box: "owl", value: 2, by: "set" }),
    ];
    expect(verdicts(winter, events, 0)).toEqual(["dropped", "wrote", "wrote"]);
  });

  it("counts one of two equal sets, and not what the Owl wrote", () => {
    const twice = [set(0, 2, "owl"), set(2, 2, "owl")] as never;
    const events = [
      own("wrote", { box: "owl", value: 2, by: "set" }),
      own("nothing", { feature: "owl", size: 2, why: "smaller" }),
      own("wrote", { box: "owl", value: 2, by: "owl" }),
    ];
    expect(verdicts(twice, events, null)).toEqual(["wrote", "smaller"]);
  });
});

describe("a board", () => {
  it("follows the events of writing (B-X2)", () => {
    const events = [
      own("wrote", { box: "robin", value: 4, by: "set" }),
      own("trophy", { bird: "robin", from: null }),
      own("flapped", { by: 1, marked: 1, points: 1 }),
      own("wrote", { box: "summer", value: 2, by: "set" }),
      own("flapped", { by: 1, marked: 2, points: 2 }),
      own("wrote", { box: "winter", value: 3, by: "set" }),
      own("flapped", { by: 1, marked: 3, points: 3 }),
    ];
    const after = markedAll(MARKS, events);
    expect(newBoxes(MARKS, after)).toEqual(["summer", "winter", "robin"]);
    expect(sumOf(after, FLAPS)).toEqual({ seasons: 5, birds: 4, pass: 4, flap: 3, trophies: 3, total: 19 });
    expect(sumOf(MARKS, FLAPS).total).toBe(4);
  });

  it("loses a trophy to another seat, and is not touched by what others write", () => {
    const mine: Marks = { ...MARKS, trophies: ["owl"] };
    expect(marked(mine, { id: "trophy", args: { seat: 1, bird: "owl", from: 0 } }).trophies).toEqual([]);
    const other = event("wrote", { seat: 1, box: "owl", value: 5, by: "set" });
    expect(marked(mine, other)).toBe(mine);
  });

  it("marks the use of an ability", () => {
    expect(marked(MARKS, own("spent", { bird: "owl", card: "owl-spring" })).uses.owl).toBe(1);
  });
});

describe("brackets", () => {
  it("are broken at the end of a row, and open there", () => {
    const groups = ["a", "a", "b", "b", "b", null, "b"];
    expect(parts(groups, 4)).toEqual([
      { group: "a", start: 0, length: 2, openLeft: false, openRight: false },
      { group: "b", start: 2, length: 2, openLeft: false, openRight: true },
      { group: "b", start: 4, length: 1, openLeft: true, openRight: false },
      { group: "b", start: 6, length: 1, openLeft: false, openRight: false },
    ]);
  });

  it("carry their label once, on the longest part", () => {
    const found = parts(["a", "a", "a", "a", "a"], 3);
    expect([...labelled(found)].map(({ start }) => start)).toEqual([0]);
  });

  it("follow the rows of the design: six, seven for 13 and 14, one wire on a wide screen", () => {
    expect([3, 12, 13, 14, 15, 18].map((birds) => columnsFor(birds, false))).toEqual([6, 6, 7, 7, 6, 6]);
    expect([12, 18].map((birds) => columnsFor(birds, true))).toEqual([12, 18]);
    for (let birds = 1; birds <= 30; birds += 1)
      expect(Math.ceil(birds / columnsFor(birds, false))).toBeLessThanOrEqual(4);
  });
});
