/** Setting up a table: what is remembered stays possible, and what is asked for is what was chosen. */
import { expect, test } from "vitest";
import type { MetaAnswer } from "../src/net/interface.ts";
import { read } from "../src/screens/setup/components.ts";
import { inForce } from "../src/screens/setup/settings-summary.ts";
import { asked, awaited, mended, moved, switched, switches, usual } from "../src/screens/setup/wish.ts";
import { part } from "./builders.ts";
import type { Components } from "../src/games/documents.ts";

const both = ["standard", "expert"];
const meta = part<MetaAnswer>({
  games: [
    {
      game: "birdie",
      players: [2, 4],
      variants: both,
      options: [
        { name: "single_chain", type: "boolean", default: false, variants: ["expert"] },
        { name: "open_memory", type: "boolean", default: false, variants: both },
        { name: "components", type: "components", default: null, variants: both },
      ],
    },
    {
      game: "bower",
      players: [2, 2],
      variants: ["standard", "super"],
      options: [{ name: "zero_ties", type: "boolean", default: true, variants: ["standard", "super"] }],
    },
  ],
  bots: ["random", "greedy", "heuristic"].map((id) => ({ id, level: id, time_ms: null })),
  default_bot: "heuristic",
});

test("the usual table is for two, against the default bot", () => {
  const wish = usual(meta, "birdie");
  expect(asked(meta, wish).seats).toEqual([{ kind: "me" }, { kind: "bot", bot: "heuristic" }]);
  expect(asked(meta, wish).options).toEqual({});
  expect(awaited(wish)).toBe(0);
});

test("no two bots are alike unless somebody wants them so", () => {
  const usually = { ...usual(meta, "birdie"), players: 4 };
  expect(new Set(usually.guests).size).toBe(3);
  const before = { ...usually, players: 2, guests: ["greedy", "greedy", "greedy"] };
  expect(mended(meta, "birdie", before).guests).toEqual(["greedy", ...usually.guests.slice(1)]);
  expect(mended(meta, "birdie", { ...before, players: 4 }).guests).toEqual(before.guests);
});

test("only what differs from the default is asked for, and only where the variant has it", () => {
  const wish = { ...usual(meta, "birdie"), options: { single_chain: true, open_memory: true } };
  expect(asked(meta, wish).options).toEqual({ open_memory: true });
  expect(asked(meta, { ...wish, variant: "expert" }).options).toEqual({
    single_chain: true,
    open_memory: true,
  });
  expect(switches(meta, wish).map((one) => one.name)).toEqual(["open_memory"]);
  const bower = { ...usual(meta, "bower"), options: { zero_ties: false } };
  expect(asked(meta, bower).options).toEqual({ zero_ties: false });
});

test("seats beyond the number of players are remembered and not asked for", () => {
  const wish = { ...usual(meta, "birdie"), guests: ["free", "greedy", "random"] as never, players: 3 };
  expect(asked(meta, wish).seats).toEqual([{ kind: "me" }, { kind: "free" }, { kind: "bot", bot: "greedy" }]);
});

test("clocks are asked for in the server's units", () => {
  const wish = { ...usual(meta, "birdie"), minutes: 10, increment: 5, days: 3 };
  expect(asked(meta, { ...wish, clock: "live" }).settings?.clock).toEqual({
    kind: "live",
    seconds: 600,
    increment: 5,
  });
  expect(asked(meta, { ...wish, clock: "days" }).settings?.clock).toEqual({ kind: "days", days: 3 });
});

test("a result counts only where a friend can come", () => {
  const wish = { ...usual(meta, "birdie"), rated: true };
  expect(asked(meta, wish).settings?.rated).toBe(false);
  expect(asked(meta, { ...wish, guests: ["free", "greedy", "greedy"] }).settings?.rated).toBe(true);
});

