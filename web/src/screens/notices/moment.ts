/** When somebody would like to hear of notifications: never at the first visit, never by itself. */
import type { Full } from "../../net/messages.ts";
import type { Listed } from "../../net/interface.ts";
import { isLocal } from "../../net/local.ts";

/** Whether the viewer plays at a running table of the server, and not only against bots. */
function withPeople(full: Full): boolean {
  if (full.you.kind !== "seat" || full.table.status !== "running" || isLocal(full.table.id)) return false;
  return full.table.seats.some(({ kind }, seat) => kind === "person" && seat !== full.you.seat);
}

/** A turn has days here: nobody waits at the table. */
export const playedByDays = (full: Full): boolean =>
  withPeople(full) && full.table.settings.clock?.kind === "days";

/** Somebody goes away from a game that the others go on with. */
export const leavesOthers = withPeople;

/** Whether the viewer made the table. */
export const hosts = ({ you, table }: Full): boolean =>
  you.kind === "seat" && table.host != null && table.seats[you.seat ?? -1]?.person === table.host;

/** The table that has waited longest for the viewer, other than the one that is looked at. */
export function nextWaiting(tables: readonly Listed[], here: string): Listed | null {
  const waiting = tables.filter(({ id, your_turn }) => your_turn && id !== here);
  const urgent = ({ deadline, updated }: Listed) => [deadline ?? Infinity, updated] as const;
  return (
    waiting.sort((a, b) => {
      const [[due, since], [otherDue, otherSince]] = [urgent(a), urgent(b)];
      return due === otherDue ? since - otherSince : due - otherDue;
    })[0] ?? null
  );
}
