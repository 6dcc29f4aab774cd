/** The bots' portraits, fetched once; whatever shows one is drawn as soon as they are here. */
import type { BotBird } from "./characters.ts";

const AGAIN_MS = 4_000;

class Portraits {
  #drawings = $state.raw<Record<string, string> | null>(null);
  #asked = false;

  /** The inside of a bird's drawing; null until it is here. */
  of(bird: BotBird | "owl"): string | null {
    return this.#drawings?.[bird] ?? null;
  }

  /** Fetch them, and try again for as long as there is no connection. */
  load(): void {
    if (this.#asked) return;
    this.#asked = true;
    restWhileHidden(document);
    const again = () => setTimeout(attempt, AGAIN_MS);
    const attempt = () =>
      void import("./drawings.ts").then(({ default: drawings }) => (this.#drawings = drawings), again);
    attempt();
  }
}

export const portraits = new Portraits();

/** Nothing moves on a page that nobody sees. */
function restWhileHidden(page: Document): void {
  const heed = () => page.documentElement.toggleAttribute("data-hidden", page.hidden);
  page.addEventListener("visibilitychange", heed);
  heed();
}
