/** Taking up and holding tiles: whatever is done, ✓ offers only what the server listed; and what a ghost would change. */
import { beforeAll, describe, expect, it } from "vitest";
import { StillTable } from "../gallery/still.ts";
import type { BowerAction, BowerObject, BowerView, Square } from "../src/games/bower/forms.ts";
import { setComponents } from "../src/games/components.ts";
import { placeOf } from "../src/games/bower/nest.ts";
import type { Full } from "../src/net/messages.ts";
import { lastLaid, partOf, turnNumber } from "../src/games/bower/table/facts.ts";
import { Hold } from "../src/games/bower/table/hold.svelte.ts";
import { counts, worthSaying } from "../src/games/bower/table/preview.ts";
import { viewOf } from "../src/games/bower/forms.ts";
import { componentsOf, situation } from "./builders.ts";

const [take, play, discard] = ["take", "play", "discard"].map((name) => situation(`bower-${name}`)) as [
  Full,
  Full,
  Full,
];

beforeAll(() => setComponents("bower", componentsOf("bower")));

const holding = (fixture: unknown) => new Hold(() => new StillTable(fixture as Full));
const legalOf = (fixture: unknown) => ((fixture as Full).legal ?? []) as BowerAction[];

describe("holding a tile", () => {
  it("offers every legal placement by square and turning, and no other", () => {
    const legal = legalOf(play);
    const seen = new Set<string>();
    const hold = holding(play);
    for (const hand of hold.hands) {
      hold.takeUp(hand);
      for (const spot of hold.squares) {
        hold.over(placeOf(spot));
        for (let i = 0; i < 8; i += 1) {
          expect(legal).toContainEqual(hold.action);
          seen.add(JSON.stringify(hold.action));
          hold.turn();
        }
      }
    }
    expect(seen.size).toBe(legal.length);
  });

  it("needs a tile and a place, and lets go of one after the other", () => {
    const hold = holding(play);
    expect(hold.action).toBeNull();
    hold.pickHand(1);
    expect(hold.action).toBeNull();
    hold.over(placeOf([...hold.squares][0]!));
    expect(hold.action).not.toBeNull();
    hold.cancel();
    expect([hold.put, hold.hand]).toEqual([null, 1]);
    hold.cancel();
    expect(hold.hand).toBeNull();
  });

  it("moves by arrows from the first place on", () => {
    const hold = holding(play);
    hold.pickHand(0);
    hold.move("ArrowRight");
    const first = hold.put;
    expect(first).not.toBeNull();
    for (const key of ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]) {
      hold.move(key);
      expect(legalOf(play)).toContainEqual(hold.action);
    }
  });

  it("takes from the display, once more lets go, and discards what is asked for", () => {
    const hold = holding(take);
    hold.pickDisplay(1);
    expect(hold.action).toEqual({ do: "take", display: 1 });
    hold.pickDisplay(1);
    expect(hold.action).toBeNull();
    const away = holding(discard);
    away.pickHand(0);
    expect(away.action).toEqual({ do: "discard", hand: 0 });
  });
});

describe("what a ghost would change", () => {
  const straw = (...objects: BowerObject[]): Square => ({ material: "straw", objects });
  const moss = (...objects: BowerObject[]): Square => ({ material: "moss", objects });
  /** Seat 1 has two gems in column 1, of straw, and a yellow flower under its own egg of column 2. */
  const view = {
    ...viewOf(play),
    eggs: [null, "flower-yellow", null, null, null, null],
    nests: [
      [{ tile: [moss("flower-yellow"), moss("flower-white")], at: [1, 0], facing: "n" }],
      [
        { tile: [straw("gem", "gem"), moss("shell")], at: [0, 0], facing: "n" },
        { tile: [straw("flower-yellow"), moss("shell")], at: [1, 0], facing: "e" },
      ],
    ],
  } as BowerView;

  it("is nothing without one", () => {
    const shown = counts(view, 1, null);
    expect(shown.gems).toEqual([]);
    expect(shown.columns[1]).toMatchObject({ matching: [1, 2], gems: [0, 0] });
    for (const { after, matching, gems } of shown.columns)
      expect(after).toEqual({ matching: matching[0], gems: gems[0] });
    for (const { after, sizes } of shown.groups) expect(after).toBe(sizes[0]);
  });

  it("is a third gem in the group but not in the column, a larger group, one more for an egg", () => {
    const tile: [Square, Square] = [straw("gem", "flower-yellow"), moss("feather-red")];
    const shown = counts(view, 1, { tile, at: [1, 1], facing: "e" });
    expect(
      worthSaying(shown.gems).map(({ kind, bonus, before, after }) => [kind, bonus, before, after]),
    ).toEqual([
      ["group", true, 2, 3],
      ["column", false, 0, 1],
    ]);
    expect(shown.columns[0]).toMatchObject({ bonus: false, gems: [2, 0], after: { gems: 2 } });
    expect(shown.columns[1]).toMatchObject({ bonus: false, after: { gems: 1, matching: 2 } });
    expect(shown.groups).toEqual([
      { material: "straw", sizes: [2, 0], after: 3 },
      { material: "moss", sizes: [1, 2], after: 2 },
      { material: "gravel", sizes: [0, 0], after: 0 },
    ]);
  });
});

describe("what is read out of a view", () => {
  it("names the part of the turn and its number", () => {
    const view = viewOf(play);
    expect([partOf(view), turnNumber(view)]).toEqual(["play", view.turns_played[view.seat as 0 | 1] + 1]);
    expect(partOf({ ...view, gift: { seat: view.seat!, tile: "t01" } })).toBe("gift");
    expect(partOf({ ...view, phase: "keep" })).toBe("bonus");
    const asked = viewOf(discard);
    expect(turnNumber(asked)).toBe(asked.turns_played[(1 - asked.seat!) as 0 | 1] + 1);
  });

  it("finds the tile laid last, whatever tokens came after it", () => {
    expect(lastLaid([])).toBeNull();
    expect(
      lastLaid([
        { tile: "t01", at: [0, 0], facing: "e" },
        { token: "shells", at: [0, 0] },
      ]),
    ).toBe(0);
  });
});
