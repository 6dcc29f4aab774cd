/** The record of a game, as the engine protocol has it: a start, and every action since. */
import type { Action, Options, Position, Result } from "./documents.ts";
import type { GameName } from "./index.ts";

/** A document of which some is not known: fields may be missing, and things of a list. */
type Open<Known> = {
  [Field in keyof Known]?: Known[Field] extends Array<infer One> ? Array<One | null> : Known[Field];
};
/** A position; what is not known is dealt by the server. */
export type Start = Pick<Position, "game" | "players" | "variant" | "options"> & Open<Position>;

export type GameRecord = {
  format: "voliera/record/1";
  game: GameName;
  players: number;
  variant: string;
  options: Options;
  /** Text where a number would not hold it exactly. */
  seed: number | string | null;
  names: string[];
  start: Start;
  actions: Action[];
  result: Result | null;
  /** The seat that resigned a game of two; then there is no result. */
  resigned?: number;
};

/** A record of nothing yet: a position, from which somebody goes on. */
export function recordFrom(position: Start, names: string[] = []): GameRecord {
  const { game, players, variant, options } = position;
  return {
    format: "voliera/record/1",
    game,
    players,
    variant,
    options,
    seed: null,
    names,
    start: position,
    actions: [],
    result: null,
  };
}
