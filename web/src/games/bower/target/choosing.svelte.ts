/** One of a few things is chosen: by a tap, by the arrow keys, or by a hint. */
import type { BowerAction } from "../forms.ts";
import { hints } from "../../../screens/table/hints.svelte.ts";
import { shortcut } from "./keys.ts";

const WAYS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export class Choosing {
  wanted = $state<number | null>(null);
  readonly #offered: () => readonly number[];
  readonly #mark: string;
  readonly #confirm: () => void;

  /**
   * `numberOf`: what an action would choose; `mark`: the data attribute that carries its number; `confirm`: do it. To be
   * made while a component is.
   */
  constructor(
    legal: () => readonly BowerAction[],
    numberOf: (action: BowerAction) => number | null,
    mark: string,
    confirm: () => void,
  ) {
    this.#offered = () => legal().flatMap((action) => numberOf(action) ?? []);
    this.#mark = mark;
    this.#confirm = confirm;
    $effect(() => {
      const [action] = (hints.proposal ?? []) as BowerAction[];
      const proposed = action ? numberOf(action) : null;
      if (proposed !== null) this.wanted = proposed;
    });
  }

  readonly offered = $derived.by(() => this.#offered());
  readonly chosen = $derived(this.wanted !== null && this.offered.includes(this.wanted) ? this.wanted : null);

  #step = (key: string): void => {
    const { offered, chosen } = this;
    const count = offered.length;
    this.wanted =
      offered[chosen === null ? 0 : (offered.indexOf(chosen) + (WAYS[key] ?? 0) + count) % count]!;
    document.querySelector<HTMLElement>(`[data-${this.#mark}="${this.wanted}"]`)?.focus();
  };

  key = (event: KeyboardEvent): void =>
    shortcut(event, {
      cancel: () => (this.wanted = null),
      turn: () => undefined,
      arrow: this.#step,
      confirm: () => {
        const at = (event.target as HTMLElement).dataset[this.#mark];
        if (this.chosen === null || at !== String(this.chosen)) return false;
        this.#confirm();
        return true;
      },
    });
}
