import { describe, expect, it } from "vitest";
import type { BirdieAction, BirdieView, CardName, DeclaredSet, Feature } from "../src/games/birdie/forms.ts";
import { lastChain, perched, told } from "../src/games/birdie/scoring/chain.ts";
import { follow, forks } from "../src/games/birdie/scoring/follow.ts";
import type { Seen } from "../src/games/birdie/scoring/sandbox.ts";
import { seen } from "../src/games/birdie/scoring/sandbox.ts";
import { beats, stageOf } from "../src/games/birdie/scoring/script.ts";
import { event, own, part } from "./builders.ts";
import type { Attempt } from "../src/net/interface.ts";

/** The line of B-X3. */
const LINE: CardName[] = [
  "owl-winter",
  "woodpecker-winter",
  "pigeon-winter",
  "pigeon-summer",
  "owl-spring",
  "woodpecker-spring",
  "owl-spring",
  "robin-autumn",
  "woodpecker-spring",
  "owl-spring",
  "pigeon-summer",
  "pigeon-winter",
  "robin-winter",
];
const wrote = (box: Feature, value: number, flap: number) => [
  own("wrote", { box, value, by: "set" }),
  own("flapped", { by: 1, marked: flap, points: flap }),
];
const CHAIN = [
  own("removed", { card: "robin-autumn", at: 7 }),
  own("formed", { feature: "spring", size: 5 }),
  ...wrote("spring", 5, 4),
  own("formed", { feature: "pigeon", size: 4 }),
  own("wrote", { box: "pigeon", value: 4, by: "set" }),
  own("trophy", { bird: "pigeon", from: null }),
  own("flapped", { by: 1, marked: 5, points: 6 }),
  own("formed", { feature: "winter", size: 3 }),
  ...wrote("winter", 3, 6),
];

describe("a chain", () => {
  it("takes the birds of B-X3 in their order from both sides of the gap", () => {
    const { left, line } = told(perched(LINE), CHAIN);
    expect(line).toEqual([]);
    const sets = left.filter((one) => one.kind === "set");
    expect(left[0]).toMatchObject({ kind: "removed", perch: { id: 7 } });
    expect(sets.map(({ order, feature, perches }) => [order, feature, perches.map(({ id }) => id)])).toEqual([
      [1, "spring", [4, 5, 6, 8, 9]],
      [2, "pigeon", [2, 3, 10, 11]],
      [3, "winter", [0, 1, 12]],
    ]);
    expect(sets.map(({ flap, trophy, outcome }) => [flap, trophy, outcome])).toEqual([
      [4, false, "wrote"],
      [5, true, "wrote"],
      [6, false, "wrote"],
    ]);
  });

  it("tells a lost set from a dropped one, and counts on over several removals", () => {
    const line = perched([
      "owl-spring",
      "robin-winter",
      "owl-autumn",
      "pigeon-spring",
      "robin-autumn",
      "pigeon-winter",
    ]);
    const { left, line: rest } = told(line, [
      own("removed", { card: "robin-winter", at: 1 }),
      own("formed", { feature: "owl", size: 2 }),
      own("nothing", { feature: "owl", size: 2, why: "filled" }),
      own("removed", { card: "robin-autumn", at: 1 }),
      own("formed", { feature: "pigeon", size: 2 }),
      own("spent", { bird: "pigeon", card: "pigeon-spring" }),
      own("dropped", { feature: "pigeon", size: 2 }),
      own("flapped", { by: 2, marked: 2, points: 2 }),
    ]);
    expect(rest).toEqual([]);
    expect(left.map((one) => (one.kind === "set" ? `${one.order} ${one.outcome}` : "removed"))).toEqual([
      "removed",
      "1 filled",
      "removed",
      "2 dropped",
    ]);
  });

  it("is the last removal of a plan and what follows it", () => {
    const plan: BirdieAction[] = [
      { do: "remove", at: 1 },
      { do: "keep" },
      { do: "remove", at: 0 },
      { do: "keep" },
    ];
    expect(lastChain(plan)).toBe(2);
    expect(lastChain([{ do: "woodpecker", from: 0, to: 2 }])).toBe(-1);
  });
});

