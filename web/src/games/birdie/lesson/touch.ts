/** What is touched in Birdie's lesson: cards, the tray, the gaps of a line. */
import type { Action } from "../../../model.ts";
import { unpressed, type Find } from "../../../screens/learn/touch.ts";
import type { Touch } from "../../contract.ts";

const touch: Touch = {
  things: "[data-card], [data-cut], .ability",
  amiss: (thing, legal) => {
    if (thing.dataset["act"] === "pass") return !legal.some((action) => action.do === "pass");
    return thing.matches(".card") && !thing.matches(".legal, .selected, [data-from=tray], [data-from=line]");
  },
  next: (stage, wanted, main) => {
    const find: Find = (selector) => stage.querySelector<HTMLElement>(selector);
    const first = wanted[0]!;
    switch (first.do) {
      case "pass":
        return find("[data-act=pass]");
      case "take":
      case "lay":
        return cards(stage, wanted) ?? main;
      case "woodpecker":
        return moving(find, first.from) ?? cut(stage, wanted) ?? main;
      case "set":
        return cut(stage, wanted) ?? main;
      case "remove":
        return unpressed(find(`button[data-from=line][data-at="${first.at}"]`)) ?? main;
      default:
        return main;
    }
  },
  part: partOf,
};

/** Open cards and hand: what can be chosen and is not yet; then the tray, until its order is the wanted one. */
function cards(stage: HTMLElement, wanted: readonly Action[]): HTMLElement | null {
  const open = stage.querySelector<HTMLElement>(".card.legal:not(.selected)");
  const tray = [...stage.querySelectorAll<HTMLElement>("[data-from=tray]")];
  if (open || !tray.length) return open;
  const order = wanted.flatMap((action) => (action.do === "lay" ? [action.card] : []));
  const wrong = tray.findIndex((one, i) => one.dataset["card"] !== order[i]);
  if (wrong < 0) return null;
  const due = tray.find((one, i) => i > wrong && one.dataset["card"] === order[wrong]) ?? null;
  return due?.matches(".selected") ? stage.querySelector<HTMLElement>("[data-act=down]") : due;
}

/** Which part of laying cards is next: a card of the hand, the order in the tray, or the button. */
function partOf(stage: HTMLElement, wanted: readonly Action[]): "hand" | "order" | "lay" | null {
  const tray = [...stage.querySelectorAll<HTMLElement>("[data-from=tray]")].map((one) => one.dataset["card"]);
  const order = wanted.flatMap((action) => (action.do === "lay" ? [action.card] : []));
  if (!tray.length || !order.length) return null;
  if (tray.length < order.length) return "hand";
  return tray.join() === order.join() ? "lay" : "order";
}

/** The Woodpecker: its card, the bird, the place. */
function moving(find: Find, from: number): HTMLElement | null {
  const card = find("[data-act=woodpecker]");
  if (find("button[data-from=line]"))
    return find("[data-place]") ?? find(`[data-from=line][data-at="${from}"]`);
  return card?.getAttribute("aria-pressed") === "false" ? card : null;
}

/** The first gap of the line that is cut, or not, other than the wanted sets need it. */
function cut(stage: HTMLElement, wanted: readonly Action[]): HTMLElement | null {
  const on = new Set<number>();
  const off = new Set<number>();
  for (const action of wanted) {
    if (action.do !== "set") continue;
    const { start, length } = action;
    const end = start + length;
    on.add(start - 1).add(end - 1);
    for (let i = start; i < end - 1; i += 1) off.add(i);
  }
  for (const gap of stage.querySelectorAll<HTMLElement>("[data-cut]")) {
    const at = Number(gap.dataset["cut"]);
    const is = gap.getAttribute("aria-pressed") === "true";
    if ((on.has(at) && !is) || (off.has(at) && is)) return gap;
  }
  return null;
}

export default touch;
