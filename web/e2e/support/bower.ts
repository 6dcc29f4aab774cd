/** Bower through the page. */
import { expect, type Locator } from "@playwright/test";
import type { Place } from "../../src/games/bower/forms.ts";
import type { Full } from "../../src/net/messages.ts";
import { legal, type Legal, named, Player } from "./player.ts";
import { viewOf } from "../../src/games/bower/forms.ts";

const STEPS = { n: [0, 1], e: [1, 0], s: [0, -1], w: [-1, 0] } as const;
const MOST_TURNS = 6;
/** Looks at the truth before a button is pressed; to press it without need does no harm. */
const LOOKS = 8;
const KEYS = ["ArrowRight", "ArrowDown", "r", "ArrowLeft", "ArrowUp"];

export class BowerPlayer extends Player {
  async shows(full: Full): Promise<void> {
    const view = viewOf(full);
    if (view.phase !== "take" && view.phase !== "play") return;
    await expect.poll(() => named(this.page.locator("[data-display]"), "data-tile")).toEqual(view.display);
    const hand = view.hands[full.you.seat!] as string[];
    const own = this.page.locator('[data-hand]:not([data-hand="gift"])');
    await expect.poll(() => named(own, "data-tile")).toEqual(hand);
  }

  protected plain(full: Full): Legal | null {
    const action = this.any(legal(full));
    return action.do === "take" || action.do === "play" ? action : null;
  }

  protected async choose(full: Full): Promise<void> {
    const action = this.any(legal(full));
    switch (action.do) {
      case "take":
        await this.press(this.page.locator(`[data-display="${action["display"]}"]`));
        return this.press(this.act("take"));
      case "play":
        await this.press(this.page.locator(`[data-hand="${action["hand"]}"]`));
        return this.#place(action, full.you.seat!, this.act("place"));
      case "cover":
        return this.#place(action, full.you.seat!, this.act("confirm"));
      case "bonus":
        return this.press(this.act("bonus"));
      case "decline":
        return this.press(this.act("decline"));
      case "keep":
        await this.press(this.page.locator(`[data-bonus="${action["bonus"]}"]`));
        return this.#confirm(this.act("keep"), full.rev);
      case "spy":
        await this.press(this.page.locator(`button[data-egg="${action["column"]}"]`));
        return this.#confirm(this.act("confirm"), full.rev);
      case "gift":
        await this.press(this.page.locator(`[data-display="${action["display"]}"]`));
        return this.#confirm(this.act("confirm"), full.rev);
      case "token":
        return this.#token(action, full.you.seat!, full.rev);
      case "discard":
        await this.press(this.page.locator(`[data-hand="${action["hand"]}"]`));
        return this.press(this.act("discard"));
      default:
        return this.press(this.act("confirm"));
    }
  }

  /** A tile on its squares: choose the first, turn the ghost until it lies as wanted, confirm. */
  async #place(action: Legal, seat: number, confirm: Locator): Promise<void> {
    if (this.hands.way === "keyboard") return this.#placeByKeys();
    const at = action["at"] as Place;
    const [dx, dy] = STEPS[action["facing"] as keyof typeof STEPS];
    const wanted = `${at.join(",")} ${at[0] + dx},${at[1] + dy}`;
    await this.press(this.page.locator(`[data-nest="${seat}"][data-at="${at.join(",")}"]`));
    const ghost = this.page.locator("[data-ghost]");
    for (let turned = 0; (await ghost.getAttribute("data-ghost")) !== wanted; turned++) {
      if (turned > MOST_TURNS) break; // another facing that looks alike is as good
      await this.press(ghost);
    }
    await this.press(confirm);
  }

  /** The same with arrows, R and Enter: wherever that leads is legal. */
  async #placeByKeys(): Promise<void> {
    const { keyboard } = this.page;
    const ghost = this.page.locator("[data-ghost]");
    for (let moves = 1 + Math.floor(this.roll() * 8); moves > 0; moves--)
      await keyboard.press(this.any(KEYS));
    await expect(async () => {
      for (const key of KEYS) if (!(await ghost.isVisible())) await keyboard.press(key);
      expect(await ghost.isVisible()).toBe(true);
    }).toPass();
    await keyboard.press("Enter");
  }

  /** What was chosen with the keyboard is done by Enter, as a rule; where nothing comes of it, the button does it. */
  async #confirm(button: Locator, rev: number): Promise<void> {
    if (this.hands.way !== "keyboard") return this.press(button);
    const isDone = async () => (await this.truth()).rev > rev;
    let looks = 0;
    await expect(async () => {
      if (!(await isDone()) && ++looks > LOOKS && (await button.isVisible())) await this.press(button);
      expect(await isDone()).toBe(true);
    }).toPass({ intervals: [50] });
  }

  async #token(action: Legal, seat: number, rev: number): Promise<void> {
    const nest = (action["nest"] as number | undefined) ?? seat;
    const square = this.page.locator(`[data-nest="${nest}"][data-at="${(action["at"] as Place).join(",")}"]`);
    await expect(square.or(this.act("swap")).first()).toBeVisible();
    if (!(await square.isVisible())) await this.press(this.act("swap"));
    await this.press(square);
    const way = this.page.locator(`[data-way="${action["object"] ?? action["along"]}"]`);
    if (await way.isVisible()) await this.press(way);
    await this.#confirm(this.act("confirm"), rev);
  }
}
