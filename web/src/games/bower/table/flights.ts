/**
 * Tiles that fly: from the display to the player who takes them, from a hand into a nest, new ones into the display.
 *
 * Pictures fly over the page; the page itself is right at once and never waits. Where things lie is measured before and
 * after the page changes; elements say what they are by `data-anchor`, `data-tile` and `data-item`.
 */
import type { Options } from "../../documents.ts";
import { mount, tick, unmount } from "svelte";
import type { Facing, TileName } from "../forms.ts";
import type { Happened, Happening } from "../../../model.ts";
import { shell } from "../../../screens/table/shell.svelte.ts";
import { lively, pace } from "../../../state/settings.svelte.ts";
import Flying from "./Flying.svelte";
import { sparkle } from "./sparkle.ts";

const MOVE_MS = 280;
const MOST = 8;

export const nameOfTile = (tile: TileName) => (typeof tile === "string" ? tile : JSON.stringify(tile));

export class Flights {
  #root: HTMLElement;
  #options: () => Options;
  #flying = new Set<Animation>();

  constructor(root: HTMLElement, options: () => Options) {
    this.#root = root;
    this.#options = options;
  }

  /** Let everything land at once. */
  stop(): void {
    for (const one of this.#flying) one.finish();
    this.#flying.clear();
  }

  /** Show what happened. It is called before the page shows it, and measures first where everything lay. */
  async happened({ events }: Happening, me: number | null): Promise<void> {
    if (pace(MOVE_MS) === 0 || document.hidden) return;
    const where = new Map(
      [...this.#root.querySelectorAll<HTMLElement>("[data-tile]")].map((one) => [
        `${one.dataset["in"]} ${one.dataset["tile"]}`,
        one.getBoundingClientRect(),
      ]),
    );
    await tick();
    for (const event of events) this.#show(event, me, where);
  }

  /** The first tiles of a game come one after the other. */
  deal(): void {
    if (!lively() || document.hidden) return;
    const tiles = this.#root.querySelectorAll<HTMLElement>('[data-in="display"], [data-in="hand"]');
    tiles.forEach((one, i) => {
      const flight = one.animate(
        [
          { transform: "translateY(-46px) scale(0.6) rotate(-8deg)", opacity: 0 },
          { transform: "none", opacity: 1 },
        ],
        {
          duration: pace(MOVE_MS),
          delay: pace(i * 90),
          easing: "cubic-bezier(0.2, 0.8, 0.3, 1)",
          fill: "backwards",
        },
      );
      this.#keep([flight]);
    });
  }

  /** Remember what moves, until it lands. */
  #keep(flights: readonly Animation[]): void {
    for (const one of flights) {
      this.#flying.add(one);
      one.onfinish = one.oncancel = () => this.#flying.delete(one);
    }
  }

  /** Show once more how a tile was laid. */
  again(event: Happened): void {
    this.#show(event, null, new Map(), 2);
  }

  #show(event: Happened, me: number | null, where: Map<string, DOMRect>, slower = 1): void {
    const { id, args } = event;
    if (id === "tile-taken" || id === "gift-given") {
      const { seat, tile } = args;
      const from = where.get(`display ${nameOfTile(tile)}`);
      const to =
        id === "tile-taken" && seat === me
          ? this.#find(`[data-in="hand"][data-tile="${CSS.escape(nameOfTile(tile))}"]`)
          : this.#find(`[data-anchor="seat-${id === "tile-taken" ? seat : 1 - seat}"]`);
      this.#fly(tile, "e", from, to, { hide: seat === me, slower });
    } else if (id === "tile-played" || id === "cover-laid") {
      const { seat, tile, facing } = args;
      const hand = where.get(`hand ${nameOfTile(tile)}`);
      const from = hand ?? this.#find(`[data-anchor="seat-${seat}"]`)?.getBoundingClientRect();
      const landing = this.#last(seat);
      const up = landing?.closest(".nest-box")?.classList.contains("up") ?? false;
      if (seat === me && slower === 1) this.#land(landing);
      else this.#fly(tile, facing, from, landing, { hide: true, slower, up });
    } else if (id === "display-refilled") {
      for (const one of args.tiles)
        this.#land(this.#find(`[data-in="display"][data-tile="${CSS.escape(nameOfTile(one))}"]`));
    } else if (id === "bonus-earned") {
      const gem = this.#last(args.seat)?.getBoundingClientRect();
      if (gem) this.#keep(sparkle(gem));
    } else if (id === "token-laid") this.#land(this.#find(`[data-box="${args.nest}"]`));
  }

  #find = (what: string) => this.#root.querySelector<HTMLElement>(what);
  /** The tile that was laid last in a nest. */
  #last = (seat: number) =>
    [...this.#root.querySelectorAll<HTMLElement>(`[data-box="${seat}"] g.tile:not(.ghost)`)].at(-1) ?? null;

  /** Something is there now. */
  #land(what: Element | null): void {
    what?.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration: pace(MOVE_MS) });
  }

  #fly(
    tile: TileName,
    facing: Facing,
    from: DOMRect | undefined,
    landing: Element | null,
    { hide, slower, up = false }: { hide: boolean; slower: number; up?: boolean },
  ): void {
    const to = landing?.getBoundingClientRect();
    if (!from?.width || !to?.width || this.#flying.size > MOST) return;
    const picture = document.createElement("span");
    const drawn = mount(Flying, { target: picture, props: { tile, facing, up, options: this.#options() } });
    const lies = facing === "e" || facing === "w";
    const whole = hide;
    const width = whole ? to.width : Math.min(from.width, 64);
    const height = lies ? width / 2 : width * 2;
    picture.className = "flying";
    picture.setAttribute("aria-hidden", "true");
    const middle = (box: DOMRect) => [box.left + box.width / 2, box.top + box.height / 2] as const;
    const [x, y] = middle(to);
    const [fx, fy] = middle(from);
    Object.assign(picture.style, {
      left: `${x - width / 2}px`,
      top: `${y - height / 2}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
    document.body.append(picture);
    const small = Math.min(1.2, Math.max(0.5, Math.min(from.width, 96) / Math.max(width, height)));
    const duration = pace(MOVE_MS) * slower;
    const flight = picture.animate(
      [
        { transform: `translate(${fx - x}px, ${fy - y}px) scale(${small})` },
        { transform: `translate(${(fx - x) * 0.4}px, ${(fy - y) * 0.4 - 12}px) scale(1.12)`, offset: 0.6 },
        { transform: "none", opacity: whole ? 1 : 0.1 },
      ],
      { duration, easing: "cubic-bezier(0.3, 0.7, 0.3, 1)", fill: "both" },
    );
    this.#flying.add(flight);
    const land = () => {
      flight.onfinish = flight.oncancel = null;
      unhang();
      picture.remove();
      void unmount(drawn);
      this.#flying.delete(flight);
    };
    const unhang = shell.hang(land);
    flight.onfinish = flight.oncancel = land;
    if (hide) landing?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: duration * 0.95 });
  }
}
