/** Answers to puzzles entered through the page, by touch: whatever an answer is made of, somebody taps it together. */
import { expect, type Locator, type Page } from "@playwright/test";
import { Hands } from "./hands.ts";
import { named } from "./player.ts";

export type Step = Record<string, unknown> & { do: string };
type Puzzle = { id: string; kind: string; seat: number; record: { start: { display?: string[] } } };
const STEPS = { n: [0, 1], e: [1, 0], s: [0, -1], w: [-1, 0] } as const;
const MOST_TURNS = 6;

export class Answering {
  readonly #hands: Hands;

  constructor(
    readonly page: Page,
    readonly puzzle: Puzzle,
  ) {
    this.#hands = new Hands(page, "touch");
  }

  act = (name: string): Locator => this.page.locator(`[data-act="${name}"]`);
  press = (target: Locator) => this.#hands.press(target);

  async enter(steps: Step[]): Promise<void> {
    if (this.puzzle.kind === "split") return this.#split(steps);
    if (this.puzzle.kind === "chain") return this.#chain(steps);
    for (const step of steps) {
      const before = await this.#state();
      await this.#bower(step);
      await expect.poll(() => this.#state()).not.toBe(before);
    }
  }

  /** The position as it is asked: wait until it lies there, after a wrong answer too. */
  async begins(): Promise<void> {
    const tiles = () => named(this.page.locator("[data-display]"), "data-tile");
    await expect.poll(tiles).toEqual(this.puzzle.record.start.display);
  }

  /** What the page keeps of what was done: it changes with every action, and with every answer. */
  #state(): Promise<string> {
    return this.page.evaluate((id) => {
      const { done, tries, end } = JSON.parse(localStorage.getItem("voliera.puzzles") ?? "{}")[id] ?? {};
      return JSON.stringify([done ?? [], tries ?? 0, end]);
    }, this.puzzle.id);
  }

  /** What the page has planned and kept. */
  plan(): Promise<Step[]> {
    return this.page.evaluate(
      (id) => JSON.parse(localStorage.getItem("voliera.puzzles") ?? "{}")[id]?.draft ?? [],
      this.puzzle.id,
    );
  }

