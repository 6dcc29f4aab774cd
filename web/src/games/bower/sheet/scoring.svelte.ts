/**
 * The result of a sheet, from the server: asked for once nothing is missing that it depends on, and kept with the sheet,
 * so that what was counted once is there without a network.
 */
import type { ScoredSheet } from "../documents.ts";
import { api, Refusal } from "../../../net/api.ts";
import type { SheetStore } from "../../../screens/sheet/store.svelte.ts";
import type { BowerDocument } from "./document.ts";
import type { Scored } from "./rows.ts";
import { refusalOf } from "../../../net/fault.ts";

/** Before it asks, it waits for the next tap. */
const PATIENCE_MS = 250;

export class Scoring {
  /** The result of the sheet as it is now; null while it is not known. */
  scored = $state.raw<Scored | null>(null);
  state = $state<"open" | "asking" | "done" | "offline" | "refused">("open");
  refused = $state.raw<Refusal | null>(null);
  #asked = "";
  #wait: ReturnType<typeof setTimeout> | undefined;
  #call: AbortController | null = null;

  constructor(readonly sheet: SheetStore) {}

  /** The sheet is this now; null as long as something is missing or cannot be. */
  follow(document: BowerDocument | null): void {
    const text = document ? JSON.stringify(document) : "";
    if (text === this.#asked) return;
    this.#asked = text;
    this.stop();
    this.scored = null;
    this.refused = null;
    if (!document) {
      this.state = "open";
      return;
    }
    const known = this.sheet.answer(questionName(text)) as Scored | null;
    if (known) {
      this.scored = known;
      this.state = "done";
      return;
    }
    this.state = "asking";
    this.#wait = setTimeout(() => void this.#ask(document, text), PATIENCE_MS);
  }

  /** Once more, after the network or the server was away. */
  again(document: BowerDocument | null): void {
    if (this.state !== "offline" && this.state !== "refused") return;
    this.#asked = "";
    this.follow(document);
  }

  stop(): void {
    clearTimeout(this.#wait);
    this.#call?.abort();
  }

  async #ask(document: BowerDocument, text: string): Promise<void> {
    const call = (this.#call = new AbortController());
    try {
      const answer = await api.ask<ScoredSheet>("POST", "/api/score", { sheet: document }, call.signal);
      if (text !== this.#asked) return;
      const { result, explanation } = answer;
      this.scored = result && explanation ? { result, explanation } : null;
      this.state = this.scored ? "done" : "open";
      if (this.scored) this.sheet.remember(questionName(text), this.scored);
    } catch (error) {
      if (call.signal.aborted || text !== this.#asked) return;
      const refusal = refusalOf(error);
      if (refusal.retryMs !== null) {
        this.#wait = setTimeout(() => void this.#ask(document, text), refusal.retryMs);
        return;
      }
      this.refused = ["offline", "unavailable"].includes(refusal.code) ? null : refusal;
      this.state = this.refused ? "refused" : "offline";
    }
  }
}

/** A short name for a long text: two numbers of 32 bits (FNV-1a). */
export function questionName(text: string): string {
  return [0x811c9dc5, 0x9dc5811c]
    .map((start) => {
      let hash = start;
      for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
      return (hash >>> 0).toString(36);
    })
    .join("-");
}
