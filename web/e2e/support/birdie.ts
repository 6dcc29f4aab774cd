/** Birdie through the page. */
import { expect } from "@playwright/test";
import type { BirdieView, CardName } from "../../src/games/birdie/forms.ts";
import type { Full } from "../../src/net/messages.ts";
import { legal, type Legal, named, Player } from "./player.ts";
import { viewOf } from "../../src/games/birdie/forms.ts";

export class BirdiePlayer extends Player {
  /** Whether the first round was summed up before this player. */
  summed = false;

  async shows(full: Full): Promise<void> {
    const view = viewOf(full);
    const seat = full.you.seat!;
    if (view.phase !== "turn") return;
    await this.#goOn(view);
    const display = this.page.locator('[data-from="display"][data-card]');
    await expect.poll(() => named(display, "data-card")).toEqual(view.display);
    const hand = [...(view.hands[seat] as CardName[])].sort();
    await expect
      .poll(async () => (await named(this.page.locator('[data-from="hand"][data-card]'), "data-card")).sort())
      .toEqual(hand);
  }

  protected plain(full: Full): Legal | null {
    const takes = legal(full).filter((one) => one.do === "take");
    const isSummed = viewOf(full).round === 1 || this.summed; // somebody has to go on through the page
    return takes.length && isSummed ? this.any(takes) : null;
  }

  protected async choose(full: Full): Promise<void> {
    const view = viewOf(full);
    switch (view.phase) {
      case "turn":
        return this.#turn(full, view);
      case "laying":
        return this.press(this.act("done"));
      case "split":
        return this.#split();
      case "insert":
        return this.press(await this.someOf(this.page.locator("[data-place]")));
      case "owl":
        return this.#owl();
      default:
        return this.#collapse(full);
    }
  }

  /** Between the rounds stands what the first one brought, until somebody goes on. */
  async #goOn(view: BirdieView): Promise<void> {
    if (view.round === 1 || this.summed) return;
    this.summed = true;
    await this.press(this.act("next-round"));
  }

  async #turn(full: Full, view: BirdieView): Promise<void> {
    const can = new Set(legal(full).map((one) => one.do));
    const dice = this.roll();
    if (can.has("lay") && view.display.length >= 2 && (dice < 0.5 || !can.has("take")))
      return this.#lay(view, full.you.seat!);
    if (can.has("take") && dice < 0.93) {
      const takes = legal(full).filter((one) => one.do === "take");
      await this.press(this.page.locator(`[data-from="display"][data-card="${this.any(takes)["card"]}"]`));
      return this.press(this.act("take"));
    }
    await this.press(this.act("pass"));
    const sure = this.page.locator('dialog [data-act="confirm"]');
    if (await sure.isVisible()) await this.press(sure);
  }

  async #lay(view: BirdieView, seat: number): Promise<void> {
    const first = Math.floor(this.roll() * view.display.length);
    const second = (first + 1 + Math.floor(this.roll() * (view.display.length - 1))) % view.display.length;
    for (const at of [first, second])
      await this.press(this.page.locator(`[data-from="display"][data-at="${at}"]`));
    await this.press(this.act("lay"));
    const hand = this.page.locator('[data-from="hand"][data-card]:not([aria-disabled="true"])');
    const held = (view.hands[seat] as CardName[]).length;
    const wanted = Math.floor(this.roll() * (held + 1));
    for (let added = 0; added < wanted; added++) await this.press(await this.someOf(hand));
    await this.press(this.act("done"));
  }

  async #split(): Promise<void> {
    const cuts = this.page.locator("[data-cut]");
    if ((await cuts.count()) && this.roll() < 0.5) await this.press(await this.someOf(cuts));
    await this.press(this.act("write"));
  }

  async #owl(): Promise<void> {
    const boxes = this.page.locator("[data-box]");
    if ((await boxes.count()) && this.roll() < 0.7) {
      await this.press(await this.someOf(boxes));
      return this.press(this.act("write"));
    }
    return this.press(this.act("end"));
  }

  /** The expert line: take a bird off, follow the chain that is proposed, or stop. */
  async #collapse(full: Full): Promise<void> {
    const can = new Set(legal(full).map((one) => one.do));
    const confirm = this.page.locator('[data-act="confirm"]:not([aria-disabled="true"]):not([disabled])');
    if (can.has("remove") && this.roll() < 0.85) {
      const birds = this.page.locator('[data-from="line"]:not([disabled]):not([aria-disabled="true"])');
      await this.press(await this.someOf(birds));
      return this.press(confirm);
    }
    if (can.has("stop")) return this.press(this.act("stop"));
    const answers = this.page.locator("[data-answer]");
    if (await answers.count()) await this.press(await this.someOf(answers));
    return this.press(confirm);
  }
}
