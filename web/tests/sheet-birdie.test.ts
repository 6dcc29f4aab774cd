/** Birdie's sheet: what the browser counts alone is what the engine counts; orders, copies, and what is asked. */
import { expect, describe, it } from "vitest";
import type { CardName } from "../src/games/birdie/forms.ts";
import { partOf, questionOf, sheetOf } from "../src/games/birdie/sheet/asking.ts";
import { count, flapPoints, typed } from "../src/games/birdie/sheet/counting.ts";
import {
  asBirdie,
  copiesLeft,
  FLAPS,
  isColumn,
  freshBirdie,
  orderOf,
  placed,
  seatsOf,
  type Birdie,
} from "../src/games/birdie/sheet/document.ts";
import { explained } from "../src/games/birdie/sheet/explaining.ts";
import type { Result } from "../src/games/birdie/documents.ts";
import { stored } from "./builders.ts";

type Case = { document: Birdie; result: Result; trophies: object; flaps: number[]; uses: object[] };
const cases = stored<Case[]>("sheet-birdie.fixture.json");

const parts = (birdie: Birdie) =>
  ([0, 1] as const).map((no) => seatsOf(birdie).map((seat) => typed(birdie, no, seat)));
const fresh = (change: (birdie: Birdie) => void = () => undefined): Birdie => {
  const birdie = asBirdie(freshBirdie());
  change(birdie);
  return birdie;
};

describe("against the engine", () => {
  it.each(cases.map((one, i) => [i, one] as const))(
    "case %i",
    (_, { document: birdie, result, trophies, flaps, uses }) => {
      const counted = count(birdie, parts(birdie));
      expect(counted.boards.map((board) => board.total)).toEqual(result.totals);
      expect(counted.boards.map((board) => board.sums)).toEqual(result.breakdown);
      expect(counted.winner).toBe(result.winner);
      expect(counted.trophies).toEqual(trophies);
      expect(counted.boards.map((board) => board.flaps)).toEqual(flaps);
      expect(counted.boards.map((board) => board.uses)).toEqual(uses);
    },
  );
  it("has ties for the win among its cases, and trophies that many reach for", () => {
    const tied = cases.filter(({ result: { totals } }) => {
      const most = Math.max(...totals);
      return totals.filter((total) => total === most).length > 1;
    });
    expect(tied.length).toBeGreaterThan(9);
    expect(cases.some(({ trophies }) => Object.values(trophies).every((seat) => seat !== null))).toBe(true);
  });
  it("a flap column has nine to twelve values that never fall (B-C3)", () => {
    const twelve = [0, 1, 1, 3, 4, 6, 8, 8, 10, 13, 16, 20];
    for (const boxes of [9, 10, 11, 12]) expect(isColumn(twelve.slice(0, boxes))).toBe(true);
    expect(isColumn(FLAPS)).toBe(true);
    for (const wrong of [
      twelve.slice(0, 8),
      [...twelve, 21],
      [...twelve.slice(0, 8), 7],
      [...twelve.slice(0, 8), 1000],
    ])
      expect(isColumn(wrong)).toBe(false);
    expect([11, 12, 13].map((flaps) => flapPoints(twelve, flaps))).toEqual([16, 20, 20]);
  });

  it("the flap column of ours", () => {
    expect(FLAPS).toEqual([1, 2, 3, 4, 6, 8, 10, 12, 15, 18]);
    expect([0, 1, 5, 10, 14].map((flaps) => flapPoints(FLAPS, flaps))).toEqual([0, 1, 6, 18, 18]);
  });
});

describe("the order of passing", () => {
  it("is known when every place but one is", () => {
    const birdie = fresh((one) => (one.players = 3));
    const pass = (seat: number, place: number | null) =>
      (birdie.screen.rounds[0].order = placed(birdie, 0, seat, place));
    pass(2, 0);
    expect(orderOf(birdie, 0)).toBe(null);
    pass(0, 1);
    expect(orderOf(birdie, 0)).toEqual([2, 0, 1]);
    expect(count(birdie, parts(birdie)).boards.map((board) => board.passes[0])).toEqual([2, 0, 4]);
    pass(1, 0); // the seat there makes room, and takes the place that is left
    expect(orderOf(birdie, 0)).toEqual([1, 0, 2]);
    pass(0, null);
    expect(orderOf(birdie, 0)).toBe(null);
  });
  it("breaks a tie, and without it nobody has won", () => {
    const birdie = fresh((one) => {
      one.screen.rounds[0].seats[0]!.boxes = { spring: 4 };
      one.screen.rounds[0].seats[1]!.boxes = { winter: 4 };
    });
    expect(count(birdie, parts(birdie)).winner).toBe(null);
    birdie.screen.rounds[0].order = [0, 1, null, null];
    birdie.screen.rounds[1].order = [1, 0, null, null];
    const counted = count(birdie, parts(birdie));
    expect([counted.winner, counted.first]).toEqual([1, [0, 1]]);
  });
});