describe("following a chain", () => {
  /** A server that asks for a feature, then whether the set is kept; a total for every end. */
  const answers: Record<string, { legal: BirdieAction[]; total: number }> = {
    "": { legal: [{ do: "remove", at: 0 }], total: 0 },
    remove: {
      legal: [
        { do: "feature", feature: "pigeon" },
        { do: "feature", feature: "summer" },
      ],
      total: 0,
    },
    "remove pigeon": { legal: [{ do: "keep" }, { do: "pigeon" }], total: 0 },
    "remove summer": { legal: [{ do: "keep" }, { do: "pigeon" }], total: 0 },
    "remove pigeon keep": { legal: [{ do: "stop" }], total: 38 },
    "remove summer keep": { legal: [{ do: "stop" }], total: 41 },
    "remove pigeon pigeon": { legal: [{ do: "stop" }], total: 50 },
    "remove summer pigeon": { legal: [{ do: "stop" }], total: 36 },
  };
  const look = async (actions: readonly BirdieAction[]): Promise<Seen | null> => {
    const key = actions.map((one) => (one.do === "feature" ? one.feature : one.do)).join(" ");
    const found = answers[key];
    if (!found) return null;
    const formed = actions.filter((one) => one.do === "feature").map(() => own("formed"));
    const view = part<BirdieView>({ round: found.total });
    return { view, legal: found.legal, events: formed, wall: false };
  };
  const worth = (end: Seen) => end.view.round;
  const START: BirdieAction[] = [{ do: "remove", at: 0 }];

  it("keeps sets, and of two features takes the one with the higher total", async () => {
    const found = await follow(look, worth, START);
    expect(found!.plan.slice(1)).toEqual([{ do: "feature", feature: "summer" }, { do: "keep" }]);
  });

  it("offers the other answers with the totals that they lead to", async () => {
    const { plan } = (await follow(look, worth, START))!;
    const found = await forks(look, worth, plan, 0);
    expect(found.map(({ at, order, answers: all }) => [at, order, all.map(({ total }) => total)])).toEqual([
      [1, 1, [38, 41]],
      [2, 1, [41, 36]],
    ]);
  });

  it("gives up where the server cannot say", async () => {
    expect(await follow(look, worth, [{ do: "remove", at: 5 }, { do: "stop" }])).toBeNull();
  });
});

describe("an attempt", () => {
  it("is told up to its wall, with what the last action brings for certain", () => {
    const one = event("wrote");
    const answer: Attempt = {
      rev: 1,
      done: 1,
      view: part<BirdieView>({}),
      legal: [{ do: "write" }],
      events: [one],
      wall: "reveal",
      ahead: [one],
      result: null,
    };
    expect(seen(answer)).toMatchObject({ legal: [], wall: true, events: [one, one] });
    expect(seen({ ...answer, wall: null, ahead: [] })).toMatchObject({
      legal: [{ do: "write" }],
      wall: false,
    });
  });
});

describe("the play of a scoring", () => {
  const empty = Object.fromEntries(
    ["robin", "owl", "pigeon", "woodpecker", "spring", "summer", "autumn", "winter"].map((box) => [
      box,
      null,
    ]),
  );
  const view = (line: CardName[], sets: DeclaredSet[] = []) =>
    part<BirdieView>({
      lines: [line, 3],
      boxes: [empty, empty],
      flaps: [0, 0],
      pass_points: [
        [2, null],
        [0, null],
      ],
      trophies: { robin: null, owl: 1, pigeon: null, woodpecker: null },
      uses: [{}, {}],
      scoring: { sets, drawn: null, gap: null, set: null, written: [], scored: [] },
    });

  it("is one beat for a set with its flap and its trophy, and its birds have flown then", () => {
    const line: CardName[] = ["owl-spring", "owl-winter", "robin-autumn"];
    const events = [
      own("declared", { start: 0, length: 2, feature: "owl" }),
      own("wrote", { box: "owl", value: 2, by: "set" }),
      own("trophy", { bird: "owl", from: 1 }),
      own("flapped", { by: 1, marked: 1, points: 1 }),
      own("scored"),
      event("line-opened", { seat: 1, line: [] }),
    ];
    const found = beats(stageOf(view(line), 0), events, false);
    expect(found.map(({ said }) => said.id)).toEqual(["declared", "wrote", "scored"]);
    expect([...found[1]!.stage.flown]).toEqual([0, 1]);
    expect(found[1]!.stage.marks).toMatchObject({ flaps: 1, trophies: ["owl"] });
    expect(found.map(({ end }) => end)).toEqual([false, false, true]);
    expect(found[2]!.first.marks.boxes.owl).toBeNull();
  });

  it("closes the expert line up as birds leave it", () => {
    const found = beats(stageOf(view(LINE), 0), CHAIN, true);
    expect(found.map(({ stage }) => stage.line.length)).toEqual([12, 7, 7, 3, 3, 0, 0]);
  });

  it("moves and inserts birds, which keep what they are", () => {
    const line: CardName[] = ["owl-spring", "robin-autumn", "owl-winter"];
    const found = beats(
      stageOf(view(line), 0),
      [
        own("moved", { card: "owl-winter", from: 2, to: 1 }),
        own("inserted", { card: "pigeon-summer", at: 0 }),
      ],
      false,
    );
    expect(found[0]!.stage.line.map(({ id }) => id)).toEqual([0, 2, 1]);
    expect(found[1]!.stage.line.map(({ card }) => card)).toEqual([
      "pigeon-summer",
      "owl-spring",
      "owl-winter",
      "robin-autumn",
    ]);
    expect(new Set(found[1]!.stage.line.map(({ id }) => id)).size).toBe(4);
  });

  it("begins where somebody begins to look: sets that were declared before are there", () => {
    const stage = stageOf(
      view(["owl-spring", "owl-winter"], [{ start: 0, length: 2, feature: "owl", dropped: false }]),
      0,
    );
    expect(stage.sets).toEqual([{ feature: "owl", ids: [0, 1], gone: false }]);
  });
});
