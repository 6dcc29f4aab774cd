/** The coach of one replay: asked once, listened to while it thinks, and remembered by this tab. */
import type { GameRecord } from "../../games/record.ts";
import { Refusal } from "../../net/api.ts";
import { why } from "../../words/why.ts";
import { analyses, mistakes, type Analysis, type AnalysisAnswer, type Decision } from "./analysis.ts";
import { quietly, refusalOf } from "../../net/fault.ts";
import { keep, kept } from "../../state/storage.ts";

const EVERY_MS = 700;
const SLOWEST_MS = 5_000;
const KEY = "voliera.coach.";

export class Coach {
  state = $state<"idle" | "thinking" | "done" | "failed">("idle");
  analysis = $state.raw<Analysis | null>(null);
  /** How much of it is done, from 0 to 1. */
  part = $state(0);
  #refusal = $state.raw<string | null>(null);
  readonly mistakes = $derived(mistakes(this.analysis));
  #key: string | null = null;
  #left = new AbortController();
  readonly #id: string;

  constructor(id: string) {
    this.#id = id;
  }

  get trouble(): string {
    return this.#refusal === null ? "" : why(this.#refusal);
  }

  /** The decision that begins at a moment, where it cost something. */
  mistakeAt = (at: number): Decision | null => this.mistakes.find((one) => one.at === at) ?? null;

  /** Somebody asked here before: see what became of it. */
  async resume(): Promise<void> {
    const key = remembered(this.#id);
    if (key === null) return;
    const answer = await quietly(analyses.look(key)); // one that is forgotten can be asked for again
    if (answer) this.#hear(answer);
  }

  async ask(record: GameRecord): Promise<void> {
    if (this.state === "thinking") return;
    this.state = "thinking";
    this.part = 0;
    this.#refusal = null;
    try {
      this.#hear(await analyses.start(record));
    } catch (error) {
      this.#fail(error);
    }
  }

  async stop(): Promise<void> {
    this.#left.abort();
    this.#left = new AbortController();
    this.state = "idle";
    remember(this.#id, null);
    if (this.#key) await quietly(analyses.cancel(this.#key));
  }

  /** The replay is left: the analysis goes on without us. */
  leave(): void {
    this.#left.abort();
  }

  #hear({ key, state, done, total, analysis }: AnalysisAnswer): void {
    this.#key = key;
    this.part = total > 0 ? done / total : 0;
    if (state === "done" && analysis) {
      this.analysis = analysis;
      this.state = "done";
      remember(this.#id, key);
    } else if (state === "queued" || state === "running") {
      this.state = "thinking";
      remember(this.#id, key);
      void this.#follow(key, this.#left.signal);
    } else {
      this.state = state === "failed" ? "failed" : "idle";
      if (state === "failed") this.#refusal = "error";
    }
  }

  /** Ask how far it is, less often the longer nothing is heard. */
  async #follow(key: string, left: AbortSignal): Promise<void> {
    for (let pause = EVERY_MS; ;) {
      await new Promise((go) => setTimeout(go, pause));
      if (left.aborted) return;
      try {
        const answer = await analyses.look(key, left);
        if (left.aborted) return;
        if (answer.state === "queued" || answer.state === "running") {
          this.part = answer.total > 0 ? answer.done / answer.total : 0;
          pause = EVERY_MS;
          continue;
        }
        return this.#hear(answer);
      } catch (error) {
        if (left.aborted) return;
        const passing = error instanceof Refusal && /^(offline|unavailable|busy|too_many)$/.test(error.code);
        if (!passing) return this.#fail(error);
        pause = Math.min(pause * 2, SLOWEST_MS);
      }
    }
  }

  #fail(error: unknown): void {
    this.#refusal = refusalOf(error).code;
    this.state = "failed";
    remember(this.#id, null);
  }
}

const remembered = (id: string): string | null => kept(KEY + id, "sessionStorage");

const remember = (id: string, key: string | null): boolean => keep(KEY + id, key, "sessionStorage");