test("at a public table people do not write, unless that is chosen after", () => {
  const open = switched(usual(meta, "birdie"), "public", true);
  expect([open.public, open.chat]).toEqual([true, false]);
  expect(switched(open, "chat", true)).toMatchObject({ public: true, chat: true });
  expect(switched(open, "public", false)).toMatchObject({ public: false, chat: true });
});

test("what cannot be chosen any more is as usual again", () => {
  const plain = usual(meta, "birdie");
  const kept = {
    ...plain,
    variant: "gone",
    players: 9,
    guests: ["oracle", "greedy"],
    minutes: 7,
    chat: false,
  };
  const wish = mended(meta, "birdie", kept);
  expect(wish).toEqual({ ...plain, guests: ["heuristic", "greedy", plain.guests[2]], chat: false });
  expect(mended(meta, "birdie", "nonsense")).toEqual(plain);
  expect(mended(meta, "birdie", null)).toEqual(plain);
});

test("people who share this device are asked for by their names", () => {
  const wish = { ...moved(usual(meta, "birdie"), "here"), players: 3, names: ["Anna", "Marta", "Luca"] };
  expect(wish.guests).toEqual(["here", ...usual(meta, "birdie").guests.slice(1)]);
  const { seats, names } = asked(meta, wish);
  expect(seats).toEqual([{ kind: "me" }, { kind: "me" }, { kind: "bot", bot: wish.guests[1] }]);
  expect(names).toEqual(["Anna", "Marta", ""]);
  expect(asked(meta, { ...wish, names: [] }).names).toEqual(["", "", ""]);
  expect(asked(meta, usual(meta, "birdie")).names).toBeUndefined();
});

test("at another place the same people come, as far as they can", () => {
  const friends = { ...usual(meta, "birdie"), guests: ["free", "greedy", "free"] as never };
  const here = moved(friends, "here");
  expect(here.guests).toEqual(["here", "greedy", "here"]);
  expect(moved(here, "own").guests).toEqual(["free", "greedy", "free"]);
  const alone = moved(here, "own", false).guests;
  expect(alone).not.toContain("free");
  expect(alone).not.toContain("here");
  expect(mended(meta, "birdie", { ...here, players: 4 })).toMatchObject({
    place: "here",
    guests: here.guests,
  });
  expect(mended(meta, "birdie", { ...here, players: 4, place: "own" }).guests).not.toContain("here");
});

test("a component file is of this game, and is JSON", () => {
  const good = { format: "voliera/components/1", game: "birdie", flap: [1, 2] };
  expect(read(JSON.stringify(good), "birdie")).toEqual({ document: good });
  expect(read(JSON.stringify(good), "bower")).toEqual({ fault: "game" });
  expect(read("[1]", "birdie")).toEqual({ fault: "game" });
  expect(read("{", "birdie")).toEqual({ fault: "json" });
  expect(read(" ".repeat(200_001), "birdie")).toEqual({ fault: "large" });
});

test("everybody reads which options and components are in force", () => {
  const said = inForce({
    game: "birdie",
    variant: "expert",
    options: { open_memory: true, components: part<Components & { game: "birdie" }>({ flap: [1, 2, 4] }) },
    settings: { clock: { kind: "live", seconds: 900, increment: 10 }, hints: true, public: true },
  });
  expect(said).toEqual([
    ["web-setup-variant-birdie-expert"],
    ["web-setup-option-open_memory"],
    ["web-setup-in-flaps", { values: "1 2 4" }],
    ["web-setup-in-clock-live", { minutes: 15, seconds: 10 }],
    ["web-setup-hints"],
    ["web-setup-no-take_back"],
    ["web-setup-no-chat"],
    ["web-setup-public"],
  ]);
  const options = { zero_ties: false, lone_ties: false, joining_gems: false };
  const bower = { game: "bower", variant: "super", options, settings: {} };
  expect(inForce(bower).map(([message]) => message)).toEqual(
    expect.arrayContaining(Object.keys(options).map((name) => `web-setup-in-no-${name}`)),
  );
});
