/** Something that takes a moment: what it is, whether it takes long enough to say so, and why it failed. */
import { Refusal } from "../../net/api.ts";
import { why } from "../../words/why.ts";
import { refusalOf } from "../../net/fault.ts";

const SLOW_MS = 250;

export class Busy {
  /** What is being done now. */
  what = $state<string | null>(null);
  /** It takes long enough for a person to wonder. Until then nothing changes, so that nothing flashes. */
  slow = $state(false);
  #refusal = $state.raw<Refusal | null>(null);

  /** Why it did not work, in the language of the moment. */
  get trouble(): string {
    return this.#refusal ? why(this.#refusal.code, this.#refusal.rule) : "";
  }

  get code(): string | null {
    return this.#refusal?.code ?? null;
  }

  /** Do one thing at a time; true if it worked. */
  async run(what: string, work: () => Promise<unknown>): Promise<boolean> {
    if (this.what !== null) return false;
    this.what = what;
    this.#refusal = null;
    const timer = setTimeout(() => (this.slow = true), SLOW_MS);
    try {
      await work();
      return true;
    } catch (error) {
      this.#refusal = refusalOf(error);
      return false;
    } finally {
      clearTimeout(timer);
      this.what = null;
      this.slow = false;
    }
  }

  forget(): void {
    this.#refusal = null;
  }
}
