/**
 * Cards that fly: what was taken to the player who took it, what was laid to the personal deck, what is new from the deck.
 *
 * Pictures of cards fly over the page; the page itself is right at once and never waits. Where things are is measured
 * before and after the page changes; elements say what they are by `data-anchor`, `data-card` and `data-from`.
 */
import { tick } from "svelte";
import { birdOf, seasonOf, type CardName } from "../forms.ts";
import type { Happening } from "../../../model.ts";
import { shell } from "../../../screens/table/shell.svelte.ts";
import { lively, pace } from "../../../state/settings.svelte.ts";
import { say } from "../../../words/words.svelte.ts";
import { turnOf, type Turn } from "./facts.ts";

const MOVE_MS = 280;
const MOST = 14;
const SVG = "http://www.w3.org/2000/svg";

type Where = { display: DOMRect[]; hand: Array<[CardName, DOMRect]>; tray: Array<[string, DOMRect]> };

export class Flights {
  #root: HTMLElement;
  #flying = new Set<Animation>();

  constructor(root: HTMLElement) {
    this.#root = root;
  }

  /** Let everything land at once. */
  stop(): void {
    for (const one of this.#flying) one.finish();
    this.#flying.clear();
  }

  /** Show what happened. It is called before the page shows it, and measures first where everything lay. */
  async happened({ events, before }: Happening, me: number | null): Promise<void> {
    if (pace(MOVE_MS) === 0 || document.hidden) return;
    const where = this.#where();
    await tick();
    let pause = 0;
    for (const event of events) {
      const turn = turnOf(event, before);
      if (turn && turn.what !== "passed") {
        this.#goes(turn, where, me);
        pause = pace(MOVE_MS) * 0.6;
      } else if (turn) this.#nudge(this.#anchor(`seat-${turn.seat}`), 0);
      else if (event.id === "refilled") this.#comes(event.args.cards, pause);
      else if (event.id === "dealt") this.#comes(event.args.display, 0);
    }
  }

  /** The first cards of a game come from the deck. */
  deal(): void {
    if (!lively() || document.hidden) return;
    const display = this.#all('[data-from="display"]').map((one) => one.dataset["card"] as CardName);
    this.#comes(display, 0);
  }

  /** Show a turn once more, from where its cards lay to the player who has them now. */
  again(turn: Turn, me: number | null): void {
    if (pace(MOVE_MS) === 0) return;
    const slots = this.#all("[data-slot]").map((one) => one.getBoundingClientRect());
    this.#goes(turn, { display: slots, hand: [], tray: [] }, turn.seat === me ? null : me, 1.8);
  }

  #all = (what: string) => [...this.#root.querySelectorAll<HTMLElement>(what)];
  #anchor = (name: string) => this.#root.querySelector<HTMLElement>(`[data-anchor="${name}"]`);

  #where(): Where {
    const cards = (from: string) =>
      this.#all(`[data-from="${from}"]`).map((one): [CardName, DOMRect] => [
        one.dataset["card"] as CardName,
        one.getBoundingClientRect(),
      ]);
    return { display: cards("display").map(([, box]) => box), hand: cards("hand"), tray: cards("tray") };
  }

  /** The cards of a turn on their way to a hand or a deck. */
  #goes(turn: Turn, where: Where, me: number | null, slower = 1): void {
    const mine = turn.seat === me;
    const left = [...(turn.before?.display ?? turn.cards)];
    const tray = [...where.tray];
    const target =
      (mine && turn.what === "laid" ? this.#anchor("deck") : null) ??
      this.#anchor(`${turn.what === "laid" ? "deck" : "hand"}-${turn.seat}`) ??
      this.#anchor(`seat-${turn.seat}`);
    turn.cards.forEach((card, i) => {
      const inTray = tray.findIndex(([name]) => name === card);
      const slot = Math.max(left.indexOf(card), 0);
      const from = inTray >= 0 ? tray.splice(inTray, 1)[0]![1] : where.display[slot];
      left[slot] = "" as CardName;
      const landing = mine && turn.what === "took" ? (this.#inHand(card) ?? target) : target;
      if (from && landing)
        this.#fly(card, from, landing, { after: i * 60, slower, hide: landing !== target });
    });
    const hand = mine ? (tray.length ? tray : where.hand).slice(0, turn.fromHand) : [];
    hand.forEach(([card, from], i) => {
      if (target && mine)
        this.#fly(card as CardName, from, target, { after: (i + turn.cards.length) * 60, slower });
    });
    this.#nudge(target, pace(MOVE_MS) * slower);
  }

  /** New cards from the deck to their places at the end of the display. */
  #comes(cards: readonly CardName[], pause: number): void {
    const deck = this.#anchor("pile")?.getBoundingClientRect();
    const slots = this.#all('[data-from="display"]').slice(-cards.length);
    if (!deck) return;
    slots.forEach((slot, i) => {
      const card = slot.dataset["card"] as CardName;
      this.#fly(card, deck, slot, { pause, after: i * 70, hide: true });
    });
  }

  #inHand = (card: CardName) => this.#all(`[data-from="hand"][data-card="${card}"]`).at(-1) ?? null;

  #fly(
    card: CardName,
    from: DOMRect,
    landing: HTMLElement,
    {
      after = 0,
      pause = 0,
      slower = 1,
      hide = false,
    }: { after?: number; pause?: number; slower?: number; hide?: boolean },
  ): void {
    if (this.#flying.size > MOST || from.width === 0) return;
    const to = landing.getBoundingClientRect();
    if (to.width === 0) return;
    const picture = face(card);
    Object.assign(picture.style, { left: `${from.left}px`, top: `${from.top}px`, width: `${from.width}px` });
    const whole = to.width >= 40 && to.height > to.width;
    const scale = whole ? to.width / from.width : Math.min(1, 26 / from.width);
    const dx = to.left + to.width / 2 - (from.left + from.width / 2);
    const dy = to.top + to.height / 2 - (from.top + from.width * 0.7);
    const delay = pause + pace(after);
    const duration = pace(MOVE_MS) * slower;
    document.body.append(picture);
    const flight = picture.animate(
      [
        { transform: "none" },
        { transform: `translate(${dx * 0.6}px, ${dy * 0.6 - 14}px) scale(${(1 + scale) / 2})`, offset: 0.55 },
        { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, opacity: whole ? 1 : 0.2 },
      ],
      { duration, delay, easing: "cubic-bezier(0.3, 0.7, 0.3, 1)", fill: "both" },
    );
    this.#flying.add(flight);
    const landed = () => {
      unhang();
      picture.remove();
      this.#flying.delete(flight);
    };
    const unhang = shell.hang(landed);
    flight.onfinish = flight.oncancel = landed;
    if (hide) landing.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay + duration * 0.92 });
  }

  /** Something arrived here. */
  #nudge(what: HTMLElement | null, delay: number): void {
    what?.animate([{ scale: 1 }, { scale: 1.08 }, { scale: 1 }], { duration: pace(160), delay });
  }
}

/** A picture of a card that belongs to nothing. */
function face(card: CardName): HTMLElement {
  const holder = document.createElement("span");
  holder.className = "card flying";
  holder.setAttribute("aria-hidden", "true");
  const drawing = document.createElementNS(SVG, "svg");
  drawing.setAttribute("class", "face");
  drawing.setAttribute("viewBox", "0 0 120 168");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#card-${card}`);
  drawing.append(use, letters(card));
  holder.append(drawing);
  return holder;
}

/** The letters on a face, which are in the reader's language. */
function letters(card: CardName): SVGElement {
  const both = document.createElementNS(SVG, "g");
  both.setAttribute("class", "letters");
  for (const [feature, y] of [
    [birdOf(card), "40.5"],
    [seasonOf(card), "164"],
  ] as const) {
    const text = document.createElementNS(SVG, "text");
    text.setAttribute("x", "16.5");
    text.setAttribute("y", y);
    text.textContent = say(`web-letter-${feature}`);
    both.append(text);
  }
  return both;
}
