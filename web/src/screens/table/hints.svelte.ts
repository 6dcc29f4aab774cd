/**
 * What the owl advises, for players who ask. `hints.marked` is the whole move: a game's screen shows it as ghosts.
 * `hints.proposal` is what a player wants to try: the screen prepares it, as if it had been chosen by hand, and commits
 * nothing. Both are null as soon as something has happened.
 */
import { gameNamed } from "../../games/index.ts";
import { logicOf } from "../../games/logic.ts";
import type { Action, Happened, TableModel } from "../../model.ts";
import { tellAll, why } from "../../words/telling.ts";
import { say } from "../../words/words.svelte.ts";
import { refusalOf } from "../../net/fault.ts";
import { phaseOf } from "../../net/view.ts";

type Told = {
  rev: number;
  kind: "bot" | "solve";
  actions: Action[];
  events: Happened[];
  /** What a whole scoring is worth, where that is certain. */
  points?: number | null;
  /** One reason for it, where there is a short one. */
  reason: Reason;
};

/** A sentence of the moment's language; null where there is none. */
export type Reason = (() => string) | null;

const LEVEL = "strongest";

class Hints {
  proposal = $state.raw<Action[] | null>(null);
  told = $state.raw<Told | null>(null);
  thinking = $state(false);
  /** Why there is no hint, as a code. */
  refused = $state<string | null>(null);
  #asked = 0;

  /** The move that is shown as ghosts. */
  get marked(): Action[] | null {
    return this.told?.actions ?? this.proposal;
  }

  get open(): boolean {
    return this.thinking || this.told !== null || this.refused !== null;
  }

  async ask(table: TableModel): Promise<void> {
    if (this.thinking || !table.full) return;
    this.forget();
    const asked = ++this.#asked;
    this.thinking = true;
    try {
      const { game } = table.full.table;
      const phase = phaseOf(table.full);
      const kind = logicOf(game).solved.has(phase) ? "solve" : "bot";
      const answer = await table.hint(kind === "bot" ? { kind, level: LEVEL } : { kind });
      const { actions, value } = answer.hint;
      const tried = actions.length ? await table.attempt(actions) : null;
      if (asked !== this.#asked || answer.rev !== table.full?.rev) return;
      const events = [...(tried?.events ?? []), ...(tried?.ahead ?? [])];
      const points = kind === "solve" && Number.isInteger(value) ? value : null;
      const reason = kind === "bot" ? await gameNamed(game).reason(table.full, actions, events) : null;
      if (asked === this.#asked) this.told = { rev: answer.rev, kind, actions, events, points, reason };
    } catch (error) {
      const { code } = refusalOf(error);
      if (asked === this.#asked) this.refused = code;
    } finally {
      if (asked === this.#asked) this.thinking = false;
    }
  }

  /** Prepare it at the table, without doing it. */
  tryIt(): void {
    this.proposal = this.told?.actions ?? null;
    this.told = null;
  }

  forget(): void {
    this.#asked += 1;
    this.proposal = this.told = this.refused = null;
    this.thinking = false;
  }
}

export const hints = new Hints();

/** The statements behind a proposal, in the order of its steps, each once. */
export function hintRules(table: TableModel): string[] {
  const { full } = table;
  if (!hints.told || !full?.view) return [];
  const { view } = full;
  const { ruleOfAction } = logicOf(full.table.game);
  const all = hints.told.actions.map((action) => ruleOfAction(action, view));
  return [...new Set(all)].filter((rule) => rule !== null);
}

type Hinted = { title: string; text: string; steps: string[] };

/** The hint in words: what would happen, as far as it is certain; a whole scoring also step by step. */
export function hintWords(table: TableModel): Hinted {
  if (hints.refused !== null) return { title: "", text: why(hints.refused), steps: [] };
  const { told } = hints;
  if (!told || !table.full) return { title: "", text: say("web-table-hint-thinking"), steps: [] };
  const sentences = tellAll(told.events, table.full);
  const first = told.actions[0]?.do;
  const without = first === "bonus" || first === "use" ? first : "other";
  return {
    title: told.kind === "solve" ? say("web-table-hint-solve") : say("web-table-hint-bot"),
    text: sentences.length ? sentences.join(" ") : say(`web-table-hint-${without}`),
    steps: sentences,
  };
}
