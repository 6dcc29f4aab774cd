/** Which sound belongs to what, and that nothing is created while nobody may or wants to hear. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Action, Happened, Happening, TableModel } from "../src/model.ts";
import { hear, satDown, soundOf, soundsOf } from "../src/sound/hearing.ts";
import { chirps, RECIPES } from "../src/sound/chirps.ts";
import { event, part } from "./builders.ts";
import { fullOf } from "./spoken.ts";
import type { Full } from "../src/net/messages.ts";
import { settings } from "../src/state/settings.svelte.ts";

vi.mock("../src/state/settings.svelte.ts", () => ({ settings: { sound: true } }));

test.each(["robin", "owl", "pigeon", "woodpecker"] as const)("%s has a voice of its own", (bird) => {
  expect(soundOf(event("took", { seat: 0, card: `${bird}-winter` }))).toBe(bird);
  expect(soundOf(event("spent", { seat: 0, bird, card: `${bird}-spring` }))).toBe(bird);
  const others = Object.entries(RECIPES).filter(([name]) => name !== bird);
  expect(others.every(([, recipe]) => JSON.stringify(recipe) !== JSON.stringify(RECIPES[bird]))).toBe(true);
});

test.each([
  ["tile-played", "tile"],
  ["tile-taken", "tile"],
  ["eggs-revealed", "egg"],
  ["egg-seen", "egg"],
  ["bonus-earned", "gem"],
  ["wrote", "pen"],
  ["laid", "card"],
  ["started", "start"],
] as const)("%s sounds like %s", (id, sound) => expect(soundOf(event(id))).toBe(sound));

test("what is only seen makes no sound", () => {
  expect(soundOf(event("refilled", { cards: [] }))).toBe(null);
  expect(soundOf(event("said", { text: "hello" }))).toBe(null);
  expect(soundOf(event("said", { emote: "chirp" }))).toBe("robin");
});

test("an entry of many events makes two sounds at most, each once", () => {
  const many = [event("wrote"), event("wrote"), event("trophy"), event("tile-played")];
  expect(soundsOf(many)).toEqual(["pen", "gem"]);
});

test("the end of a game sounds alone", () => {
  expect(soundsOf([event("tile-played"), event("eggs-revealed"), event("over")])).toEqual(["over"]);
});

/** What was made of Web Audio. */
let made: string[] = [];
const param = {
  setValueAtTime() {},
  exponentialRampToValueAtTime() {},
  linearRampToValueAtTime() {},
  value: 0,
};
const node = (name: string) => () => {
  made.push(name);
  const one = {
    frequency: param,
    gain: param,
    Q: param,
    start() {},
    stop() {},
    connect: (to: unknown) => to,
  };
  return one;
};
class FakeAudio {
  state = "running";
  currentTime = 0;
  sampleRate = 8_000;
  destination = {};
  createOscillator = node("oscillator");
  createGain = node("gain");
  createBufferSource = node("source");
  createBiquadFilter = node("filter");
  createBuffer = () => ({ getChannelData: () => new Float32Array(8) });
  constructor() {
    made.push("context");
  }
}

/** A table of which we say what happens. */
function stage(legal: Action[], rev = 3) {
  let listener: ((one: Happening) => void) | null = null;
  const full = part<Full>({
    ...{ rev, legal, you: { kind: "seat", seat: 0 } },
    table: { id: `t${rev}${legal.length}`, status: "running" },
  });
  const table = part<TableModel>({
    full,
    onHappening: (one: typeof listener) => {
      listener = one;
      return () => (listener = null);
    },
  });
  return {
    table,
    happen: (events: Happened[], now: Action[] = legal) => {
      full.legal = now;
      listener?.({ v: 1, events, before: null, after: null });
    },
    heard: () => listener !== null,
  };
}

const activation = { hasBeenActive: true };

beforeEach(() => {
  made = [];
  activation.hasBeenActive = true;
  settings.sound = true;
  vi.stubGlobal("AudioContext", FakeAudio);
  vi.stubGlobal("navigator", { userActivation: activation, languages: ["en"] });
  vi.stubGlobal("document", { visibilityState: "visible" });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("while sound is off, nothing is created", () => {
  settings.sound = false;
  const { table, happen } = stage([], 0);
  hear(table);
  happen([event("took", { card: "owl-winter" })]);
  expect(made).toEqual([]);
});

test("before the first gesture, nothing is created", () => {
  activation.hasBeenActive = false;
  const { table, happen } = stage([], 0);
  hear(table);
  happen([event("tile-played")]);
  expect(made).toEqual([]);
});

test("a page in the background is silent", () => {
  vi.stubGlobal("document", { visibilityState: "hidden" });
  chirps.play("owl");
  expect(made).toEqual([]);
});

test("what happens is heard; one context serves all sounds", () => {
  const { table, happen } = stage([]);
  hear(table);
  happen([event("took", { card: "owl-winter" })]);
  happen([event("tile-played")]);
  expect(made.filter((one) => one === "context")).toHaveLength(1);
  expect(made).toContain("oscillator");
  expect(made).toContain("filter");
});

test("your turn chimes when it begins, not at each of your own steps", () => {
  const play = vi.spyOn(chirps, "play");
  const { table, happen } = stage([]);
  hear(table);
  happen([event("passed")], [{ do: "pass" }]);
  happen([event("declared")], [{ do: "write" }]);
  expect(play.mock.calls.filter(([sound]) => sound === "turn")).toHaveLength(1);
});

test("before the first round the birds chirp, once for each table", () => {
  const play = vi.spyOn(chirps, "play");
  const { table } = stage([{ do: "pass" }], 0);
  hear(table)();
  hear(table)();
  expect(play.mock.calls).toEqual([["start"]]);
});

test("a person who leaves the table hears nothing more", () => {
  const { table, heard } = stage([]);
  const stop = hear(table);
  expect(heard()).toBe(true);
  stop();
  expect(heard()).toBe(false);
});

test("a bird greets whoever sits down at a table that waits", () => {
  const person = (name: string) => ({ kind: "person" as const, name, bot: null, person: name });
  const free = { kind: "free" as const, name: "", bot: null, person: null };
  const open = (...seats: Array<typeof free | ReturnType<typeof person>>) => {
    const full = fullOf("birdie", seats, 0);
    return { ...full, table: { ...full.table, status: "open" as const } };
  };
  const alone = open(person("a"), free);
  expect(satDown(alone, open(person("a"), person("b")))).toBe(true);
  expect(satDown(alone, alone)).toBe(false);
  expect(satDown(null, alone)).toBe(false);
  expect(satDown(open(person("a"), person("b")), alone)).toBe(false);
});
