/** What is read out of Bower's view and log for show. */
import type { BonusName, BowerView, NestItem, TileName } from "../forms.ts";
import { turnsOf } from "../nest.ts";
import type { Happened, Happening } from "../../../model.ts";
import { usedIn } from "./bonuses.ts";

/** Which part of a turn it is, as sentences name it; a gift is known by its legal actions, or by whose it is. */
export function partOf(view: BowerView): string {
  if (view.phase === "keep") return "bonus";
  if (view.phase === "play" && view.gift?.seat === view.seat) return "gift";
  return view.phase;
}

/** The number of the turn that is being played, from 1. */
export function turnNumber(view: BowerView): number {
  const seat = view.phase === "discard" ? 1 - (view.seat ?? 0) : (view.seat ?? 0);
  return Math.min((view.turns_played[seat as 0 | 1] ?? 0) + 1, turnsOf(view));
}

/** Where the tile or cover that was laid last stands in a nest's list; null in an empty nest. */
export function lastLaid(items: readonly NestItem[]): number | null {
  const at = items.findLastIndex((item) => !("token" in item));
  return at < 0 ? null : at;
}

export type Line = { key: string; event: Happened; tile: TileName | null; bonus: BonusName | null };
/** What everybody sees on the table anyway is left out. */
const QUIET = new Set(["display-refilled", "bonus-drawn", "eggs-revealed"]);

/** The log, a line for each event worth one, with the tile or bonus tile that it is about. */
export function lines(log: readonly Happening[]): Line[] {
  return log.flatMap(({ v, events }) =>
    events
      .filter(({ id }) => !QUIET.has(id))
      .map((event, i) => ({
        key: `${v}.${i}`,
        event,
        tile: "tile" in event.args ? event.args.tile : null,
        bonus: bonusIn(event),
      })),
  );
}

function bonusIn({ args }: Happened): BonusName | null {
  return "bonus" in args ? args.bonus : "token" in args ? args.token : null;
}

/** The latest event of a turn that is worth a line: a tile was laid, or a bonus tile used. */
export const latestOf = (log: readonly Happening[]): Happened | null =>
  log.flatMap(({ events }) => events).findLast((event) => event.id === "tile-played" || usedIn(event)) ??
  null;
