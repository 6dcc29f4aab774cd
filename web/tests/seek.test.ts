/** What somebody looks for, and how wide the search is by now. */
import { describe, expect, it } from "vitest";
import { part } from "../gallery/part.ts";
import type { MetaAnswer } from "../src/net/interface.ts";
import { asked, CLOCKS, mended, minutes, rangeAt, stepAt } from "../src/screens/seek/wish.ts";

const meta = part<MetaAnswer>({
  games: [
    {
      game: "birdie",
      players: [2, 4],
      variants: ["standard", "expert"],
      options: [
        { name: "open_memory", type: "boolean", default: false, variants: ["standard", "expert"] },
        { name: "single_chain", type: "boolean", default: false, variants: ["expert"] },
        { name: "components", type: "components", default: null, variants: ["standard", "expert"] },
      ],
    },
  ],
});
const state = { ranges: [50, 100, 200], step_ms: 10_000, rating: 1500 };

describe("a wish", () => {
  it("is as usual where nothing was chosen, or what was chosen cannot be", () => {
    const usual = mended(meta, "birdie", null);
    expect(usual).toEqual({
      game: "birdie",
      variant: "standard",
      options: { open_memory: false, single_chain: false },
      pace: "calm",
      rated: true,
    });
    expect(mended(meta, "birdie", { variant: "super", pace: "never", options: {} })).toEqual(usual);
    expect(mended(meta, "birdie", "nonsense")).toEqual(usual);
    expect(mended(meta, "chess", null).game).toBe("birdie");
  });

  it("asks for what differs from the usual, and only in a variant that has it", () => {
    const options = { open_memory: false, single_chain: true };
    const expert = mended(meta, "birdie", { variant: "expert", options, rated: false, pace: "days" });
    expect(asked(meta, expert)).toEqual({
      game: "birdie",
      variant: "expert",
      options: { single_chain: true },
      clock: CLOCKS.days,
      rated: false,
    });
    expect(asked(meta, { ...expert, variant: "standard" }).options).toEqual({});
  });
});

describe("the ring", () => {
  it("widens every ten seconds until it takes in everybody", () => {
    expect([0, 9_999, 10_000, 29_999, 30_000, 999_999].map((ms) => stepAt(state, ms))).toEqual([
      0, 0, 1, 2, 3, 3,
    ]);
    expect(rangeAt(state, 0)).toEqual([1450, 1550]);
    expect(rangeAt(state, 25_000)).toEqual([1300, 1700]);
    expect(rangeAt(state, 30_000)).toBeNull();
    expect(rangeAt({ ...state, rating: 40 }, 0)).toEqual([0, 90]);
  });

  it("tells the time in minutes and seconds", () => {
    expect([0, 24_400, 61_000, -5].map(minutes)).toEqual(["0:00", "0:24", "1:01", "0:00"]);
  });
});
