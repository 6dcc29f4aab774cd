/** Somebody at a Birdie sheet: where they are in it, and what a key does there. Every key is one step to undo. */
import { BIRDS, type Bird, type CardName, type Feature } from "../forms.ts";
import type { JsonObject } from "../../../net/json.ts";
import type { SheetStore } from "../../../screens/sheet/store.svelte.ts";
import { count, FEATURES, typed, type Counted } from "./counting.ts";
import {
  asBirdie,
  copiesLeft,
  flapsOf,
  LARGEST,
  mayDraw,
  placed,
  seatsOf,
  tells,
  type Birdie,
  type RoundNo,
  type Told,
} from "./document.ts";
import { Solver } from "./solver.svelte.ts";

export type View = "setup" | "board" | "line" | "result" | "play";
/** The box that the keypad writes into: a feature, the passes, or a bird's trophy and ability. */
export type Field = Feature | "pass" | `trophy-${Bird}`;
export type Pile = "line" | "hand" | "drawn";

export class Desk {
  readonly solver: Solver;
  readonly birdie: Birdie = $derived.by(() => asBirdie(this.sheet.document));
  readonly parts = $derived.by(() => this.solver.parts(this.birdie));
  readonly counted: Counted = $derived.by(() => count(this.birdie, this.parts));
  /** The boards after round 1: what a line of round 2 begins with. */
  readonly between: Counted = $derived.by(() => count(this.birdie, this.parts.slice(0, 1)));

  constructor(readonly sheet: SheetStore) {
    this.solver = new Solver(sheet);
  }

  get view(): View {
    return (this.sheet.place["view"] as View | undefined) ?? "setup";
  }
  get seat(): number {
    return Math.min((this.sheet.place["seat"] as number | undefined) ?? 0, this.birdie.players - 1);
  }
  get no(): RoundNo {
    return ((this.sheet.place["round"] as number | undefined) ?? 0) as RoundNo;
  }
  get field(): Field | null {
    return (this.sheet.place["field"] as Field | undefined) ?? null;
  }
  get pile(): Pile {
    const pile = (this.sheet.place["pile"] as Pile | undefined) ?? "line";
    return pile === "drawn" && !mayDraw(this.birdie, this.told) ? "hand" : pile;
  }
  /** Where the next card goes in the pile. */
  get cursor(): number {
    const cards = this.told[this.pile];
    const at = this.sheet.place["cursor"];
    return typeof at === "number" ? Math.min(at, cards.length) : cards.length;
  }
  get told(): Told {
    return this.birdie.screen.rounds[this.no].seats[this.seat]!;
  }
  get board() {
    return this.counted.boards[this.seat]!;
  }
  get scored() {
    const before = this.no === 1 ? this.between.boards[this.seat]! : null;
    return this.solver.known(this.birdie, this.no, this.seat, before);
  }

  goTo(place: JsonObject): void {
    this.sheet.goTo(place);
  }
  /** Another player, or another round: the same kind of field stays open. */
  sitDown(seat: number): void {
    this.goTo({ seat, cursor: null });
  }
  open(field: Field): void {
    const round = this.board.written[field as Feature];
    // what a line brought is changed in the line
    if (round !== undefined && tells(this.birdie.screen.rounds[round].seats[this.seat]!))
      this.goTo({ view: "line", round, field, pile: "line", cursor: null });
    else this.goTo({ field, ...(round === undefined ? {} : { round }) });
  }

