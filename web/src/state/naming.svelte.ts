/** Asks for a name before friends are invited, unless the player has one. */
import { UNNAMED } from "../words/people.ts";
import { session } from "./session.svelte.ts";

export const unnamed = (name: string | null | undefined): boolean =>
  !name?.trim() || UNNAMED.has(name.trim());

class Naming {
  /** Whether the question is open. */
  open = $state(false);
  #answer: (() => void) | null = null;

  /** Resolves when there is a name, or when the question was closed without one. */
  async ask(): Promise<void> {
    if (!unnamed(session.who?.name)) return;
    this.open = true;
    await new Promise<void>((done) => (this.#answer = done));
  }

  close = (): void => {
    this.open = false;
    this.#answer?.();
    this.#answer = null;
  };
}

export const naming = new Naming();
