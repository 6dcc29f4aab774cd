/** Who this device is. Nobody signs up: the first table or link makes somebody of you. */
import { api } from "../net/api.ts";
import type { SessionAnswer } from "../net/interface.ts";
import { say } from "../words/words.svelte.ts";
import { settings } from "./settings.svelte.ts";

class Session {
  who = $state.raw<SessionAnswer | null>(null);
  #asking: Promise<SessionAnswer> | null = null;

  /** Who this device is, if it is anybody yet. */
  async look(): Promise<SessionAnswer | null> {
    return (this.who = (await api.visitor()).session);
  }

  /** Who this device is; it becomes somebody if it is nobody. */
  ensure(): Promise<SessionAnswer> {
    this.#asking ??= this.#become().finally(() => (this.#asking = null));
    return this.#asking;
  }

  async #become(): Promise<SessionAnswer> {
    return (
      this.who ?? (await this.look()) ?? (this.who = await api.callMe(say("web-guest"), settings.language))
    );
  }

  async rename(name: string): Promise<void> {
    this.who = await api.callMe(name, settings.language);
  }
}

export const session = new Session();
