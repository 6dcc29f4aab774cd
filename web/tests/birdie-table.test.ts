/** What Birdie's table reads off the view, and what its tray does, without a browser. */
import { describe, expect, test } from "vitest";
import type { BirdieView, CardName } from "../src/games/birdie/forms.ts";
import type { Happened, Happening } from "../src/model.ts";
import {
  fresh,
  keyed,
  lastTurn,
  layOrder,
  lines,
  others,
  passedWith,
  proposed,
  totalOf,
} from "../src/games/birdie/table/facts.ts";
import { longestRun, mostShared } from "../src/games/birdie/table/reason.ts";
import { placeAmong } from "../src/games/birdie/table/place.ts";
import {
  countFrom,
  fitting,
  laidAlready,
  lays,
  piece,
  put,
  shift,
  without,
} from "../src/games/birdie/table/tray.ts";
import { resultOf, viewOf } from "../src/games/birdie/forms.ts";
import { event, own, part, situation } from "./builders.ts";

const view = part<BirdieView>({
  round: 2,
  display: ["pigeon-summer", "owl-spring"],
  hands: [["owl-winter", "pigeon-autumn"], 5, 3, 1],
  laying: null,
  pass_points: [
    [0, null],
    [2, null],
    [4, null],
    [6, 6],
  ],
  pass_order: [3],
});
const FLAPS = [1, 2, 3, 4, 6, 8, 10, 12, 15, 18];
const happened = (...events: Happened[]): Happening => ({ v: 1, events, before: null, after: null });
const took = (seat: number, card: CardName): Happened => ({ id: "took", args: { seat, card } });
const refilled = (...cards: CardName[]): Happened => ({ id: "refilled", args: { cards } });

describe("what the boards say", () => {
  test("a board's total is what the server counts at the end", () => {
    const over = situation("birdie-over-4");
    const end = viewOf(over);
    expect(resultOf(over).totals).toEqual([0, 1, 2, 3].map((seat) => totalOf(end, seat, FLAPS)));
  });
  test("a pass is known with what it paid in this round, and nobody else has passed", () => {
    expect([0, 1, 2, 3].map((seat) => passedWith(view, seat))).toEqual([null, null, null, 6]);
  });
  test("the others follow in the order of play", () => {
    expect(others(4, 2)).toEqual([3, 0, 1]);
    expect(others(2, 1)).toEqual([0]);
  });
  test("equal cards are told apart", () => {
    expect(keyed(["owl-spring", "owl-spring"]).map((one) => one.key)).toEqual([
      "owl-spring#0",
      "owl-spring#1",
    ]);
  });
});

describe("the last turn", () => {
  test("it is the last one in the log, with what came into the display after it", () => {
    const log = [happened(took(1, "owl-autumn"), refilled("robin-spring")), happened(took(2, "owl-winter"))];
    expect(lastTurn(log)).toMatchObject({ seat: 2, what: "took", cards: ["owl-winter"], refilled: [] });
    expect(lastTurn(log.slice(0, 1))?.refilled).toEqual(["robin-spring"]);
  });
  test("an automatic pass does not hide the turn before it, and a new round has none", () => {
    const passed = event("passed", { seat: 1, points: 0, automatic: true });
    expect(lastTurn([happened(took(1, "owl-autumn"), passed)])?.what).toBe("took");
    expect(lastTurn([happened(took(1, "owl-autumn"), event("dealt"))])).toBeNull();
  });
  test("the cards at the end of the display that came with it are marked", () => {
    const turn = lastTurn([happened(took(0, "robin-winter"), refilled("owl-autumn"))]);
    expect(fresh(["owl-autumn", "owl-spring", "owl-autumn"], turn)).toEqual([false, false, true]);
    expect(fresh(["owl-spring"], null)).toEqual([false]);
  });
  test("the log shows a turn once, with its cards and what came from the hand", () => {
    const laid = own("laid", { cards: ["owl-spring", "robin-spring"], from_hand: 2 });
    const single = own("laid-card", { card: "owl-spring", from: "display" });
    const shown = lines([happened(single, laid, refilled("owl-autumn"))]);
    expect(shown.map(({ event, more }) => [event.id, more])).toEqual([["laid", 2]]);
    expect(shown[0]?.cards).toEqual(["owl-spring", "robin-spring"]);
  });
  test("a hint for two equal cards marks both", () => {
    const display = keyed(["owl-spring", "robin-winter", "owl-spring"]);
    const lay = { do: "lay", card: "owl-spring", from: "display" } as const;
    expect(proposed([lay, lay], "display", display)).toEqual(["owl-spring#0", "owl-spring#1"]);
    expect(proposed([lay], "hand", display)).toEqual([]);
    expect(proposed(null, "display", display)).toEqual([]);
  });
});

