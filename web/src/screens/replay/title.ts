/** Where a replay is, in words for the line under the title. */
import { nameOf } from "../../words/telling.ts";
import { say } from "../../words/words.svelte.ts";
import type { Replay } from "./replay.svelte.ts";

export function titleOf(replay: Replay): string {
  const { where, step } = replay;
  const args = {
    ...("round" in where ? { round: where.round } : {}),
    ...("turn" in where ? { turn: where.turn } : {}),
    who: step.seat !== null && step.seat === replay.mine ? "you" : "other",
    player: nameOf(replay.full, step.seat),
  };
  return say(`web-replay-at-${where.kind}`, args);
}
