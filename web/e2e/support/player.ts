/** Somebody who plays a game to its end through the page, choosing by dice among what is possible. */
import { expect, type Locator, type Page } from "@playwright/test";
import type { Full } from "../../src/net/messages.ts";
import { Hands, type Way } from "./hands.ts";
import { dice, pick, truth } from "./people.ts";

export type Legal = Record<string, unknown> & { do: string };

export abstract class Player {
  readonly hands: Hands;
  readonly roll: () => number;
  turns = 0;
  /** Plain turns are sent to the server as they are, except every nth one, which is played through the page. */
  every = 1;

  constructor(
    readonly page: Page,
    readonly home: string,
    readonly table: string,
    way: Way,
    seed = 1,
  ) {
    this.hands = new Hands(page, way);
    this.roll = dice(seed);
  }

  /** What this player is told at the moment. */
  truth(): Promise<Full> {
    return truth(this.page.request, this.home, this.table);
  }

  /** Wait until it is this player's turn, or the game is over. */
  async mine(): Promise<Full> {
    let full = await this.truth();
    await expect
      .poll(
        async () => {
          full = await this.truth();
          return full.table.status === "over" || (full.legal ?? []).length > 0;
        },
        { intervals: [30, 60, 120] },
      )
      .toBe(true);
    return full;
  }

  /** Play one turn and see it committed. False when the game is over. */
  async turn(): Promise<boolean> {
    const full = await this.mine();
    if (full.table.status === "over") return false;
    const plain = this.turns % this.every ? this.plain(full) : null;
    if (plain) await this.#send(full, plain);
    else {
      await this.shows(full);
      await this.choose(full);
    }
    await expect
      .poll(async () => (await this.truth()).rev, { intervals: [30, 60, 120] })
      .toBeGreaterThan(full.rev);
    this.turns += 1;
    return true;
  }

  /** The whole game. */
  async game(most = 400): Promise<Full> {
    for (let turns = 0; turns < most; turns++) if (!(await this.turn())) return this.truth();
    throw new Error("the game does not end");
  }

  /** The page shows the truth. */
  abstract shows(full: Full): Promise<void>;
  /** An action that is a turn of the usual kind by itself, if there is one now. */
  protected abstract plain(full: Full): Legal | null;
  /** Choose and do something through the page. */
  protected abstract choose(full: Full): Promise<void>;

  async #send({ rev }: Full, action: Legal): Promise<void> {
    const data = { type: "act", id: `plain-${rev}`, rev, actions: [action] };
    const answer = await this.page.request.post(`${this.home}/api/tables/${this.table}/send`, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
  }

  protected act(name: string): Locator {
    return this.page.locator(`[data-act="${name}"]`);
  }

  protected press(target: Locator): Promise<void> {
    return this.hands.press(target);
  }

  protected any<T>(list: readonly T[]): T {
    return pick(this.roll, list);
  }

  protected async someOf(target: Locator): Promise<Locator> {
    return target.nth(Math.floor(this.roll() * (await target.count())));
  }
}

export const legal = (full: Full): Legal[] => full.legal ?? [];
/** The names that elements carry in an attribute, in the order of the page. */
export const named = (target: Locator, attribute: string) =>
  target.evaluateAll((list, name) => list.map((one) => one.getAttribute(name)!), attribute);
