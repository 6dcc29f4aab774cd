/**
 * A turn in the making: which cards are chosen, what lies in the tray, what passing would pay. Nothing here knows the
 * rules: what may be done is the list of legal actions, what would follow is asked.
 */
import { untrack } from "svelte";
import { legalOf, viewOf, type BirdieAction, type CardName } from "../forms.ts";
import { myTurn, mySeat, type TableModel } from "../../../model.ts";
import { settings } from "../../../state/settings.svelte.ts";
import { hints } from "../../../screens/table/hints.svelte.ts";
import { keyed, layOrder, proposed, type Lying } from "./facts.ts";
import {
  countFrom,
  fitting,
  laidAlready,
  lays,
  piece,
  put,
  shift,
  without,
  type Piece,
  type Place,
} from "./tray.ts";

export class Play {
  readonly #table: () => TableModel;
  /** Chosen cards of the display, by key, in the order of choosing; two at most. */
  chosen = $state.raw<string[]>([]);
  tray = $state.raw<Piece[] | null>(null);
  /** The card of the tray that the arrows move. */
  picked = $state<string | null>(null);
  /** A pass waits for its second word. */
  asking = $state(false);
  passPoints = $state<number | null>(null);
  /** Why the server refused. */
  trouble = $state.raw<{ code: string; rule: string | null } | null>(null);
  #askedAt = -1;
  /** What was made is on its way: it stands until there is an answer. */
  #sending = $state(false);
  /** What could follow the tray as it is; null while nobody knows. */
  #follows = $state.raw<BirdieAction[] | null>(null);

