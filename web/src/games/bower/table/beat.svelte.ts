/** The other's bonus, shown for a moment: the table goes on below it, and whatever is touched ends it. */
import type { Happening } from "../../../model.ts";
import { pace } from "../../../state/settings.svelte.ts";
import { usedIn, type Used } from "./bonuses.ts";

/** Milliseconds that a bonus is shown; longer where things move slowly, and as long where nothing moves. */
const BEAT_MS = 1_500;

export class Beat {
  shown = $state.raw<Used | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Show what somebody else did with a bonus tile. */
  hear({ events }: Happening, me: number | null): void {
    const used = events.map(usedIn).findLast((one) => one !== null && one.seat !== me);
    if (used) this.show(used);
  }

  show(used: Used): void {
    clearTimeout(this.#timer);
    this.shown = used;
    this.#timer = setTimeout(this.end, Math.max(BEAT_MS, pace(BEAT_MS)));
  }

  end = (): void => {
    clearTimeout(this.#timer);
    this.shown = null;
  };
}