  edit(change: (birdie: Birdie) => void): void {
    this.sheet.change((draft) => change(asBirdie(draft)));
  }
  #tell(change: (told: Told, birdie: Birdie) => void): void {
    const { no, seat } = this;
    this.edit((birdie) => change(birdie.screen.rounds[no].seats[seat]!, birdie));
  }

  // The board

  get isBox(): boolean {
    return (FEATURES as readonly string[]).includes(this.field ?? "");
  }
  digit(digit: number): void {
    const box = this.field as Feature;
    if (!this.isBox || this.locked) return;
    this.#tell(({ boxes }) => {
      const next = (boxes[box] ?? 0) * 10 + digit;
      const value = next > LARGEST ? digit : next;
      if (value) boxes[box] = value;
      else delete boxes[box];
    });
  }
  erase(): void {
    const box = this.field as Feature;
    if (this.field === "pass") this.pass(this.seat, null);
    if (!this.isBox || this.locked) return;
    this.#tell(({ boxes }) => {
      const value = Math.floor((boxes[box] ?? 0) / 10);
      if (value) boxes[box] = value;
      else delete boxes[box];
    });
  }
  /** The boxes of this round come from a line. */
  get locked(): boolean {
    return tells(this.told);
  }
  /** On to the next field, and from the last one to the next player. */
  next(): void {
    const order: Field[] = [...FEATURES, "pass"];
    const at = order.indexOf(this.field ?? "pass");
    if (at < order.length - 1) return this.goTo({ field: order[at + 1]! });
    this.goTo({ field: order[0]!, seat: (this.seat + 1) % this.birdie.players, cursor: null });
  }
  /** Mark flap boxes up to this one; the last marked one again takes it away. */
  flap(index: number): void {
    if (this.locked) return;
    const wished = this.board.flaps === index + 1 ? index : index + 1;
    const here = typed(this.birdie, this.no, this.seat).flaps;
    const marks = Math.max(0, wished - (this.board.flaps - here));
    this.#tell((told) => (told.flaps = marks === Object.keys(told.boxes).length ? null : marks));
  }
  pass(seat: number, place: number | null): void {
    const { no } = this;
    this.edit((birdie) => (birdie.screen.rounds[no].order = placed(birdie, no, seat, place)));
  }
  /** This seat is the next to pass; tapped again it is taken out of the order. */
  passNext(seat: number): void {
    const order = this.birdie.screen.rounds[this.no].order;
    if (order.includes(seat)) return this.pass(seat, null);
    const free = order.findIndex((one, i) => i < this.birdie.players && one === null);
    if (free >= 0) this.pass(seat, free);
  }
  /** Say who has a trophy; what the boxes say themselves need not be said. */
  trophy(bird: Bird, seat: number | null): void {
    const { [bird]: _, ...others } = this.birdie.screen.trophies;
    const screen = { ...this.birdie.screen, trophies: others };
    const byRule = count({ ...this.birdie, screen }, this.parts).trophies[bird];
    this.edit(({ screen }) => {
      if (byRule === seat) delete screen.trophies[bird];
      else screen.trophies[bird] = seat;
    });
  }
  use(bird: Bird, times: number): void {
    this.#tell(({ uses }) => {
      if (times) uses[bird] = times;
      else delete uses[bird];
    });
  }
  get mostUses(): number {
    return this.birdie.variant === "expert" ? 2 : 1;
  }

  // The line

  card(card: CardName): void {
    const { pile, cursor } = this;
    if (copiesLeft(this.birdie, this.no, card) < 1) return;
    if (pile === "drawn" && this.told.drawn.length >= mayDraw(this.birdie, this.told)) return;
    this.#tell((told) => {
      told[pile].splice(cursor, 0, card);
      told.actions = null;
    });
    if (cursor < this.told[pile].length - 1) this.goTo({ cursor: cursor + 1 });
  }
  back(): void {
    const { pile, cursor } = this;
    if (!cursor) return;
    this.#tell((told, birdie) => {
      told[pile].splice(cursor - 1, 1);
      told.drawn.length = Math.min(told.drawn.length, mayDraw(birdie, told));
      told.actions = null;
    });
    if (typeof this.sheet.place["cursor"] === "number") this.goTo({ cursor: cursor - 1 });
  }
  /** The line is put away; the board can be written by hand. */
  clearLine(): void {
    this.#tell((told) => Object.assign(told, { line: [], hand: [], drawn: [], actions: null }));
    this.goTo({ cursor: null, pile: "line" });
  }
  played(actions: Told["actions"]): void {
    this.#tell((told) => (told.actions = actions));
  }

  name(seat: number): string {
    return this.birdie.names[seat]!;
  }
  get seats(): number[] {
    return seatsOf(this.birdie);
  }
  get flaps(): number[] {
    return flapsOf(this.birdie);
  }
  readonly birds = BIRDS;
}