  async #split(steps: Step[]): Promise<void> {
    const moves = steps.filter(({ do: verb }) => verb === "woodpecker");
    for (const [k, step] of moves.entries()) {
      const [from, to] = [Number(step["from"]), Number(step["to"])];
      await this.press(this.act("woodpecker"));
      await this.press(this.page.locator(`[data-from="line"][data-at="${from}"]`));
      await this.press(this.page.locator(`[data-place="${to > from ? to + 1 : to}"]`));
      const moved = async () => (await this.plan()).filter(({ do: verb }) => verb === "woodpecker");
      await expect.poll(moved).toEqual(moves.slice(0, k + 1)); // then the new line lies there, cut again
    }
    const sets = steps.filter(({ do: verb }) => verb === "set");
    const inside = (at: number) =>
      sets.some((set) => at >= Number(set["start"]) && at < Number(set["start"]) + Number(set["length"]) - 1);
    const cuts = this.page.locator("[data-cut]");
    await expect(cuts.first()).toBeVisible(); // after a reload the line has to come first
    for (let at = 0, count = await cuts.count(); at < count; at++) {
      const cut = this.page.locator(`[data-cut="${at}"]`);
      if (((await cut.getAttribute("aria-pressed")) === "true") === inside(at)) await this.press(cut);
      await expect(cut).toHaveAttribute("aria-pressed", String(!inside(at)));
    }
    for (const set of sets) {
      const pill = this.page.locator(`[data-set="${set["start"]}:${set["length"]}"]`);
      const isDeclared = (plan: Step[]) =>
        plan.some((one) => one.do === "set" && alike(one, set, "start", "length", "feature"));
      for (let turned = 0; turned < MOST_TURNS; turned++) {
        const before = await this.plan();
        if (isDeclared(before)) break;
        await this.press(pill);
        await expect.poll(() => this.plan()).not.toEqual(before);
      }
    }
    const pigeon = steps.find(({ do: verb }) => verb === "pigeon");
    if (pigeon) {
      const set = sets[Number(pigeon["set"])]!;
      await this.press(this.act("pigeon"));
      await this.press(this.page.locator(`[data-set="${set["start"]}:${set["length"]}"]`));
    }
    const owl = steps.find(({ do: verb }) => verb === "owl");
    if (owl) {
      await this.press(this.act("owl"));
      await this.press(this.page.locator(`[data-box="${owl["box"]}"]`));
    }
    await expect.poll(() => this.plan()).toEqual(steps.filter(({ do: verb }) => verb !== "end"));
    await this.press(this.act("write"));
    if (steps.at(-1)?.do === "end") await this.press(this.act("end"));
  }

  /** Removal by removal; where a chain goes on otherwise than wanted, another answer is chosen. */
  async #chain(steps: Step[]): Promise<void> {
    const last = steps.findIndex(({ do: verb }) => verb === "stop" || verb === "owl" || verb === "end");
    const planned = last < 0 ? steps : steps.slice(0, last);
    for (let at = 0; at < planned.length; at++) {
      const step = planned[at]!;
      const there = async () => JSON.stringify((await this.plan()).slice(0, at + 1));
      const wanted = JSON.stringify(planned.slice(0, at + 1));
      if (step.do === "woodpecker") {
        const [from, to] = [Number(step["from"]), Number(step["to"])];
        await this.press(this.act("woodpecker"));
        await this.press(this.page.locator(`[data-from="line"][data-at="${from}"]`));
        await this.press(this.page.locator(`[data-place="${to > from ? to + 1 : to}"]`));
      } else if (step.do === "remove") {
        if (await this.act("then").isVisible()) await this.press(this.act("then"));
        await this.press(this.page.locator(`[data-from="line"][data-at="${step["at"]}"]`));
      } else if ((await there()) !== wanted) {
        if (step.do === "pigeon") await this.press(this.act("pigeon"));
        const answer = step.do === "feature" ? String(step["feature"]) : step.do;
        await this.press(this.page.locator(`[data-answer="${answer}"]`));
      }
      await expect.poll(there).toBe(wanted);
    }
    if (planned.length) await this.press(this.act("confirm"));
    const owl = steps.find(({ do: verb }) => verb === "owl");
    const told = this.page.locator("dialog[open]");
    await expect(told.or(this.act("stop")).or(this.page.locator("[data-box]")).first()).toBeVisible();
    if (await this.act("stop").isVisible()) await this.press(this.act("stop"));
    if (owl) {
      await this.press(this.page.locator(`[data-box="${owl["box"]}"]`));
      await this.press(this.act("write"));
    }
  }

  async #bower(step: Step): Promise<void> {
    if (step.do === "take" || step.do === "gift") {
      await this.press(this.page.locator(`[data-display="${step["display"]}"]`));
      return this.press(this.act(step.do === "take" ? "take" : "confirm"));
    }
    if (step.do !== "play") return this.press(this.act(step.do));
    await this.press(this.page.locator(`[data-hand="${step["hand"]}"]`));
    const at = step["at"] as [number, number];
    const [dx, dy] = STEPS[step["facing"] as keyof typeof STEPS];
    const wanted = `${at.join(",")} ${at[0] + dx},${at[1] + dy}`;
    await this.press(this.page.locator(`[data-nest="${this.puzzle.seat}"][data-at="${at.join(",")}"]`));
    const ghost = this.page.locator("[data-ghost]");
    for (let turned = 0; (await ghost.getAttribute("data-ghost")) !== wanted; turned++) {
      expect(turned).toBeLessThan(MOST_TURNS);
      await this.press(ghost);
    }
    await this.press(this.act("place"));
  }
}

const alike = (one: Step, other: Step, ...keys: string[]) => keys.every((key) => one[key] === other[key]);
