/**
 * What somebody is about to do with the nests: a square or a tile is chosen, a tile or a token is held. Every deed is one
 * step of the sheet, which can be undone; what does not go is told at its square and changes nothing.
 */
import type { BonusName, NestItem, Place, TileName } from "../forms.ts";
import { built, COLUMNS, secondOf, spotOf, type Spot } from "../nest.ts";
import type { SheetStore } from "../../../screens/sheet/store.svelte.ts";
import { full, rowsIn, whereabouts, withNest, write, type BowerDocument, type Seat } from "./document.ts";
import * as laying from "./laying.ts";

/** What is said at a square. */
export type Word = { kind: string; seat: Seat; at: Place; rule?: string; found?: Seat };

export class Desk {
  seat = $state<Seat>(0);
  /** An empty square that waits for its tile, or the filled one that a cover will lie on. */
  at = $state<Place | null>(null);
  /** The tile of this nest that is chosen, by its place in the list. */
  index = $state<number | null>(null);
  /** A tile that waits for its square. */
  held = $state.raw<TileName | null>(null);
  /** A token that waits for its square; `cover` makes a cover of the next tile. */
  token = $state<BonusName | null>(null);
  moving = $state(false);
  word = $state.raw<Word | null>(null);

  constructor(readonly sheet: SheetStore) {}

