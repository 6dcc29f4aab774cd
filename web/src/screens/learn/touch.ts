/** What may be touched in a lesson, as it lies on the games' own screens: what is no help now, and what comes next. */
import type { Action } from "../../model.ts";

const THINGS =
  "[data-card], [data-display], [data-hand], [data-bonus], [data-cut], .square, .button, .ability, .nest";

/** Whether a tap there leads nowhere now. */
export function amiss(target: HTMLElement, legal: readonly Action[]): boolean {
  const thing = target.closest<HTMLElement>(THINGS);
  if (!thing || target.closest("dialog")) return false;
  if (thing.getAttribute("aria-disabled") === "true" || (thing as HTMLButtonElement).disabled) return true;
  if (thing.dataset["act"] === "pass") return !legal.some((action) => action.do === "pass");
  if (thing.matches(".nest")) return true;
  if (thing.matches(".card, .loose-tile"))
    return !thing.matches(".legal, .selected, .pick, [data-from=tray], [data-from=line]");
  return false;
}

/** The next thing to touch, if it can be told: what the wanted actions are about, or the button that does it. */
export function nextTouch(stage: HTMLElement, wanted: readonly Action[]): HTMLElement | null {
  const dialog = document.querySelector<HTMLElement>("dialog[open]");
  if (dialog) return dialog.querySelector(".button.primary");
  const first = wanted[0];
  if (!first) return null;
  const find = (selector: string) => stage.querySelector<HTMLElement>(selector);
  const main = find(".button.primary:not(.off)");
  switch (first.do) {
    case "pass":
      return find("[data-act=pass]");
    case "take":
    case "lay":
      return "display" in first
        ? (loose(find, `[data-display="${first.display}"]`) ?? main)
        : (cards(stage, wanted) ?? main);
    case "woodpecker":
      return moving(find, first.from) ?? cut(stage, wanted) ?? main;
    case "set":
      return cut(stage, wanted) ?? main;
    case "remove":
      return unpressed(find(`button[data-from=line][data-at="${first.at}"]`)) ?? main;
    case "play":
      return placing(find, first) ?? main;
    case "keep":
      return unchecked(find(`[data-bonus="${"bonus" in first ? first.bonus : ""}"]`)) ?? main;
    case "token":
      return laying(find, first) ?? main;
    default:
      return main;
  }
}

type Doing<Verb> = Extract<Action, { do: Verb }>;
type Find = (selector: string) => HTMLElement | null;
const unpressed = (one: HTMLElement | null) => (one?.getAttribute("aria-pressed") === "true" ? null : one);
const unchecked = (one: HTMLElement | null) => (one?.getAttribute("aria-checked") === "true" ? null : one);
const loose = (find: Find, selector: string) => unpressed(find(selector));

/** Birdie's open cards and hand: what can be chosen and is not yet; then the tray, until its order is the wanted one. */
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

/** A part of the task, as it stands on the screen; null where there is only one. */
export type Part = "hand" | "order" | "lay" | null;

/** Which part of laying cards is next: a card of the hand, the order in the tray, or the button. */
export function partOf(stage: HTMLElement, wanted: readonly Action[]): Part {
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

const STEPS: Record<string, [number, number]> = { n: [0, 1], s: [0, -1], e: [1, 0], w: [-1, 0] };

/** Bower: the tile of the hand, the square, and the turn of the ghost. */
function placing(find: Find, action: Doing<"play">): HTMLElement | null {
  const tile = loose(find, `[data-hand="${action.hand}"]`);
  if (tile) return tile;
  const { at } = action;
  const [dx, dy] = STEPS[action.facing]!;
  const ghost = find("[data-ghost]")?.dataset["ghost"];
  if (ghost === undefined) return find(`.square[data-nest][data-at="${at.join()}"]`);
  return ghost === `${at.join()} ${at[0] + dx},${at[1] + dy}` ? null : find(".turn-button");
}

/** A token: the square, then which of its objects. */
function laying(find: Find, action: Doing<"token">): HTMLElement | null {
  const chosen = find(".choice-chips [aria-checked=true], .button.primary:not(.off)");
  if (!chosen) return find(`.square[data-nest="${action.nest}"][data-at="${action.at.join()}"]`);
  return unchecked(find(`[data-way="${action.object}"]`));
}
