/** Lessons: what was written can be learnt move by move, nothing else can be done, and one goes on where one stopped. */
import { beforeEach, describe, expect, test, vi } from "vitest";
import "./spoken.ts";
import type { CardName } from "../src/games/birdie/forms.ts";
import { viewOf, type TileName } from "../src/games/bower/forms.ts";
import type { Play } from "../src/games/bower/documents.ts";
import type { Action } from "../src/games/documents.ts";
import { componentsOf, stored } from "./builders.ts";

const kept = new Map<string, string>();
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined }));
vi.stubGlobal("location", { hash: "", href: "" });
vi.stubGlobal("localStorage", {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => kept.set(name, value),
});

const { begin, finish, lead, progress, rest, walk } = await import("../src/screens/learn/lesson.ts");
const { LessonTable } = await import("../src/screens/learn/table.svelte.ts");
const { Learning } = await import("../src/screens/learn/learning.svelte.ts");
const { begun, finished, reached, remember } = await import("../src/screens/learn/progress.ts");
const { beside, REACH } = await import("../src/screens/learn/finger.ts");
const { CODES, speaking } = await import("./spoken.ts");
const { say } = await import("../src/words/words.svelte.ts");
const { tileSquares } = await import("../src/games/bower/components.ts");
type LessonData = import("../src/screens/learn/lesson.ts").LessonData;

const birdie = stored<LessonData>("../src/games/birdie/lesson/lesson.json");
const bower = stored<LessonData>("../src/games/bower/lesson/lesson.json");
const LESSONS = [birdie, bower];
const at = (lesson: LessonData, id: string) => lesson.steps.findIndex((step) => step.id === id);
/** Whatever was begun without a pause is over. */
const calm = () => new Promise((done) => setTimeout(done, 0));

beforeEach(async () => {
  kept.clear();
  await speaking("en", "learn", "birdie", "bower", "table");
});

test("a lesson brings the components of its game, whole", () => {
  for (const { game, components } of LESSONS) expect(components).toEqual(componentsOf(game));
});

function sit(lesson: LessonData, id: string, fresh = false) {
  const heard = { praised: 0, nudged: 0 };
  const teacher = {
    praise: () => void (heard.praised += 1),
    nudge: () => void (heard.nudged += 1),
    seats: () => [],
  };
  return { heard, table: new LessonTable(lesson, at(lesson, id), teacher, fresh) };
}

describe("what a lesson holds", () => {
  test.each(LESSONS)("$game: steps follow each other within a scene", (lesson) => {
    lesson.steps.forEach((step, i) => {
      const next = lesson.steps[i + 1];
      if (!next || next.scene !== step.scene) return;
      expect(begin(lesson, i + 1)).toEqual(finish(step, lead(step, begin(lesson, i))));
    });
  });

  test("a way is begun, done, or not", () => {
    const ways = birdie.steps[at(birdie, "order")]!.ways;
    const [way] = ways as [Action[]];
    expect(progress(ways, [])).toBe("on");
    expect(progress(ways, way.slice(0, 2))).toBe("on");
    expect(progress(ways, way)).toBe("done");
    expect(progress(ways, [...way].reverse())).toBe("no");
    expect(rest(ways, way.slice(0, 3))).toEqual([{ do: "done" }]);
  });

  test("an action is known by what it says, whatever the order of its words", () => {
    const { tree } = birdie.steps[at(birdie, "take")]!;
    expect(walk(tree, [{ card: "owl-winter", do: "take" }])).toHaveLength(1);
    expect(walk(tree, [{ do: "take", card: "robin-winter" }])).toBeNull();
  });
});

describe("the table of a lesson", () => {
  test("lets only be touched what is asked for", () => {
    const { table } = sit(birdie, "take");
    expect(table.full.legal).toEqual([{ do: "take", card: "owl-winter" }]);
    expect(sit(birdie, "table").table.full.legal).toEqual([]);
  });

  test("another move changes nothing and gets a friendly word", async () => {
    const { table, heard } = sit(birdie, "order");
    const before = table.full;
    const lay = (card: CardName): Action => ({ do: "lay", card, from: "display" });
    const wrong: Action[] = [lay("owl-winter"), lay("pigeon-summer"), { do: "done" }];
    expect((await table.act(wrong)).ok).toBe(false);
    expect(heard).toEqual({ praised: 0, nudged: 1 });
    expect(table.full).toEqual(before);
  });

  test("the move that is asked for is done, told to whoever listens, and praised", async () => {
    const { table, heard } = sit(birdie, "take");
    const happened = vi.fn();
    table.onHappening(happened);
    expect((await table.act(table.wanted)).ok).toBe(true);
    expect(happened).toHaveBeenCalledOnce();
    expect((table.full.view!["hands"] as string[][])[0]).toContain("owl-winter");
    expect(table.full.legal).toEqual([]);
    await calm();
    expect(heard).toEqual({ praised: 1, nudged: 0 });
  });

  test("a way can be gone in pieces", async () => {
    const { table, heard } = sit(bower, "group");
    const [take, play] = table.wanted;
    await table.act([take!]);
    await calm();
    expect(heard.praised).toBe(0);
    expect(table.full.legal).toContainEqual(play);
    await table.act([play!]);
    await calm();
    expect(heard.praised).toBe(1);
  });

  test("tells what would follow, up to what is drawn or revealed, without a server", async () => {
    const { table } = sit(birdie, "cut");
    const [robins, owls, write] = table.wanted;
    const seen = (await table.attempt([robins!, owls!, write!]))!;
    expect([seen.done, seen.wall]).toEqual([2, "reveal"]);
    expect(seen.ahead.filter(({ id }) => id === "wrote")).toHaveLength(2);
    expect(await table.attempt([{ do: "pass" }])).toBeNull();
    expect(table.full.view!["phase"]).toBe("split");
  });

  test("the others answer before anything can be done", async () => {
    const { table } = sit(birdie, "order", true);
    expect(table.full.legal).toEqual([]);
    await calm();
    expect(table.log).not.toHaveLength(0);
    expect(table.full.legal!.length).toBeGreaterThan(0);
    expect(table.full.view).toEqual(sit(birdie, "order").table.full.view);
  });
});

