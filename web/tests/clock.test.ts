/** Times at the table: how long somebody has been away, and clocks in words and for ears. */
import { render } from "svelte/server";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import birdieWatch from "../gallery/fixtures/birdie-watch.json";
import bowerWatch from "../gallery/fixtures/bower-watch.json";
import { part } from "../gallery/part.ts";
import Opponent from "../src/games/birdie/table/Opponent.svelte";
import Seated from "../src/games/bower/table/Seated.svelte";
import type { TableModel } from "../src/model.ts";
import type { Full, Presence } from "../src/net/messages.ts";
import AwayPanel from "../src/screens/table/AwayPanel.svelte";
import { absence } from "../src/screens/table/clock.ts";
import { speaking } from "./spoken.ts";

beforeAll(() => speaking("en", "table", "birdie", "bower"));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const text = (html: string) => html.replace(/<!--.*?-->/g, "").replace(/<[^>]+>/g, " ");
const live = { kind: "live", seconds: 600 } as const;

const copyOf = (fixture: unknown) => structuredClone(fixture) as Full;

/** A table of the gallery, watched, with a clock; seat 0 is at it, seat 1 is not. */
function watched(fixture: unknown, running = 1): TableModel {
  const full = copyOf(fixture);
  full.table.settings = { ...full.table.settings, clock: live };
  full.table.seats = full.table.seats.map((one) => ({ ...one, kind: "person", bot: null }));
  full.clock = { left_ms: [245_000, 12_000], running };
  return part<TableModel>({
    full,
    presence: { type: "presence", seats: [true, false], watchers: 1 },
    log: [],
  });
}

describe("being away", () => {
  const gone = (away_ms?: Array<number | null>): Presence =>
    part<Presence>({ type: "presence", seats: [true, false], watchers: 0, ...(away_ms ? { away_ms } : {}) });

  test("is counted from when somebody left, not from when this page was opened", () => {
    const presence = gone([null, 40_000]);
    const start = Date.now();
    expect(absence(presence, 1, start)).toBe(40_000);
    expect(absence(presence, 1, start + 5_000)).toBe(45_000);
    expect(absence(presence, 0, start + 5_000)).toBe(0);
    expect(absence(null, 1, start)).toBe(0);
  });

  test("is counted from the message where the server does not say", () => {
    const presence = gone();
    const start = Date.now();
    expect(absence(presence, null, start)).toBe(0);
    expect(absence(presence, 1, start + 3_000)).toBe(3_000);
  });

  test("is told to those who wait, with the time, and not at once", () => {
    const full = copyOf(birdieWatch);
    const view = full.view as { seat: number };
    const me = 1 - view.seat;
    full.you = { kind: "seat", seat: me };
    full.table.seats = full.table.seats.map((_, seat) => ({
      kind: "person" as const,
      name: seat === me ? "Ada" : "Marta",
      bot: null,
      person: `p${seat}`,
    }));
    full.table.votes = {};
    const seats = full.table.seats.map((_, seat) => seat !== view.seat);
    const shown = (ms: number) => {
      const presence = {
        type: "presence",
        seats,
        watchers: 0,
        away_ms: seats.map((here) => (here ? null : ms)),
      };
      return text(
        render(AwayPanel, { props: { table: part<TableModel>({ full, presence } as never) } }).body,
      );
    };
    expect(shown(14_000).trim()).toBe("");
    expect(shown(40_000)).toMatch(/Marta is away\s+0:40/);
    expect(shown(3_720_000)).toContain("1:02:00");
  });
});

describe("clocks for those who watch or listen", () => {
  test("the label of a player of Birdie has the clock", () => {
    const table = watched(birdieWatch);
    const props = { table, seat: 1, moved: false, away: true, onopen: () => undefined };
    const { body } = render(Opponent, { props });
    const [, label = ""] = /<span class="unseen[^>]*>(.*?)<\/span>/.exec(body.replace(/<!--.*?-->/g, ""))!;
    expect(label).toMatch(/; away\. .* is short of time: 0:12$/);
    table.full!.table.settings = {};
    expect(render(Opponent, { props }).body).not.toContain("0:12");
  });

  test("watchers of Bower see clock and absence of the near player", () => {
    const table = watched(bowerWatch, 0);
    expect(text(render(Seated, { props: { table, seat: 0 } }).body)).toMatch(/^\s*4:05\s*$/);
    expect(text(render(Seated, { props: { table, seat: 1 } }).body)).toMatch(/away\s+0:12/);
    table.full!.table.settings = {};
    expect(text(render(Seated, { props: { table, seat: 0 } }).body).trim()).toBe("");
  });
});