  get document(): BowerDocument {
    return full(this.sheet.document);
  }
  get items(): NestItem[] {
    return this.document.nests[this.seat];
  }
  /** The chosen tile; null where it has gone meanwhile. */
  get item() {
    const item = this.index === null ? undefined : this.items[this.index];
    return item && laying.isTile(item) ? item : null;
  }
  get covering(): boolean {
    return this.token === "cover";
  }
  #field(): laying.Field {
    const { options } = this.document;
    return { rows: rowsIn(this.document), options };
  }

  /** Nothing is chosen or held. */
  clear(): void {
    this.at = this.held = this.token = this.index = this.word = null;
    this.moving = false;
  }

  /** Look at a nest; what is held stays in the hand. */
  sit(seat: Seat): void {
    if (seat === this.seat) return;
    this.seat = seat;
    this.at = this.index = this.word = null;
    this.moving = false;
  }

  #refuse(kind: string, at: Place, rule?: string): false {
    this.word = { kind, seat: this.seat, at, ...(rule ? { rule } : {}) };
    return false;
  }

  #write(items: NestItem[]): void {
    const { seat } = this;
    this.sheet.change((draft) => write(draft, withNest(full(draft), seat, items)));
    this.word = null;
  }

  tap(seat: Seat, at: Place): void {
    this.sit(seat);
    this.word = null;
    const top = built(this.items, this.document.options).get(spotOf(at));
    if (this.token !== null && !this.covering) this.#token(at);
    else if (this.moving) this.#move(at);
    else if (this.covering) this.#cover(at, top !== undefined);
    else if (this.held !== null) this.#place(this.held, at, false);
    else if (!top) this.#choose(at, null);
    else if (top.item === this.index) this.turn();
    else this.#choose(null, top.item);
  }

  #choose(at: Place | null, index: number | null): void {
    this.at = at;
    this.index = index;
  }

  /** A tile of the picker: it lies on the chosen square, or is held until one is tapped. */
  take(tile: TileName): boolean {
    this.word = null;
    this.moving = false;
    const used = typeof tile === "string" ? whereabouts(this.document).get(tile) : undefined;
    if (used) {
      this.word = { kind: "used", seat: used.seat, at: used.at, found: used.seat };
      return false;
    }
    if (this.at) return this.#place(tile, this.at, this.covering);
    this.index = null;
    this.held = tile;
    return false;
  }

  #place(tile: TileName, at: Place, cover: boolean): boolean {
    const taken = laying.filled(this.items).has(spotOf(at));
    const laid = laying.lay(this.items, this.#field(), tile, at, cover);
    if (!laid)
      return cover
        ? this.#refuse("cover-alone", at, "W-B13")
        : this.#refuse(taken ? "taken" : "no-room", at, "W-T2");
    this.#write(laid);
    this.#hold(tile, at);
    return true;
  }

  /** The tile that lies there now is the chosen one. */
  #hold(tile: TileName, at: Place): void {
    const name = JSON.stringify(tile);
    const found = this.items.findLastIndex(
      (item) =>
        laying.isTile(item) &&
        JSON.stringify("tile" in item ? item.tile : item.cover) === name &&
        spotOf(item.at) === spotOf(at),
    );
    this.clear();
    this.index = found < 0 ? null : found;
  }

  /** A cover lies on two filled squares (W-B13): first the square, then the tile. */
  #cover(at: Place, there: boolean): void {
    if (!there) this.#refuse("cover-empty", at, "W-B13");
    else if (this.held !== null) this.#place(this.held, at, true);
    else this.at = at;
  }

  #move(at: Place): void {
    const { item, index } = this;
    if (!item || index === null) return this.clear();
    const moved = laying.moved(this.items, this.#field(), index, at);
    if (!moved) return void this.#refuse("no-room", at, "W-T2");
    this.#write(moved);
    this.#hold("tile" in item ? item.tile : item.cover, at);
  }

  turn(): void {
    const { item, index } = this;
    if (!item || index === null) return;
    const turned = laying.turned(this.items, this.#field(), index);
    if (!turned) return void this.#refuse("no-turn", item.at);
    this.#write(turned);
    this.#hold("tile" in item ? item.tile : item.cover, item.at);
  }

  swap(): void {
    const { item, index } = this;
    if (!item || index === null) return;
    this.#write(laying.swapped(this.items, this.#field(), index)!);
    this.#hold("tile" in item ? item.tile : item.cover, secondOf(item.at, item.facing));
  }

  remove(): void {
    if (this.index === null) return;
    this.#write(laying.removed(this.items, this.#field(), this.index));
    this.clear();
  }

  /** Take a token up, or let go of it. */
  hold(token: BonusName): void {
    const again = this.token === token;
    this.clear();
    this.token = again ? null : token;
  }

  #token(at: Place): void {
    const token = this.token!;
    const laid = laying.layToken(this.items, this.#field(), token, at);
    if (!laid) {
      const empty = !laying.filled(this.items).has(spotOf(at));
      const rule = token === "x" ? "W-B9" : token === "branch" ? "W-B12" : "W-B10";
      return void this.#refuse(empty ? "token-empty" : `token-${token}`, at, rule);
    }
    const { seat } = this;
    this.sheet.change((draft) => {
      const now = full(draft);
      const other = (1 - seat) as Seat;
      const rest = laying.withoutToken(now.nests[other], this.#field(), token);
      write(draft, withNest(withNest(now, other, rest), seat, laid));
    });
  }

  /** Take a token off the nest it lies in. */
  takeOff(token: BonusName): void {
    const field = this.#field();
    this.sheet.change((draft) => {
      const now = full(draft);
      const [near, far] = now.nests.map((items) => laying.withoutToken(items, field, token));
      write(draft, withNest(withNest(now, 0, near!), 1, far!));
    });
    this.clear();
  }

  /** The squares of a nest that glow for what is held. */
  legalIn(seat: Seat): Set<Spot> {
    const field = this.#field();
    const items = this.document.nests[seat];
    const lying = laying.filled(items);
    const { token, held, moving } = this;
    const good = (at: Place): boolean => {
      if (token === "cover") return laying.ways(items, field, [] as never, at, true).length > 0;
      if (token !== null) return laying.tokenWays(items, field, token, at).length > 0;
      if (held !== null) return laying.ways(items, field, held, at).length > 0;
      return moving && seat === this.seat && !lying.has(spotOf(at));
    };
    const places = Array.from({ length: COLUMNS * field.rows }, (_, i): Place => [
      i % COLUMNS,
      Math.floor(i / COLUMNS),
    ]);
    return new Set(places.filter(good).map(spotOf));
  }
}
