/**
 * What the player has taken up, and where it would go: a tile of the display, or one of the hand and its ghost.
 *
 * Nothing here knows a rule: what can be taken up and where it can lie are the legal actions. Whatever was chosen is
 * forgotten as soon as the table has moved on.
 */
import { type BowerAction, type TileName, viewOf, legalOf } from "../forms.ts";
import { spotOf, type Spot } from "../nest.ts";
import { mySeat, type TableModel } from "../../../model.ts";
import {
  covering,
  moved,
  nearest,
  putsFor,
  reach,
  same,
  spotsOf,
  turned,
  type HandIndex,
  type Put,
} from "./places.ts";
import type { Facing, Place } from "../forms.ts";

type Picked = { rev: number; display?: number; hand?: HandIndex };
type Ghost = Put & { around: Spot };

export class Hold {
  #table: () => TableModel;
  #picked = $state.raw<Picked | null>(null);
  #ghost = $state.raw<Ghost | null>(null);

  constructor(table: () => TableModel) {
    this.#table = table;
  }

  view = $derived.by(() => viewOf(this.#table().full!));
  legal = $derived.by(() => legalOf(this.#table().full!));
  rev = $derived.by(() => this.#table().full!.rev);
  /** What is asked of this player now: nothing, to take, to play, or to discard. */
  asked = $derived.by((): "take" | "play" | "discard" | null => {
    const verb = this.legal[0]?.do;
    return verb === "take" || verb === "play" || verb === "discard" ? verb : null;
  });
  /** Tiles of the display that can be taken, tiles of the hand that can be played or discarded. */
  displays = $derived(new Set(this.legal.flatMap((one) => (one.do === "take" ? [one.display] : []))));
  hands = $derived(
    new Set(
      this.legal.flatMap((one): HandIndex[] => (one.do === "play" || one.do === "discard" ? [one.hand] : [])),
    ),
  );

  display = $derived.by(() => {
    const at = this.#picked?.rev === this.rev ? this.#picked.display : undefined;
    return at !== undefined && this.displays.has(at) ? at : null;
  });
  /** The hand tile taken up; the only one there is lies ready by itself. */
  hand = $derived.by((): HandIndex | null => {
    const at = this.#picked?.rev === this.rev ? this.#picked.hand : undefined;
    if (at !== undefined && this.hands.has(at)) return at;
    const [only] = this.hands;
    return this.asked === "play" && this.hands.size === 1 && only !== undefined ? only : null;
  });
  tile = $derived.by((): TileName | null => this.tileOf(this.hand));
  puts = $derived(this.hand === null || this.asked !== "play" ? [] : putsFor(this.legal, this.hand));
  squares = $derived(reach(this.puts));
  put = $derived.by((): Ghost | null => {
    const ghost = this.#ghost;
    return ghost && this.puts.some((put) => same(put, ghost)) ? ghost : null;
  });
  ghost = $derived(this.put && this.tile !== null ? { ...this.put, tile: this.tile } : null);

  tileOf(hand: HandIndex | null): TileName | null {
    if (hand === null) return null;
    if (hand === "gift") return this.view.gift?.tile ?? null;
    const seat = mySeat(this.#table().full!);
    const own = seat === null ? null : this.view.hands[seat];
    return Array.isArray(own) ? (own[hand] ?? null) : null;
  }

  pickDisplay(display: number): void {
    this.#picked = this.display === display ? null : { rev: this.rev, display };
  }

  /** Take a tile of the hand up, or lay it down again. A ghost stays where the new tile can lie there, too. */
  pickHand(hand: HandIndex): void {
    this.#picked = this.#picked?.hand === hand && this.hand === hand ? null : { rev: this.rev, hand };
  }

  takeUp(hand: HandIndex): void {
    this.#picked = { rev: this.rev, hand };
  }

  #set(put: Put | null, around?: Spot): void {
    this.#ghost = put && { ...put, around: around ?? spotOf(put.at) };
  }

  /** Hold the tile over a square: as it lay before, where that goes, else in the first way that does. */
  over(at: Place): void {
    const spot = spotOf(at);
    const all = covering(this.puts, spot);
    const facing = this.put?.facing;
    const alike = all.find((put) => put.facing === facing && spotsOf(put)[0] === spot);
    this.#set(alike ?? all[0] ?? null, spot);
  }

  turn(): void {
    if (this.put) this.#set(turned(this.puts, this.put, this.put.around), this.put.around);
  }

  move(key: string): void {
    const next = this.put ? moved(this.puts, this.put, key) : (this.puts[0] ?? null);
    if (next) this.#set(next);
  }

  /** Follow a pointer over the nest; away from all places there is no ghost. */
  follow(point: Place, facing: Facing): void {
    this.#set(nearest(this.puts, point, facing));
  }

  /** Take up what a hint proposes, as if by hand; nothing is done. */
  prepare(action: BowerAction): void {
    if (action.do === "take") this.#picked = { rev: this.rev, display: action.display };
    else if (action.do === "discard") this.#picked = { rev: this.rev, hand: action.hand };
    else if (action.do === "play") {
      this.#picked = { rev: this.rev, hand: action.hand };
      this.#set({ at: action.at, facing: action.facing });
    }
  }

  cancel(): void {
    if (this.put) this.#ghost = null;
    else this.#picked = null;
  }

  /** What ✓ would do now; null while something is missing. */
  action = $derived.by((): BowerAction | null => {
    if (this.asked === "take") return this.display === null ? null : { do: "take", display: this.display };
    if (this.hand === null) return null;
    if (this.asked === "discard" && this.hand !== "gift") return { do: "discard", hand: this.hand };
    if (this.asked !== "play" || !this.put) return null;
    return { do: "play", hand: this.hand, at: this.put.at, facing: this.put.facing };
  });

  async confirm(): Promise<void> {
    const table = this.#table();
    if (this.action && !table.busy) await table.act([this.action]);
  }
}
