/** The ability that is in hand, and the bird that it moves: lifted by the Woodpecker, or drawn by the Robin. */
import type { Bird, BirdieAction } from "../forms.ts";

type Move = Extract<BirdieAction, { do: "woodpecker" }>;

export class Moving {
  mode = $state<Bird | null>(null);
  lifted = $state<number | null>(null);
  readonly #legal: () => readonly BirdieAction[];
  readonly #first: (action: BirdieAction) => void;

  /** `legal`: what may be done where the plan stands; `first`: an action that comes before all others. */
  constructor(legal: () => readonly BirdieAction[], first: (action: BirdieAction) => void) {
    this.#legal = legal;
    this.#first = first;
  }

  readonly moves = $derived.by(() =>
    this.#legal().filter((action): action is Move => action.do === "woodpecker"),
  );
  readonly robins = $derived.by(() => this.#legal().some((action) => action.do === "robin"));
  /** A card was drawn, and has to go somewhere. */
  readonly inserting = $derived.by(() => this.#legal().some((action) => action.do === "insert"));
  /** Where the bird may go. Places behind the bird before them would change nothing: only legal ones are offered. */
  readonly places = $derived.by((): Set<number> | null => {
    if (this.inserting)
      return new Set(this.#legal().flatMap((action) => (action.do === "insert" ? [action.at] : [])));
    if (this.mode !== "woodpecker" || this.lifted === null) return null;
    const from = this.lifted;
    return new Set(
      this.moves.filter((move) => move.from === from).map(({ to }) => (to > from ? to + 1 : to)),
    );
  });

  /** Take an ability up, or lay it down. */
  toggle(which: Bird): void {
    this.lifted = null;
    this.mode = this.mode === which ? null : which;
  }
  end = (): void => {
    this.mode = this.lifted = null;
  };
  lift(at: number): void {
    this.lifted = this.lifted === at ? null : at;
  }
  place = (gap: number): void => {
    if (this.inserting) this.#first({ do: "insert", at: gap });
    else if (this.lifted !== null) this.move(this.lifted, gap);
  };
  move = (from: number, gap: number): void => {
    const to = gap > from ? gap - 1 : gap;
    this.lifted = null;
    if (!this.moves.some((one) => one.from === from && one.to === to)) return;
    this.mode = null;
    this.#first({ do: "woodpecker", from, to });
  };
  /** After a hint: where it begins with a draw, that is what is asked for. */
  follow(actions: readonly BirdieAction[]): void {
    const next = actions.find(({ do: verb }) => verb !== "woodpecker" && verb !== "insert");
    this.mode = next?.do === "robin" ? "robin" : null;
  }
}