describe("learning", () => {
  test.each(LESSONS)("$game: from the first step to the last, as it is shown", async (lesson) => {
    const learning = new Learning(lesson);
    const seen: string[] = [];
    for (let i = 0; i < 40 && !learning.over; i += 1) {
      seen.push(learning.step.id);
      if (learning.reading) learning.next();
      else learning.show();
      await calm();
      await calm();
    }
    expect(seen).toEqual(lesson.steps.map(({ id }) => id));
    expect(learning.over).toBe(true);
    expect([finished(lesson.game), reached(lesson)]).toEqual([true, 0]);
  });

  test.each(LESSONS)("$game: every step stands the same, however one came there", async (lesson) => {
    const walked = new Learning(lesson);
    const jumped = new Learning(lesson);
    for (let i = 1; i < lesson.steps.length; i += 1) {
      walked.next();
      await calm();
      jumped.go(i);
      expect(walked.table.full.view).toEqual(jumped.table.full.view);
      expect(walked.table.full.legal).toEqual(jumped.table.full.legal);
    }
  });

  test("goes on where one stopped, by the name of the step", () => {
    new Learning(birdie).go(4);
    expect(begun("birdie")).toBe(true);
    expect(new Learning(birdie).index).toBe(4);
    expect(new Learning(bower).index).toBe(0);
    const shorter = { ...birdie, steps: birdie.steps.filter(({ id }) => id !== "table") };
    expect(new Learning(shorter).index).toBe(3);
  });

  test("what cannot be read, or is not there any more, is a beginning", () => {
    kept.set("voliera.learn", "not what was kept");
    expect(reached(birdie)).toBe(0);
    remember("birdie", "no such step");
    expect(reached(birdie)).toBe(0);
  });

  test("back from the first step stays, and names follow the language", async () => {
    const learning = new Learning(birdie);
    learning.back();
    expect(learning.index).toBe(0);
    expect(learning.table.full.table.seats.map(({ name }) => name)).toEqual(["You", "Nina", "Leo"]);
    await speaking("ru", "learn");
    expect(learning.table.full.table.seats.map(({ name }) => name)).toEqual(["Вы", "Нина", "Лео"]);
  });
});

describe("what a step says is what it accepts", () => {
  /** Words for the half of a standing tile that lies nearer to the board, and for the other half. */
  const SIDES = {
    en: { up: /\bup/, down: /\bdown/ },
    it: { up: /\balto\b/, down: /\bbasso\b/ },
    es: { up: /\barriba\b/, down: /\babajo\b/ },
    ru: { up: /вверх/, down: /вниз/ },
  };
  const step = bower.steps[at(bower, "last")]!;
  const [[asked]] = step.ways as [[Play & { facing: "n" | "s" }]];

  test.each(CODES)(
    "the last tile of Bower, %s: the straw goes to the side that is accepted",
    async (code) => {
      await speaking(code, "learn", "bower");
      const table = sit(bower, "last").table;
      const tile = (viewOf(table.full).hands[0] as TileName[])[asked.hand as number]!;
      const [first, second] = tileSquares(tile, {}).map(({ material }) => material);
      expect([first, second].filter((material) => material === "straw")).toHaveLength(1);
      // the first square lies at `at`; a tile that faces "n" has its second one further from the board, lower on the screen
      const firstUp = asked.facing === "n";
      const side = (first === "straw") === firstUp ? "up" : "down";
      const other = side === "up" ? "down" : "up";
      for (const text of [say("web-learn-bower-last.task", step.facts), say("web-learn-bower-last.wrong")]) {
        expect(text).toMatch(SIDES[code][side]);
        expect(text).not.toMatch(SIDES[code][other]);
      }
    },
  );
});

test("the finger lies outside the thing it points at, and on the screen", () => {
  const screen = { width: 390, height: 844 };
  const box = (left: number, top: number, width: number, height: number) => ({
    ...{ left, top, right: left + width, bottom: top + height },
  });
  for (const thing of [
    box(52, 694, 96, 56),
    box(8, 776, 120, 60),
    box(330, 250, 58, 58),
    box(0, 300, 20, 44),
  ]) {
    const { x, y } = beside(thing, screen);
    const hidden = Math.min(y + REACH, thing.bottom) - Math.max(y - REACH, thing.top);
    expect(hidden).toBeLessThanOrEqual(6);
    expect([x - REACH >= 0, x + REACH <= 390, y - REACH >= 0, y + REACH <= 844]).toEqual(Array(4).fill(true));
  }
});
