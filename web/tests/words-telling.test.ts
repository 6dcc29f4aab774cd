/** Every event has words in four languages, the same as in Python. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import type { Card } from "../src/games/birdie/documents.ts";
import type { Happened } from "../src/model.ts";
import type { SeatInfo } from "../src/net/messages.ts";
import { nameAt, UNNAMED } from "../src/words/people.ts";
import { nameOf, tell, tellAll, you as youOrName } from "../src/words/telling.ts";
import { say, type LanguageCode } from "../src/words/words.svelte.ts";
import { own, stored } from "./builders.ts";
import { CODES, fullOf, speaking } from "./spoken.ts";

type Told = { game: string; you: number | null; event: Happened; said: Record<LanguageCode, string> | null };
type Around = { you: number; event: Happened };
type Fixture = { seats: SeatInfo[]; events: Told[]; around: Around[] };
const { seats, events, around } = stored<Fixture>("fixtures/events.json");

const BROKEN = /[{}$]|undefined|\bnull\b|NaN|\[object|event-|web-|^$/;

describe.each(CODES)("%s", (code) => {
  test("the events of both games are told in Python's words", async () => {
    await speaking(code, "table", "birdie", "bower");
    for (const { game, you, event, said } of events) {
      const told = tell(event, fullOf(game, seats, you));
      expect(told).not.toMatch(BROKEN);
      if (said) expect(told).toBe(said[code]);
    }
  });

  test("what happens besides the game is told to those it is about and to others", async () => {
    await speaking(code, "table");
    for (const { you, event } of around)
      expect(tell(event, fullOf("birdie", seats, you))).not.toMatch(BROKEN);
  });

  test("two bots of one character can be told apart", async () => {
    await speaking(code);
    const full = fullOf("birdie", seats, 0);
    const names = seats.map((_, seat) => nameOf(full, seat));
    expect(new Set(names).size).toBe(4);
    expect(names[3]).toBe(`${names[2]} 2`);
  });
});

const SOURCE = resolve(import.meta.dirname, "../../src/voliera");
const made = (...files: string[]) =>
  new Set(
    files.flatMap((file) =>
      [...readFileSync(resolve(SOURCE, file), "utf8").matchAll(/\bevent\(\s*"([a-z-]+)"/g)].map(
        ([, id]) => id,
      ),
    ),
  );

test("the fixture knows all events of the games and of tables", () => {
  for (const game of ["birdie", "bower"]) {
    const known = new Set(events.filter((one) => one.game === game).map(({ event }) => event.id));
    expect(known).toEqual(made(`games/${game}/border/events.py`));
  }
  const told = ["folding", "resignation"].flatMap((file) => [...made(`server/core/${file}.py`)]);
  expect(new Set(around.map(({ event }) => event.id))).toEqual(new Set(told));
});

test("the reader is you, and a coach is not", async () => {
  await speaking("en", "birdie");
  const took: Happened = { id: "took", args: { seat: 0, card: "owl-spring" } };
  const full = fullOf("birdie", seats, 0);
  expect(tell(took, full)).toBe("You take an Owl in Spring from the display area.");
  expect(youOrName(full, 0)).toBe("You");
  const coach = { ...full, you: { kind: "coach", seat: 0 } as const };
  expect(tell(took, coach)).toBe("Anna takes an Owl in Spring from the display area.");
  expect(youOrName(coach, 0)).toBe("Anna");
});

test("a free seat and a person without a name have words too", async () => {
  await speaking("it");
  const some: SeatInfo[] = [
    { kind: "free", name: "", bot: null, person: null },
    { kind: "person", name: "", bot: null, person: "x" },
    { kind: "person", name: "Pia", bot: "heuristic", person: "y" },
  ];
  const full = fullOf("birdie", some, null);
  expect([0, 1, 2, 3].map((seat) => nameOf(full, seat))).toEqual(["posto libero", "Giocatore 2", "Pia", ""]);
});

test("cards laid one by one are told once, in their order, before and after the turn is closed", async () => {
  await speaking("ru", "birdie");
  const full = fullOf("birdie", seats, 0);
  const lay = (card: Card) => own("laid-card", { card, from: "display" });
  const open = [lay("owl-spring"), lay("robin-winter")];
  const laid = own("laid", { cards: ["owl-spring", "robin-winter"], from_hand: 0, size: 2 });
  const sentence = "Вы кладёте в свою личную колоду, снизу вверх: весенняя сова и зимняя малиновка.";
  expect(tellAll(open, full)).toEqual([sentence]);
  expect(tellAll([...open, laid], full)).toEqual([sentence]);
});

test.each(CODES)("a guest is a guest in the reader's language: %s", async (code) => {
  await speaking(code);
  const guest = say("web-guest");
  expect(UNNAMED.has(guest)).toBe(true);
  for (const name of UNNAMED)
    expect(nameAt({ seats: [{ kind: "person", name, bot: null, person: "p" }] }, 0)).toBe(guest);
  expect(nameAt({ seats: [{ kind: "person", name: "Marta", bot: null, person: "p" }] }, 0)).toBe("Marta");
});
