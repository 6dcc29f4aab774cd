/**
 * A score sheet of this device. Every change is one step that can be undone, is written into the storage before the call
 * returns, and goes to the phones that share the sheet as soon as there is a network.
 */
import type { GameName } from "../../games/index.ts";
import { logicOf } from "../../games/logic.ts";
import { api } from "../../net/api.ts";
import type { SharedSheet, SheetCode } from "../../net/interface.ts";
import type { JsonObject } from "../../net/json.ts";
import { apply, diff, merge, reversed, same } from "./fields.ts";
import { keep, keyOf, load, newId, parsed, STEPS, type Kept, type Trouble } from "./keeping.ts";

export type { Kept, SharedSheet, Trouble };

export class SheetStore {
  /** All of it, replaced at every change; nothing in it is ever changed in place. */
  kept = $state.raw<Kept>()!;
  /** Why it could not be written, if it could not: then it lives as long as this page. */
  trouble = $state<Trouble>(null);
  /** How it stands with the phones that share it. */
  link = $state<"same" | "alone" | "away" | "gone">("alone");
  /** Called after every change here, to keep the phones in step. */
  onchange: (() => void) | null = null;

  constructor(kept: Kept) {
    this.kept = kept;
  }

  /** The sheet with this name; null if this device has none. */
  static open(id: string): SheetStore | null {
    const kept = load(id);
    return kept && !kept.deleted ? new SheetStore(kept) : null;
  }

  /** A new sheet, kept at once. */
  static fresh(
    game: GameName,
    document: JsonObject = logicOf(game).freshSheet(),
    shared: Kept["shared"] = null,
  ): SheetStore {
    const now = Date.now();
    const rest = { past: [], future: [], place: {}, answers: {}, shared };
    const store = new SheetStore({ id: newId(), v: 1, game, created: now, updated: now, document, ...rest });
    store.#write(store.kept);
    return store;
  }

  get id(): string {
    return this.kept.id;
  }
  get game(): GameName {
    return this.kept.game;
  }
  /** `voliera/sheet/1` and `screen`, which is the screen's own. Read only: `change` makes a new one. */
  get document(): JsonObject {
    return this.kept.document;
  }
  /** Where somebody is in it; `goTo` changes it. Survives a reload, is not shared and not undone. */
  get place(): JsonObject {
    return this.kept.place;
  }
  get canUndo(): boolean {
    return this.kept.past.length > 0;
  }
  get canRedo(): boolean {
    return this.kept.future.length > 0;
  }

  /** One step: `edit` gets a copy of the document to change as it likes. False where nothing changed. */
  change(edit: (draft: JsonObject) => void): boolean {
    const draft = structuredClone(this.document);
    edit(draft);
    const step = diff(this.document, draft);
    if (!step.length) return false;
    const past = [...this.kept.past, step].slice(-STEPS);
    this.#write({ ...this.kept, document: draft, past, future: [], updated: Date.now() });
    return true;
  }

  undo(): boolean {
    const step = this.kept.past.at(-1);
    if (!step) return false;
    this.#write({
      ...this.kept,
      document: apply(this.document, reversed(step)),
      past: this.kept.past.slice(0, -1),
      future: [...this.kept.future, step],
      updated: Date.now(),
    });
    return true;
  }

  redo(): boolean {
    const step = this.kept.future.at(-1);
    if (!step) return false;
    this.#write({
      ...this.kept,
      document: apply(this.document, step),
      past: [...this.kept.past, step],
      future: this.kept.future.slice(0, -1),
      updated: Date.now(),
    });
    return true;
  }

  /** Be somewhere else in the sheet. */
  goTo(place: JsonObject): void {
    const there = { ...this.place, ...place };
    if (!same(there, this.place)) this.#write({ ...this.kept, place: there });
  }

  /** What the solver answered before to this question; null if it was never asked. */
  answer(question: string): JsonObject | null {
    return (this.kept.answers[question] as JsonObject | undefined) ?? null;
  }

  /** Keep an answer, the last few dozens of them. */
  remember(question: string, answer: JsonObject): void {
    this.rememberAll({ [question]: answer });
  }

  /** Keep several; those that were asked for last are kept longest. */
  rememberAll(found: Record<string, JsonObject>): void {
    const others = Object.entries(this.kept.answers).filter(([question]) => !(question in found));
    const answers = Object.fromEntries([...others, ...Object.entries(found)].slice(-ANSWERS));
    if (!same(answers, this.kept.answers)) this.#write({ ...this.kept, answers });
  }

  // Sharing: everybody who knows the code reads and writes the same document

  get code(): string | null {
    return this.kept.shared?.code ?? null;
  }

  /** Whether there is something that the others do not know yet. */
  get unsent(): boolean {
    return this.kept.shared !== null && !same(this.kept.shared.base, this.document);
  }

  /** Give it a code. */
  async share(): Promise<string> {
    if (this.kept.shared) return this.kept.shared.code;
    const document = this.document;
    const { code, v } = await api.ask<SheetCode>("POST", "/api/sheets", { document });
    this.#write({ ...this.kept, shared: { code, v, base: document } });
    return code;
  }

  /** Go on alone: the others keep what they have. */
  leave(): void {
    this.#write({ ...this.kept, shared: null });
  }

  /** Take in what the others have: our own unsent changes stay on top, field by field. */
  take(theirs: JsonObject, v: number): void {
    const { shared } = this.kept;
    if (!shared || v <= shared.v) return;
    const document = merge(shared.base, this.document, theirs);
    this.#write({ ...this.kept, document, shared: { ...shared, v, base: theirs }, updated: Date.now() });
  }

  /** The others know this document now. */
  sent(document: JsonObject, v: number): void {
    const { shared } = this.kept;
    if (shared) this.#write({ ...this.kept, shared: { ...shared, v, base: document } });
  }

  /** Follow what another tab of this browser does to the same sheet. Gives what ends it. */
  follow(): () => void {
    const heard = (event: StorageEvent) => {
      if (event.key !== keyOf(this.id) || !event.newValue) return;
      const kept = parsed(event.newValue);
      if (kept) this.kept = { ...kept, place: this.kept.place };
    };
    addEventListener("storage", heard);
    return () => removeEventListener("storage", heard);
  }

  #write(kept: Kept): void {
    this.kept = kept;
    this.trouble = keep(kept);
    this.onchange?.();
  }
}

const ANSWERS = 40;
