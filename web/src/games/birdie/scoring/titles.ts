/** What the bar says while somebody scores. */
import { viewOf } from "../forms.ts";
import type { Full } from "../../../net/messages.ts";
import { say } from "../../../words/words.svelte.ts";

/** Round number, and position in the scoring order. */
export function scoringSub(full: Full): string {
  const view = viewOf(full);
  const turn = (view.scoring?.scored.length ?? 0) + 1;
  return say("web-birdie-scoring-sub", { round: view.round, turn, players: view.players });
}
