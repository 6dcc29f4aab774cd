/** How each message changes what is known of a table. No input or output here: what comes in, and what is then true. */
import { seatIn, type Happening } from "../model.ts";
import type { Ev, Full } from "./messages.ts";
import { moverOf } from "./view.ts";

export type Order = "next" | "known" | "gap";

/** Whether an entry is the next one, an old one, or one after a gap. */
export function order(full: Full | null, v: number): Order {
  if (full === null) return "gap";
  if (v <= full.v) return "known";
  return v === full.v + 1 ? "next" : "gap";
}

/** The truth after an entry. A bare number changes nothing but the count. */
export function after(full: Full, ev: Ev): Full {
  if (ev.rev === undefined) return { ...full, v: ev.v };
  const said = (ev.events ?? []).filter((one) => one.id === "said").map(({ args }) => args);
  return {
    ...full,
    v: ev.v,
    rev: ev.rev,
    ...(ev.view ? { view: ev.view, legal: ev.legal ?? [], undo: ev.undo ?? null } : {}),
    ...(ev.clock ? { clock: ev.clock } : {}),
    ...(ev.table ? { table: ev.table } : {}),
    ...(ev.result ? { result: ev.result } : {}),
    ...(said.length ? { chat: [...(full.chat ?? []), ...said].slice(-MOST_CHAT) } : {}),
  };
}

const MOST_CHAT = 200;

/** The same table with the curtain down: nothing of what its viewer saw is left. */
export const covered = ({ type, v, rev, table }: Full): Full => ({
  type,
  v,
  rev,
  you: { kind: "watch", seat: null },
  table,
});

/**
 * What entries were that came together, for the log and for whatever moves on the screen; nothing where nothing could be
 * seen. Of several only the last brings a view, so that all of them lie between what was seen before and after.
 */
export function happenings(before: Full, entries: Ev[], now: Full): Happening[] {
  return entries
    .map(({ v, events = [] }) => ({ v, events, before: before.view ?? null, after: now.view ?? null }))
    .filter(({ events }) => events.length);
}

/** The log that comes with the whole present: it does not say what came together, so each event stands by itself. */
export function told(full: Full): Happening[] {
  const events = full.log ?? [];
  return events.map((event, i) => ({
    v: full.v - events.length + i + 1,
    events: [event],
    before: null,
    after: null,
  }));
}

/** Events that name a seat which did not choose them: they befall it, or are about the table and not about the game. */
const BEFALLS = new Set([
  ...["line-opened", "dealt", "discard-asked"],
  ...["joined", "left", "resigned", "replaced", "returned", "voted", "undone"],
  ...["back-asked", "back-agreed", "back-refused", "taken-back", "said"],
]);

/** The seat that acted in an entry; null where nobody did. */
export function actorOf(one: Happening): number | null {
  const chosen = one.events.find(
    (event) =>
      seatIn(event) !== null && !BEFALLS.has(event.id) && !(event.id === "passed" && event.args.automatic),
  );
  return chosen ? seatIn(chosen) : null;
}

/**
 * The log as far as it may be shown: Birdie is a game of memory, so that only the last round of turns stays, as the
 * server itself would tell it, unless the table is played with open memory or the game is over. A turn lasts until
 * another seat is to move. What a take-back has undone is forgotten.
 */
export function remembered(log: Happening[], full: Full): Happening[] {
  const { options } = full.table;
  const open = ("open_memory" in options && options.open_memory) || full.table.status === "over";
  let next = moverOf(full);
  let turns = 0;
  let first = log.length;
  while (first > 0 && (open || turns <= full.table.players)) {
    first -= 1;
    const one = log[first]!;
    if (one.events.some((event) => event.id === "taken-back")) break;
    const by = actorOf(one);
    if (by !== null && by !== next) turns += 1;
    next = by ?? next;
  }
  return log.slice(open ? Math.max(first, log.length - MOST_LOG) : first);
}

/** Maximum number of entries whose events are kept, as on the server. */
const MOST_LOG = 400;
