/** Where a tile can be held: around a square, turned, moved by arrows, under a pointer; and pencil notes. */
import { describe, expect, it } from "vitest";
import type { BowerAction, Egg, Facing, Place } from "../src/games/bower/forms.ts";
import { pointIn, rounded } from "../src/games/bower/pieces/geometry.ts";
import { inDirection } from "../src/games/bower/pieces/roving.ts";
import { EGGS, nextGuess } from "../src/games/bower/table/notes.svelte.ts";
import {
  covering,
  moved,
  nearest,
  putsFor,
  reach,
  turned,
  type Put,
} from "../src/games/bower/table/places.ts";

const put = (column: number, row: number, facing: Facing): Put => ({ at: [column, row], facing });
/** The first turn in a corner: three squares in a row along the board, and the row behind them. */
const corner: Put[] = [
  put(0, 0, "e"),
  put(1, 0, "w"),
  put(1, 0, "e"),
  put(2, 0, "w"),
  put(0, 0, "n"),
  put(0, 1, "s"),
];

describe("places for a tile", () => {
  it("are those of the hand tile in question, the gift too", () => {
    const legal: BowerAction[] = [
      { do: "play", hand: 0, at: [0, 0], facing: "e" },
      { do: "play", hand: 1, at: [2, 0], facing: "n" },
      { do: "play", hand: "gift", at: [3, 0], facing: "s" },
    ];
    expect(putsFor(legal, 1)).toEqual([put(2, 0, "n")]);
    expect(putsFor(legal, "gift")).toEqual([put(3, 0, "s")]);
    expect(putsFor(legal, 2)).toEqual([]);
  });

  it("cover the squares that glow", () => {
    expect(reach([put(0, 0, "e"), put(0, 0, "n")])).toEqual(new Set(["0,0", "1,0", "0,1"]));
  });

  it("around a square begin as the tile lies in the hand and go on clockwise, then with its other half there", () => {
    expect(covering(corner, "0,0")).toEqual([put(0, 0, "e"), put(0, 0, "n"), put(1, 0, "w"), put(0, 1, "s")]);
  });

  it("turn through all of them and come back", () => {
    const seen = [put(0, 0, "e")];
    for (let i = 0; i < 4; i += 1) seen.push(turned(corner, seen.at(-1)!, "0,0"));
    expect(seen).toEqual([...covering(corner, "0,0"), put(0, 0, "e")]);
  });

  it("move with the arrows, staying turned as they are where that goes", () => {
    expect(moved(corner, put(0, 0, "e"), "ArrowRight")).toEqual(put(1, 0, "e"));
    expect(moved(corner, put(1, 0, "e"), "ArrowLeft")).toEqual(put(0, 0, "e"));
    expect(moved(corner, put(0, 0, "e"), "ArrowDown")).toEqual(put(0, 0, "n"));
    expect(moved(corner, put(0, 0, "e"), "ArrowUp")).toBeNull();
    expect(moved(corner, put(0, 0, "e"), "a")).toBeNull();
  });

  it("can all be reached by arrows and turning", () => {
    const all = corner.map((one) => JSON.stringify(one));
    const seen = new Set([all[0]!]);
    for (let more = true; more;) {
      more = false;
      for (const text of [...seen]) {
        const now = JSON.parse(text) as Put;
        const around = `${now.at[0]},${now.at[1]}` as const;
        const next = [
          ...covering(corner, around),
          ...["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"].map((key) => moved(corner, now, key)),
        ];
        for (const one of next)
          if (one && !seen.has(JSON.stringify(one))) {
            seen.add(JSON.stringify(one));
            more = true;
          }
      }
    }
    expect([...seen].sort()).toEqual([...all].sort());
  });

  it("snap to the nearest one, and to none far away", () => {
    expect(nearest(corner, [1.1, 0.4], "e")).toEqual(put(0, 0, "e"));
    expect(nearest(corner, [2.1, 0.6], "e")).toEqual(put(1, 0, "e"));
    expect(nearest(corner, [0.5, 1.1], "e")).toEqual(put(0, 0, "n"));
    expect(nearest(corner, [5, 3], "e")).toBeNull();
  });
});

describe("squares on the screen", () => {
  const box = { left: 20, top: 100, width: 320, height: 216 } as DOMRect;
  it("are found under a pointer, in the near nest and in the one across", () => {
    const near: Place = pointIn(box, 20 + 4 + 26, 100 + 4 + 26, false, 4);
    expect(near).toEqual([0.5, 0.5]);
    expect(pointIn(box, 20 + 4 + 52 * 5.5, 100 + 4 + 26, true, 4)).toEqual([5.5, 3.5]);
  });

  it("are reached by arrows as they are seen: up goes away from the board in the nest across", () => {
    expect(inDirection("ArrowUp", "2,1", ["2,0", "2,2"], false)).toBe("2,0");
    expect(inDirection("ArrowUp", "2,1", ["2,0", "2,2"], true)).toBe("2,2");
    expect(inDirection("ArrowRight", "2,1", ["4,1", "3,3"], false)).toBe("4,1");
    expect(inDirection("ArrowLeft", "0,1", ["1,1"], false)).toBeUndefined();
    expect(inDirection("Enter", "0,1", ["1,1"], false)).toBeUndefined();
  });

  it("have rounded corners only where asked", () => {
    expect(rounded(0, 0, 10, 10, [0, 0, 0, 0])).toBe("M0 0H10V10H0V0z");
    expect(rounded(0, 0, 10, 10, [2, 0, 0, 0])).toContain("a2 2 0 0 1 2 -2");
  });
});

describe("pencil notes", () => {
  it("go through all eggs that are not seen, then are gone", () => {
    const seen: Array<Egg | null> = ["flower-yellow", null, "feather-red"];
    const found: Egg[] = [];
    for (let now = nextGuess(undefined, seen); now; now = nextGuess(now, seen)) found.push(now);
    expect(found).toEqual(EGGS.filter((egg) => !seen.includes(egg)));
    expect(found.length).toBe(6);
  });
});
