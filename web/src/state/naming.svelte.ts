/** Asks for a name before friends are invited, unless the player has one. */
import { session } from "./session.svelte.ts";

/** Names that were given to somebody who had none, in all languages. */
export const GUESTS: readonly string[] = ["Guest", "Ospite", "Visitante", "Гость"];

export const unnamed = (name: string | null | undefined): boolean =>
  !name?.trim() || GUESTS.includes(name.trim());

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
