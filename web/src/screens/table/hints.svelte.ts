/**
 * What a bot would do, for who asks. `hints.proposal` is what a player wants to see at the table: a game's screen may
 * mark these actions; it is null as soon as something has happened.
 */
import type { Action, Happened, TableModel } from "../../model.ts";
import { Refusal } from "../../net/api.ts";
import { botName, tellAll, why } from "../../words/telling.ts";
import { say } from "../../words/words.svelte.ts";

type Told = { rev: number; kind: "bot" | "solve"; actions: Action[]; events: Happened[] };

const LEVEL = "heuristic";
/** Phases in which the best play can be worked out. */
const SOLVED = new Set(["split", "insert", "collapse", "feature", "pigeon", "owl"]);

class Hints {
  proposal = $state.raw<Action[] | null>(null);
  told = $state.raw<Told | null>(null);
  thinking = $state(false);
  /** Why there is no hint, as a code. */
  refused = $state<string | null>(null);
  #asked = 0;

  get open(): boolean {
    return this.thinking || this.told !== null || this.refused !== null;
  }

  async ask(table: TableModel): Promise<void> {
    if (this.thinking || !table.full) return;
    this.forget();
    const asked = ++this.#asked;
    this.thinking = true;
    try {
      const phase = String(table.full.view?.["phase"]);
      const kind = table.full.table.game === "birdie" && SOLVED.has(phase) ? "solve" : "bot";
      const answer = await table.hint(kind === "bot" ? { kind, level: LEVEL } : { kind });
      const found = answer.hint as { action?: Action; actions?: Action[] };
      const actions = found.actions ?? (found.action ? [found.action] : []);
      const tried = actions.length ? await table.attempt(actions) : null;
      if (asked !== this.#asked || answer.rev !== table.full?.rev) return;
      const events = [...(tried?.events ?? []), ...(tried?.ahead ?? [])] as Happened[];
      this.told = { rev: answer.rev, kind, actions, events };
    } catch (error) {
      if (asked === this.#asked) this.refused = error instanceof Refusal ? error.code : "error";
    } finally {
      if (asked === this.#asked) this.thinking = false;
    }
  }

  /** Mark it at the table. */
  show(): void {
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

/** The hint in words: what would happen, as far as it is certain. */
export function hintWords(table: TableModel): { title: string; text: string } {
  if (hints.refused !== null) return { title: "", text: why(hints.refused) };
  const { told } = hints;
  if (!told || !table.full) return { title: "", text: say("web-table-hint-thinking") };
  const sentences = tellAll(told.events, table.full);
  const first = told.actions[0]?.["do"];
  const without = first === "bonus" || first === "use" ? first : "other";
  return {
    title:
      told.kind === "solve"
        ? say("web-table-hint-solve")
        : say("web-table-hint-bot", { bot: botName(LEVEL) }),
    text: sentences.length ? sentences.join(" ") : say(`web-table-hint-${without}`),
  };
}
