/** When a bot's move is shown: after what flies has landed, and after a pause; at once where nobody wants to wait. */
import { expect, test } from "vitest";
import type { Ev, Full, Settings } from "../src/net/messages.ts";
import { Pacer, type Screen } from "../src/net/pacing.ts";
import type { View } from "../src/games/documents.ts";
import { event, part } from "./builders.ts";

/** A screen whose time passes only while somebody sleeps. */
class Still implements Screen {
  time = 1_000;
  /** Until when something flies. */
  flies = 0;
  seen = true;
  fast = 1;
  dice = 0;
  now = () => this.time;
  sleep = async (ms: number) => void (this.time += ms);
  moving = () => this.time < this.flies;
  hidden = () => !this.seen;
  speed = () => this.fast;
  random = () => this.dice;
}

type Clock = NonNullable<Settings["clock"]>;
type Wish = { pace?: number; seat?: number; phase?: View["phase"]; clock?: Clock["kind"] };
const full = ({ pace = 1400, seat = 1, phase = "turn", clock = "none" }: Wish = {}): Full =>
  part<Full>({
    table: {
      seats: [{ bot: null }, { bot: "greedy" }, { bot: "search" }],
      settings: { pace_ms: pace, clock: { kind: clock } },
    },
    view: { seat, phase },
  });
const ev = (seat: number, id: "taken-back" | "took" = "took"): Ev => ({
  type: "ev",
  v: 2,
  view: part<View>({}),
  events: [event(id, { seat })],
});

/** How long after the landing of my own move, which flies for 600 ms, a bot's move is shown. */
async function after(screen: Still, wish: Wish = {}): Promise<number> {
  const pacer = new Pacer(screen);
  await pacer.wait(ev(0), full({ seat: 0 }));
  screen.flies = screen.time + 600;
  pacer.shown();
  await pacer.wait(ev(1), full(wish));
  return screen.time - screen.flies;
}

test("a calm bot waits for the landing, then 0.8 to 1.2 seconds", async () => {
  const [soon, late] = [new Still(), new Still()];
  late.dice = 1;
  expect(await after(soon)).toBeGreaterThanOrEqual(800);
  expect(await after(late)).toBeLessThanOrEqual(1_260);
  expect(late.time).toBeGreaterThan(soon.time + 300);
});

test("at once is at once, and what a person does never waits", () => {
  const pacer = new Pacer(new Still());
  pacer.shown();
  expect(pacer.wait(ev(1), full({ pace: 0 }))).toBeNull();
  expect(pacer.wait(ev(0), full({ seat: 0 }))).toBeNull();
  expect(pacer.wait(ev(0, "taken-back"), full())).toBeNull();
  expect(pacer.wait({ type: "ev", v: 2, events: [event("said", { seat: 1 })] }, full())).toBeNull();
});

test("a scoring has a pace of its own", () => {
  expect(new Pacer(new Still()).wait(ev(1), full({ phase: "scoring" }))).toBeNull();
});

test("where a clock runs, a bot waits for the landing only", async () => {
  const screen = new Still();
  expect(await after(screen, { clock: "live" })).toBeLessThanOrEqual(50);
});

test("inside one turn a bot waits until its own move has landed; the next bot takes its time", async () => {
  const screen = new Still();
  const pacer = new Pacer(screen);
  await pacer.wait(ev(1), full());
  screen.flies = screen.time + 400;
  pacer.shown();
  await pacer.wait(ev(1), full());
  expect(screen.time - screen.flies).toBeLessThanOrEqual(50);
  screen.flies = screen.time + 400;
  pacer.shown();
  await pacer.wait(ev(2), full({ seat: 2 }));
  expect(screen.time - screen.flies).toBeGreaterThanOrEqual(800);
});

test("pauses are shorter where everything is fast, and nobody waits on a hidden page", async () => {
  const fast = new Still();
  fast.fast = 0.5;
  expect(await after(fast)).toBeLessThan(800);
  const hidden = new Still();
  hidden.seen = false;
  const before = hidden.time;
  await after(hidden);
  expect(hidden.time - before).toBeLessThanOrEqual(650);
});