describe("what is said against the rule", () => {
  it("a trophy is with whom somebody says", () => {
    const birdie = fresh((one) => (one.screen.rounds[0].seats[0]!.boxes = { owl: 4 }));
    expect(count(birdie, parts(birdie)).trophies.owl).toBe(0);
    birdie.screen.trophies = { owl: 1 };
    expect(count(birdie, parts(birdie)).boards[1]!.total).toBe(3);
    birdie.screen.trophies = { owl: null };
    expect(count(birdie, parts(birdie)).trophies.owl).toBe(null);
  });
});

describe("what is asked", () => {
  const card = "robin-spring" as CardName;
  it("four copies there are, with two players in both rounds together", () => {
    const birdie = fresh((one) => {
      one.screen.rounds[0].seats[0]!.line = [card, card];
      one.screen.rounds[1].seats[1]!.hand = [card];
    });
    expect(copiesLeft(birdie, 0, card)).toBe(2);
    expect(copiesLeft(birdie, 1, card)).toBe(1);
    birdie.players = 3;
    expect(copiesLeft(birdie, 1, card)).toBe(3);
  });
  it("lines are sent with the boards of the others, up to the seat that is meant", () => {
    const birdie = fresh((one) => {
      one.players = 3;
      one.screen.rounds[0].order = [2, 0, 1, null];
      one.screen.rounds[0].seats[0]!.line = [card];
      one.screen.rounds[0].seats[1]!.line = [card];
      one.screen.rounds[0].seats[2]!.boxes = { owl: 4, robin: 1 };
    });
    const sheet = sheetOf(birdie, { no: 0, seat: 0 }, { actions: [] }) as {
      rounds: Array<Record<string, unknown>>;
    };
    expect(sheet.rounds).toEqual([
      {
        pass_order: [2, 0, 1],
        lines: [[card], null, null],
        hands: [[], [], []],
        scorings: [{ seat: 0, drawn: [], actions: [] }],
        written: [null, null, { boxes: { owl: 4 }, flaps: 2, uses: {} }],
      },
    ]);
  });
  it("an answer holds as long as what it was asked about", () => {
    const birdie = fresh((one) => (one.screen.rounds[0].seats[0]!.line = [card]));
    const asked = questionOf(birdie, 0, 0, null);
    birdie.screen.rounds[0].seats[1]!.boxes = { owl: 3 };
    expect(questionOf(birdie, 0, 0, null)).toBe(asked);
    birdie.screen.rounds[0].seats[0]!.hand = [card];
    expect(questionOf(birdie, 0, 0, null)).not.toBe(asked);
  });
  it("a play is explained by its cards", () => {
    const line = ["robin-spring", "robin-summer", "owl-winter"] as CardName[];
    const events = [
      { id: "moved", args: { card: "owl-winter", from: 2, to: 0 } },
      { id: "spent", args: { bird: "pigeon", card: "pigeon-spring" } },
      { id: "declared", args: { start: 1, length: 2, feature: "robin" } },
      { id: "wrote", args: { box: "robin", value: 2, by: "set" } },
      { id: "flapped", args: { by: 1, marked: 3 } },
      { id: "trophy", args: { bird: "robin" } },
      { id: "wrote", args: { box: "winter", value: 2, by: "owl" } },
    ] as never;
    expect(explained(line, events)).toEqual([
      { kind: "ability", bird: "woodpecker", card: "owl-winter" },
      { kind: "set", feature: "robin", cards: line.slice(0, 2), outcome: "wrote", flap: 3, trophy: true },
      { kind: "owl", feature: "winter", value: 2, trophy: false },
    ]);
    expect(partOf({ value: 0, actions: [], boxes: { robin: 2 }, explanation: events })).toEqual({
      boxes: { robin: 2 },
      flaps: 1,
      uses: { pigeon: 1 },
    });
  });
});
