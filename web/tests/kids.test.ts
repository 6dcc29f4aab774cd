/** The kid-safe mode: wherever a stranger's name or words would stand, there is a bird or nothing. */
import { render } from "svelte/server";
import type { Component } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { LiveTable, OpenSeat, Rival } from "../src/net/interface.ts";
import type { Full } from "../src/net/messages.ts";
import { part } from "./builders.ts";
import { CODES, fullOf, speaking } from "./spoken.ts";
import { momentOf } from "../src/study/moment.ts";
import { nameAt, opponentName, strangerName } from "../src/words/people.ts";
import { tell } from "../src/words/telling.ts";
import { words } from "../src/words/words.svelte.ts";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("addEventListener", () => undefined);
vi.mock("../src/pieces/bots/portraits.svelte.ts", () => ({
  portraits: { load: () => undefined, of: () => null },
}));

const { chatOf, heard, unread } = await import("../src/screens/table/shell.svelte.ts");
const LiveRow = (await import("../src/screens/live/LiveRow.svelte")).default;
const OpenSeats = (await import("../src/screens/seek/OpenSeats.svelte")).default;
const Duels = (await import("../src/screens/profile/Duels.svelte")).default;

beforeAll(() => speaking("en", "club", "profile", "table"));
beforeEach(() => void (words.kids = true));
afterEach(() => void (words.kids = false));

const NAME = "R0de Name";
const person = { kind: "person" as const, name: NAME, bot: null, person: "p" };
const bot = { kind: "bot" as const, name: "", bot: "greedy", person: null };

/** What a screen says, in this mode and without it. */
function shown<Props extends Record<string, unknown>>(
  screen: Component<Props>,
  props: Props,
): [string, string] {
  const html = () => render(screen as Component<Record<string, unknown>>, { props }).body;
  words.kids = true;
  const safe = html();
  words.kids = false;
  return [safe, html()];
}

describe("names of strangers", () => {
  test("a stranger is called by the same birds as at a table, in every language", async () => {
    const full = fullOf("birdie", [person, person, person, person], null);
    full.table.settings = { public: true };
    for (const code of CODES) {
      await speaking(code);
      const birds = [0, 1, 2, 3].map((seat) => strangerName(NAME, seat));
      expect(birds).toEqual([0, 1, 2, 3].map((seat) => nameAt(full.table, seat)));
      expect(new Set(birds).size).toBe(4);
      expect(strangerName(NAME, 5)).toBe(birds[1]);
    }
    await speaking("en");
    words.kids = false;
    expect(strangerName(NAME, 0)).toBe(NAME);
    expect(strangerName("", 0)).toBe("Player 1");
  });

  test("people whom one knows and bots keep their names", () => {
    expect(opponentName(NAME, null, null)).toBe(NAME);
    expect(opponentName(NAME, null, 1)).toBe("Owl");
    expect(opponentName("", "greedy", 1)).toBe("Magpie");
    expect(opponentName("", null, 1)).toBe("Somebody who left");
  });

  test("live tables, open seats, rivals", () => {
    const glance = { share: 0.5, round: 1, turn: null, turns: null, points: null };
    const seats = [
      { ...person, rating: 1500 },
      { ...bot, rating: null },
    ];
    const live = part<LiveTable>({
      id: "t",
      game: "birdie",
      variant: "standard",
      seats,
      watchers: 0,
      glance,
    });
    const open = part<OpenSeat>({
      ...{ table: "t", game: "birdie", variant: "standard", name: NAME, rating: 1500, free: 1 },
      clock: { kind: "none" },
    });
    const rival = part<Rival>({
      ...{ person: "p", bot: null, name: NAME, avatar: null, games: ["birdie"], won: 1, drawn: 0, lost: 0 },
      stranger: true,
    });
    const friend = { ...rival, person: "q", name: "Marta", stranger: false };
    const duels = shown(Duels, { rivals: [rival, friend] });
    expect(duels[0]).toContain("Marta");
    const cases = [
      shown(LiveRow, { table: live }),
      shown(OpenSeats, { seats: [open], onsit: () => undefined }),
      duels,
    ];
    for (const [safe, plain] of cases) {
      expect(plain).toContain(NAME);
      expect(safe).not.toContain(NAME);
      expect(safe).toContain("Robin");
    }
    expect(cases[0]![0]).toContain("Magpie");
  });

  test("whoever sits down at a public table, and those of a replay", () => {
    const full = fullOf("birdie", [person, person], null);
    const joined = { id: "joined" as const, args: { seat: 1, name: NAME } };
    expect(tell(joined, full)).toContain(NAME);
    full.table.settings = { public: true };
    expect(tell(joined, full)).toContain("Owl");
    expect(tell(joined, full)).not.toContain(NAME);
    const record = {
      game: "bower" as const,
      variant: "standard" as const,
      players: 2,
      options: {},
      names: [NAME, NAME],
    };
    const moment = part<Parameters<typeof momentOf>[1]>({ at: 0, view: { phase: "take" } });
    const at = (strangers: boolean) =>
      momentOf(
        part<Parameters<typeof momentOf>[0]>(record),
        moment,
        { kind: "watch", seat: null },
        "file",
        undefined,
        strangers,
      );
    expect(nameAt(at(true).table, 0)).toBe("Robin");
    expect(nameAt(at(false).table, 0)).toBe(NAME);
  });
});

describe("words", () => {
  const line = (seat: number, said: object) => ({ seat, at: seat + 1, ...said });
  const written = line(1, { text: "rude words" });
  const sign = line(1, { emote: "nice" as const });
  const own = line(0, { text: "hello" });
  function chat(): Full {
    const full = fullOf("birdie", [person, { ...person, person: "q" }], 0);
    return { ...full, chat: [written, sign, own] as NonNullable<Full["chat"]> };
  }

  test("of others are not shown nor counted; signs and one's own are", () => {
    expect(chatOf(chat())).toEqual([sign, own]);
    expect(unread(chat(), 0)).toBe(1);
    expect(heard(chat(), written)).toBe(false);
    words.kids = false;
    expect(chatOf(chat())).toEqual([written, sign, own]);
    expect(unread(chat(), 0)).toBe(2);
  });

  test("are hidden from watchers as well", () => {
    expect(chatOf({ ...chat(), you: { kind: "watch", seat: null } })).toEqual([sign]);
  });
});
