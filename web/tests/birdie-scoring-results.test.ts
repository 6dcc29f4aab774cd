import { describe, expect, it } from "vitest";
import type { BestPlay } from "../src/games/birdie/documents.ts";
import type { Position } from "../src/games/documents.ts";
import type { Fairness, Hint } from "../src/net/interface.ts";
import { part } from "./builders.ts";
import { proved } from "../src/games/birdie/scoring/best.ts";
import { canonical, kept } from "../src/screens/results/fairness.ts";
import { placesOf, tieOf } from "../src/games/birdie/results/places.ts";

const result = (winner: number, ...totals: number[]) => ({ winner, totals, breakdown: [] });

describe("places", () => {
  it("go by points, and of equal points by who passed first in round 2 (B-F2)", () => {
    expect(placesOf(result(0, 54, 43, 40, 40), [3, 0, 2, 1])).toEqual([1, 2, 4, 3]);
    expect(placesOf(result(1, 30, 30), [1, 0])).toEqual([2, 1]);
  });

  it("begin with the winner even with fewer points, where the other side resigned", () => {
    expect(placesOf(result(1, 12, 3), [])).toEqual([2, 1]);
    expect(placesOf(result(0, 0, 0), [])).toEqual([1, 2]);
  });

  it("name the best tie only, and none where there is none", () => {
    expect(tieOf(result(3, 40, 54, 40, 54), placesOf(result(3, 40, 54, 40, 54), [0, 3, 1, 2]))).toEqual({
      points: 54,
      seat: 3,
    });
    expect(tieOf(result(2, 1, 2, 3), [3, 2, 1])).toBeNull();
  });
});

describe("the best of a line", () => {
  const hint = (more: Partial<BestPlay>) =>
    part<Hint>({ kind: "solve", hint: { value: 24, exact: true, actions: [], ...more } });

  it("is kept only where it is proved and nothing is drawn", () => {
    expect(proved(hint({}))).toBe(24);
    expect(proved(hint({ exact: false }))).toBeNull();
    expect(proved(hint({ value: 23.5 }))).toBeNull();
    expect(proved(hint({ actions: [{ do: "robin" }] }))).toBeNull();
  });
});

describe("the promise about the deal", () => {
  // python: hashlib.sha256(("n" + "\n" + json.dumps({"b": [1, {"z": null, "a": "ё"}], "a": true}, sort_keys=True,
  //         separators=(",", ":"))).encode()).hexdigest()
  const start = { b: [1, { z: null, a: "ё" }], a: true };
  const commitment = "f3bc9bb0f9d5d1974da46fc7c7d20e61c50f0bee571a66a873c3df76014a3c10";

  it("is written like on the server: sorted names, no spaces, plain ASCII", () => {
    expect(canonical(start)).toBe('{"a":true,"b":[1,{"a":"\\u0451","z":null}]}');
  });

  it("was kept, was broken, or cannot be told yet", async () => {
    const promise: Fairness = {
      commitment,
      algorithm: "",
      nonce: "n",
      start: Object.assign({} as Position, start),
    };
    expect(await kept(promise)).toBe(true);
    expect(await kept({ ...promise, nonce: "m" })).toBe(false);
    expect(await kept({ ...promise, nonce: null })).toBeNull();
  });
});