describe("the tray", () => {
  const [a, b, c] = [
    piece("display", "robin-winter", "robin-winter#0"),
    piece("display", "owl-autumn", "owl-autumn#0"),
    piece("hand", "owl-winter", "owl-winter#0"),
  ] as const;

  test("it is sent bottom-most first, each card from where it came", () => {
    expect(lays([a, c, b])).toEqual([
      { do: "lay", card: "robin-winter", from: "display" },
      { do: "lay", card: "owl-winter", from: "hand" },
      { do: "lay", card: "owl-autumn", from: "display" },
    ]);
  });
  test("a card is put where it is let go, and moved when it is there already", () => {
    expect(put([a, b], c, 1)).toEqual([a, c, b]);
    expect(put([a, c, b], a, 3)).toEqual([c, b, a]);
    expect(put([a, c, b], b, 0)).toEqual([b, a, c]);
    expect(put([a, c, b], c, 2)).toEqual([a, c, b]);
  });
  test("the arrows move one step and stop at the ends", () => {
    expect(shift([a, b, c], c.key, -1)).toEqual([a, c, b]);
    expect(shift([a, b, c], c.key, 1)).toEqual([a, b, c]);
    expect(shift([a, b, c], a.key, -1)).toEqual([a, b, c]);
  });
  test("what was taken out is gone from it", () => {
    expect(without([a, b, c], b.key)).toEqual([a, c]);
    expect(countFrom([a, c], "display")).toBe(1);
  });
  test("cards that lie on the deck already stay at the bottom and are not sent again", () => {
    const half = viewOf(situation("birdie-laying"));
    const started = laidAlready(half);
    expect(started.length).toBeGreaterThan(0);
    expect(started.map((one) => one.card)).toEqual(half.laying!.cards.map((one) => one.card));
    expect(put(started, c, 0)).toEqual([...started, c]);
    expect(shift([...started, c], c.key, -1)).toEqual([...started, c]);
    expect(without(started, started[0]!.key)).toEqual(started);
    expect(lays([...started, c])).toEqual([{ do: "lay", card: "owl-winter", from: "hand" }]);
  });
  test("after something else happened, only what is still there stays in it", () => {
    const gone = piece("display", "robin-winter", "robin-winter#0");
    const there = piece("display", "owl-spring", "owl-spring#0");
    const mine = piece("hand", "owl-winter", "owl-winter#0");
    expect(fitting([gone, there, mine], view, 0)).toEqual([there, mine]);
  });
  test("a card lands before the one whose left half it is over, also in the second row", () => {
    const box = (left: number, top: number) => ({ left, right: left + 40, top, bottom: top + 60 });
    const boxes = [box(0, 0), box(50, 0), box(0, 70), box(50, 70)];
    expect(placeAmong(boxes, 10, 20)).toBe(0);
    expect(placeAmong(boxes, 30, 20)).toBe(1);
    expect(placeAmong(boxes, 95, 20)).toBe(2);
    expect(placeAmong(boxes, 10, 100)).toBe(2);
    expect(placeAmong(boxes, 95, 100)).toBe(4);
    expect(placeAmong(boxes, 10, 300)).toBe(4);
    expect(placeAmong([], 10, 10)).toBe(0);
  });
});

describe("a hint", () => {
  const lay = (card: CardName, from: "display" | "hand") => ({ do: "lay", card, from }) as const;

  test("numbers the cards in the order of laying, equal ones apart", () => {
    const lying = { display: keyed(["owl-winter", "owl-winter"]), hand: keyed(["owl-winter"]) };
    const turn = [lay("owl-winter", "display"), lay("owl-winter", "hand"), lay("owl-winter", "display")];
    expect([...layOrder([...turn, { do: "done" }], lying)]).toEqual([
      ["display:owl-winter#0", 1],
      ["hand:owl-winter#0", 2],
      ["display:owl-winter#1", 3],
    ]);
  });

  test("knows what cards share", () => {
    expect(longestRun(["owl-winter", "robin-winter", "robin-spring", "robin-autumn"])).toEqual({
      feature: "robin",
      count: 3,
    });
    expect(longestRun(["owl-winter", "robin-spring"])).toBeNull();
    expect(mostShared("owl-winter", ["pigeon-winter", "robin-winter", "owl-spring"])).toEqual({
      feature: "winter",
      count: 3,
    });
    expect(mostShared("owl-winter", ["robin-spring"])).toBeNull();
  });
});
