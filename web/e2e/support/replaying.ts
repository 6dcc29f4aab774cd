/** What a replay shows, read off the page, beside what the engine's views say. */
import type { Page } from "@playwright/test";
import type { BirdieView, CardName } from "../../src/games/birdie/forms.ts";
import type { BowerView, NestItem } from "../../src/games/bower/forms.ts";
import { secondOf } from "../../src/games/bower/nest.ts";
import type { Step, Steps } from "../../src/net/interface.ts";
import { around } from "../../src/games/bower/pieces/geometry.ts";

export type Facts = Record<string, unknown>;
type Eyes = number | "watch";

/** Go through the whole replay by the keyboard and write down what is seen at every step. */
export function shownAtEveryStep(page: Page): Promise<Facts[]> {
  return page.evaluate(async () => {
    const texts = (what: string, name: string) =>
      [...document.querySelectorAll(what)].map((one) => one.getAttribute(name));
    const count = (what: string) => document.querySelectorAll(what).length;
    const fan = (from: string) =>
      count(`.replay-fan.${from} [data-card]`)
        ? texts(`.replay-fan.${from} [data-card]`, "data-card")
        : count(`.replay-fan.${from} .fan-card`);
    const rims = (seat: number) =>
      [...document.querySelectorAll(`[data-box="${seat}"] g.tile .rim`)].map((one) =>
        ["x", "y", "width", "height"].map((name) => Number(one.getAttribute(name))),
      );
    const main = document.querySelector<HTMLElement>("main.replay")!;
    const look = () => {
      if (main.classList.contains("scene-nests"))
        return {
          display: texts("[data-display]", "data-tile"),
          hands: [0, 1].map((seat) => {
            const names = texts(`[data-hand-of="${seat}"] [data-in="hand"]`, "data-tile");
            return names.includes(null) ? names.length : names;
          }),
          nests: [0, 1].map(rims),
          eggs: [...document.querySelectorAll("[data-egg]")].map(
            (one) => one.querySelectorAll("use")[1]?.getAttribute("href")?.slice(1) ?? null,
          ),
        };
      if (main.classList.contains("scene-over"))
        return { totals: texts("[data-total]", "data-total").map(Number) };
      const boxes = [...document.querySelectorAll(".box-row .mini-box")].map(
        (one) => one.querySelector("[role=img]")?.getAttribute("aria-label") ?? null,
      );
      if (main.classList.contains("scene-scoring"))
        return { line: texts(".replay-wire [data-card]", "data-card"), hand: fan("hand"), boxes };
      return {
        ...{
          display: texts(".replay-display [data-from]", "data-card"),
          hand: fan("hand"),
          deck: fan("deck"),
          boxes,
        },
        pile: Number(document.querySelector(".replay-pile .count-badge")?.textContent ?? 0),
      };
    };
    const last = Number(document.querySelector<HTMLInputElement>("[data-slider]")!.max);
    const found = [];
    for (let at = 0; ; at++) {
      if (main.dataset["at"] !== String(at)) throw new Error(`step ${at} is not shown`);
      found.push(look());
      if (at === last) return found;
      main.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
      await new Promise((painted) => setTimeout(painted));
    }
  });
}

/** The same facts out of the engine's answer. */
export function expected({ steps, result }: Steps, eyes: Eyes): Facts[] {
  const decks = new Decks();
  return steps.map((step) => {
    decks.follow(step);
    const { view } = step;
    if (view.game === "bower") return bower(step, eyes);
    const seat = typeof eyes === "number" ? eyes : (step.seat ?? step.by ?? 0);
    if (view.phase === "over") return { totals: "totals" in result ? result.totals : null };
    const boxes = (one: number) =>
      ["spring", "summer", "autumn", "winter", "robin", "owl", "pigeon", "woodpecker"].map((box) => {
        const value = view.boxes[one]![box as "owl"];
        return value === null ? null : String(value);
      });
    const hand = (one: number) => noneIsZero(view.hands[one]!);
    if (!/^(turn|laying)$/.test(view.phase)) {
      const scorer = view.seat!;
      return { line: view.lines[scorer], hand: hand(scorer), boxes: boxes(scorer) };
    }
    const open = eyes === "watch" ? view.lines[seat]! : decks.of(seat, view);
    return {
      ...{ display: view.display, hand: hand(seat), deck: noneIsZero(open), boxes: boxes(seat) },
      pile: view.deck_size,
    };
  });
}

const noneIsZero = <T>(cards: number | readonly T[]) => (Array.isArray(cards) && !cards.length ? 0 : cards);

/** Personal decks by the record alone: what each seat laid in this round. */
class Decks {
  #decks = new Map<number, CardName[]>();
  #round = 0;

  follow({ by, action, view }: Step): void {
    const { round } = view as BirdieView;
    if (round !== this.#round) this.#decks.clear();
    this.#round = round;
    if (action?.["do"] === "lay" && by !== null)
      this.#decks.set(by, [...(this.#decks.get(by) ?? []), action["card"]]);
  }

  of(seat: number, view: BirdieView): readonly CardName[] {
    const line = view.lines[seat]!;
    return typeof line === "number" ? (this.#decks.get(seat) ?? []) : line;
  }
}

function bower({ view: seen }: Step, eyes: Eyes): Facts {
  const view = seen as BowerView;
  const rows = view.variant === "super" ? 5 : 4;
  const near = typeof eyes === "number" ? eyes : 0;
  const rim = (item: NestItem, up: boolean) => {
    if (!("facing" in item)) return [];
    const { x, y, w, h } = around(item.at, secondOf(item.at, item.facing), up, rows);
    return [[x + 1.5, y + 1.5, w - 3, h - 3]];
  };
  const named = (tile: unknown) => (typeof tile === "string" ? tile : JSON.stringify(tile));
  return {
    display: view.display.map(named),
    hands: view.hands.map((hand) => (typeof hand === "number" ? (hand ? hand : []) : hand.map(named))),
    nests: view.nests.map((items, seat) => items.flatMap((item) => rim(item, seat !== near))),
    eggs: view.eggs,
  };
}
