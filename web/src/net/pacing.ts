/**
 * When a bot's move is shown: after everything on the screen has landed, and after a pause in which people can see what
 * they did themselves. A bot plays again only when its own move has landed, without a pause inside one turn.
 *
 * The pause follows the pace of the table (`pace_ms`): between 0.8 and 1.2 seconds at the calm pace of 1400 ms. There is
 * none at a table without a pace, nor where a clock runs; a page that nobody sees does not wait at all.
 */
import { seatIn } from "../model.ts";
import type { Ev, Full } from "./messages.ts";
import { moverOf, phaseOf } from "./view.ts";

export interface Pacing {
  /** What an entry has to wait for; null where it is shown at once. */
  wait(ev: Ev, full: Full): Promise<void> | null;
  /** Something was shown: from now on it moves, until it has landed. */
  shown(): void;
}

/** The screen as the pacing sees it. */
export interface Screen {
  now: () => number;
  sleep: (ms: number) => Promise<void>;
  /** Whether something flies, or a scene plays over the table. */
  moving: () => boolean;
  hidden: () => boolean;
  /** How long pauses are: 1 as designed, less where somebody wants everything faster. */
  speed: () => number;
  random: () => number;
}

const SHORTEST = 8 / 14;
const LONGEST = 12 / 14;
/** Milliseconds until what was shown begins to move, and between two looks. */
const LOOK_MS = 50;
/** Most milliseconds to wait for something to land. */
const MOST_MS = 30_000;
/** Phases whose scenes have a pace of their own. */
const SCENES = new Set(["split", "insert", "collapse", "feature", "pigeon", "owl", "scoring", "over"]);

/** Whether the seat to move did something, be it unseen; a take-back is the wish of somebody else. */
function acted({ events = [] }: Ev, seat: number): boolean {
  return !events.length || events.some((one) => one.id !== "taken-back" && seatIn(one) === seat);
}

export class Pacer implements Pacing {
  readonly #screen: Screen;
  /** When everything had landed. */
  #landed: Promise<number>;
  /** Whose move was shown last. */
  #last: number | null = null;

  constructor(screen: Screen) {
    this.#screen = screen;
    this.#landed = Promise.resolve(0);
  }

  wait(ev: Ev, full: Full): Promise<void> | null {
    const pace = full.table.settings.pace_ms ?? 0;
    const seat = moverOf(full);
    if (!ev.view || seat === null || !acted(ev, seat)) return null;
    const before = this.#last;
    this.#last = seat;
    if (full.table.seats[seat]?.bot == null) return null;
    if (pace === 0 || SCENES.has(phaseOf(full))) return null;
    const clock = full.table.settings.clock?.kind === "live";
    return this.#still(before === seat || clock ? 0 : this.#pause(pace));
  }

  shown(): void {
    this.#landed = this.#settle();
  }

  #pause(pace: number): number {
    const { random, speed } = this.#screen;
    return pace * (SHORTEST + (LONGEST - SHORTEST) * random()) * speed();
  }

  async #settle(): Promise<number> {
    const end = this.#screen.now() + MOST_MS;
    do await this.#screen.sleep(LOOK_MS);
    while (this.#screen.moving() && this.#screen.now() < end);
    return this.#screen.now();
  }

  async #still(pause: number): Promise<void> {
    const { now, sleep, hidden } = this.#screen;
    if (hidden()) return;
    const until = (await this.#landed) + pause;
    while (now() < until && !hidden()) await sleep(Math.min(LOOK_MS, until - now()));
  }
}
