/** The record of a game, as the engine protocol has it: a start, and every action since. */
import type { Action } from "../model.ts";
import type { GameName } from "./index.ts";

export type GameRecord = {
  format: "voliera/record/1";
  game: GameName;
  players: number;
  variant: string;
  options: Record<string, unknown>;
  /** Text where a number would not hold it exactly. */
  seed: number | string | null;
  names: string[];
  start: Record<string, unknown>;
  actions: Action[];
  result: Record<string, unknown> | null;
  /** The seat that resigned a game of two; then there is no result. */
  resigned?: number;
};

/** A record of nothing yet: a position, from which somebody goes on. */
export function recordFrom(position: Record<string, unknown>, names: string[] = []): GameRecord {
  return {
    format: "voliera/record/1",
    game: position["game"] as GameRecord["game"],
    players: position["players"] as number,
    variant: (position["variant"] as string | undefined) ?? "standard",
    options: (position["options"] as Record<string, unknown> | undefined) ?? {},
    seed: null,
    names,
    start: position,
    actions: [],
    result: null,
  };
}