  readonly full = $derived.by(() => this.#table().full!);
  readonly view = $derived.by(() => viewOf(this.full));
  readonly me = $derived.by(() => mySeat(this.full));
  readonly mine = $derived.by(() => myTurn(this.full));
  readonly legal = $derived.by(() => (this.mine ? legalOf(this.full) : []));
  readonly display = $derived.by(() => keyed(this.view.display));
  readonly hand = $derived.by<Lying[]>(() => {
    const hand = this.view.hands[this.me ?? 0]!;
    return typeof hand === "number" ? [] : keyed(hand);
  });
  /** The hand less what is in the tray. */
  readonly rest = $derived.by(() => this.hand.filter((one) => !this.#inTray("hand", one.key)));
  readonly open = $derived.by(() => this.display.filter((one) => !this.#inTray("display", one.key)));
  /** What a hint proposes, while it is to be seen at the table. */
  readonly hint = $derived.by(() => {
    const proposal = hints.marked as BirdieAction[] | null;
    return {
      order: layOrder(proposal, { display: this.display, hand: this.hand }),
      display: proposed(proposal, "display", this.display),
      hand: proposed(proposal, "hand", this.hand),
      pass: proposal?.[0]?.do === "pass",
    };
  });
  readonly canLay = $derived.by(() => this.legal.some((one) => one.do === "lay" && one.from === "display"));
  readonly canPass = $derived.by(() => this.legal.some((one) => one.do === "pass"));
  readonly canTake = $derived.by(() => this.takes(this.chosen[0] ?? "") && this.chosen.length === 1);
  readonly layReady = $derived.by(() => this.chosen.length === 2 && this.canLay);
  /** Whether the tray can be sent as it is. */
  readonly closable = $derived.by(() => {
    if (!this.tray || countFrom(this.tray, "display") < 2) return false;
    return this.#follows === null || this.#follows.some((one) => one.do === "done");
  });

  constructor(table: () => TableModel) {
    this.#table = table;
    $effect(() => this.#settle());
    $effect(() => {
      const proposal = hints.proposal as BirdieAction[] | null;
      if (proposal) untrack(() => this.#prepare(proposal));
    });
    $effect(() => this.#askPass());
    $effect(() => this.#askTray());
  }

  /** Choose what a hint proposes, as if by hand; nothing is done. */
  #prepare(proposal: readonly BirdieAction[]): void {
    const [first] = proposal;
    if (first?.do === "pass") this.asking = true;
    else if (first?.do === "take") this.chosen = proposed(proposal, "display", this.display);
    else if (first?.do === "lay") {
      const laid = [...layOrder(proposal, { display: this.display, hand: this.hand }).keys()].map((place) => {
        const [from, key] = place.split(/:(.*)/) as [Place, string];
        const lying = (from === "display" ? this.display : this.hand).find((one) => one.key === key)!;
        return piece(from, lying.card, key);
      });
      this.chosen = proposed(proposal, "display", this.display);
      this.tray = [...laidAlready(this.view), ...laid];
      this.picked = this.tray.at(-1)?.key ?? null;
    }
    this.trouble = null;
  }

  #inTray = (from: Place, key: string) => this.tray?.some((one) => one.key === `${from}:${key}`) ?? false;
  #cardAt = (key: string) => this.display.find((one) => one.key === key)?.card;
  takes = (key: string) => this.legal.some((one) => one.do === "take" && one.card === this.#cardAt(key));

  /** Whether a card of the display can be chosen for anything. */
  choosable = (card: CardName) =>
    this.legal.some(
      (one) =>
        (one.do === "take" && one.card === card) ||
        (one.do === "lay" && one.from === "display" && one.card === card),
    );

  /** Whether a card can join the tray now. */
  joins(from: Place, card: CardName): boolean {
    if (!this.tray) return false;
    const known = this.#follows ?? this.legal;
    if (this.#follows === null && from === "display" && countFrom(this.tray, "display") >= 2) return false;
    return known.some((one) => one.do === "lay" && one.from === from && one.card === card);
  }

  /** Tap a card of the display: choose it, or leave it again. A third one takes the place of the first. */
  choose(key: string): void {
    const card = this.#cardAt(key);
    this.trouble = null;
    if (this.chosen.includes(key)) this.chosen = this.chosen.filter((one) => one !== key);
    else if (card && this.choosable(card)) this.chosen = [...this.chosen, key].slice(this.canLay ? -2 : -1);
  }

  only(key: string): void {
    if (this.takes(key)) this.chosen = [key];
  }

  /** Open the tray with the chosen cards; the second one goes on top. */
  openTray(): void {
    if (!this.canLay) return;
    const start = this.chosen.flatMap((key) => {
      const card = this.#cardAt(key);
      return card ? [piece("display", card, key)] : [];
    });
    this.tray = [...laidAlready(this.view), ...start];
    this.picked = this.tray.at(-1)?.key ?? null;
    this.trouble = null;
  }

  add(from: Place, one: Lying, at = this.tray?.length ?? 0): void {
    if (!this.tray || !this.joins(from, one.card)) return;
    const added = piece(from, one.card, one.key);
    this.tray = put(this.tray, added, at);
    this.picked = added.key;
  }

  order(key: string, at: number): void {
    const what = this.tray?.find((one) => one.key === key);
    if (!this.tray || !what || what.fixed) return;
    this.tray = put(this.tray, what, at);
    this.picked = key;
  }

  step(by: -1 | 1): void {
    if (this.tray && this.picked) this.tray = shift(this.tray, this.picked, by);
  }

  out(key = this.picked): void {
    if (!this.tray || key === null) return;
    const at = this.tray.findIndex((one) => one.key === key);
    this.tray = without(this.tray, key);
    this.picked = this.tray[Math.min(at, this.tray.length - 1)]?.key ?? null;
  }

  /** Leave what is being made, as if it had not been begun; what lies already is taken back by the server. */
  cancel(): void {
    if (this.asking) this.asking = false;
    else if (this.tray && this.view.phase === "laying") void this.#table().undo();
    else if (this.tray) this.tray = null;
    else this.chosen = [];
    this.trouble = null;
  }

  take(): void {
    const card = this.#cardAt(this.chosen[0] ?? "");
    if (this.canTake && card) void this.#send([{ do: "take", card }]);
  }

  lay(): void {
    if (this.tray && this.closable) void this.#send([...lays(this.tray), { do: "done" }]);
  }

  /** A pass is asked about once where there was something else to do, or where the player wishes to be asked. */
  pass(sure = false): void {
    if (!this.canPass) return;
    if (!sure && (settings.confirm || this.legal.length > 1)) this.asking = true;
    else void this.#send([{ do: "pass" }]);
  }

  async #send(actions: BirdieAction[]): Promise<void> {
    if (this.#table().busy) return;
    this.asking = false;
    this.#sending = true;
    const outcome = await this.#table().act(actions);
    this.#sending = false;
    if (outcome.ok) {
      this.chosen = [];
      this.tray = null;
      this.trouble = null;
    } else this.trouble = { code: outcome.code, rule: outcome.rule };
  }

  /** What is being made follows the table: it ends with the turn, and a half-laid turn is taken up. */
  #settle(): void {
    const { view, me } = this;
    if (!this.mine || me === null || (view.phase !== "turn" && view.phase !== "laying")) {
      this.chosen = [];
      this.tray = null;
      this.asking = false;
      return;
    }
    if (this.#sending) return;
    const keys = new Set(this.display.map((one) => one.key));
    if (this.chosen.some((key) => !keys.has(key))) this.chosen = this.chosen.filter((key) => keys.has(key));
    if (view.phase === "laying" && !this.tray) this.tray = laidAlready(view);
    if (view.phase === "turn" && this.tray?.some((one) => one.fixed)) this.tray = null;
    if (this.tray) {
      const fits = fitting(this.tray, view, me);
      if (fits.map((one) => one.key).join() !== this.tray.map((one) => one.key).join()) this.tray = fits;
    }
  }

  #askPass(): (() => void) | undefined {
    const { canPass, me, full } = this;
    const table = this.#table();
    if (this.#askedAt !== full.rev) this.passPoints = null;
    this.#askedAt = full.rev;
    if (!canPass) return undefined;
    let wanted = true;
    void table.attempt([{ do: "pass" }]).then((answer) => {
      const passed = [...(answer?.events ?? []), ...(answer?.ahead ?? [])].find(
        (one) => one["id"] === "passed" && (one["args"] as { seat: number }).seat === me,
      );
      if (wanted && passed) this.passPoints = (passed["args"] as { points: number }).points;
    });
    return () => {
      wanted = false;
    };
  }

  #askTray(): (() => void) | undefined {
    const tray = this.tray;
    const table = this.#table();
    const actions = tray && !this.#sending ? lays(tray) : [];
    this.#follows = tray && !actions.length ? this.legal : null;
    if (!actions.length) return undefined;
    let wanted = true;
    void table.attempt(actions).then((answer) => {
      if (wanted && answer) this.#follows = legalOf(answer);
    });
    return () => {
      wanted = false;
    };
  }
}
