/** Who is at a table, who is away, and what can be done about that. */
import type { TableModel } from "../../model.ts";
import type { Full, Presence } from "../../net/messages.ts";

export type Standing = "here" | "away" | "stand-in" | "bot" | "free";

/** How a seat stands: a person who is here or not (who has not been told counts as here), a bot, or nobody. */
export function standing(full: Full, presence: Presence | null, seat: number): Standing {
  const info = full.table.seats[seat];
  if (!info || info.kind === "free") return "free";
  if (info.kind === "bot") return "bot";
  if (info.bot !== null) return "stand-in";
  return presence?.seats[seat] === false ? "away" : "here";
}

/** Whether somebody plays in a seat and is not at the table now. */
export const isAway = (table: Pick<TableModel, "full" | "presence">, seat: number): boolean =>
  table.full !== null && standing(table.full, table.presence, seat) === "away";

/** The reader's seat as a player; null for those who only watch. */
export const playing = (full: Full): number | null =>
  full.you.kind === "seat" ? (full.you.seat ?? null) : null;

/** Whether the viewer can resign: only where there is one other side, which then wins. */
export const canResign = (full: Full): boolean =>
  playing(full) !== null && full.table.status === "running" && full.table.players === 2;

/** Whether a bot plays for the viewer at the moment. */
export function replaced(full: Full): boolean {
  const seat = playing(full);
  return full.table.status === "running" && seat !== null && full.table.seats[seat]?.bot != null;
}

/** The people who play and have not been replaced, without one of them. */
export const persons = (full: Full, without: number): number[] =>
  full.table.seats.flatMap((info, seat) =>
    info.kind === "person" && info.bot === null && seat !== without ? [seat] : [],
  );

export type Ballot = { count: number; needed: number; mine: boolean; allowed: boolean };

/** The vote about putting a bot in a seat: more than half of the others decide. */
export function ballot(full: Full, presence: Presence | null, seat: number): Ballot {
  const others = persons(full, seat);
  const votes = (full.table.votes[String(seat)] ?? []).filter((by) => others.includes(by));
  const me = playing(full);
  return {
    count: votes.length,
    needed: Math.floor(others.length / 2) + 1,
    mine: me !== null && votes.includes(me),
    allowed:
      full.table.status === "running" &&
      me !== null &&
      me !== seat &&
      others.includes(me) &&
      standing(full, presence, seat) === "away",
  };
}

export type Asked = "no" | "mine" | "answer" | "wait";

/** A take-back that was asked for: by me, of me, or of others only. */
export function backAsked(full: Full): { how: Asked; seat: number } {
  const { back } = full.table;
  const me = playing(full);
  if (!back || full.table.status !== "running") return { how: "no", seat: -1 };
  if (me === null || replaced(full)) return { how: "wait", seat: back.seat };
  if (back.seat === me) return { how: "mine", seat: me };
  return { how: back.yes.includes(me) ? "wait" : "answer", seat: back.seat };
}

/** Whether a take-back would be granted at once: the table allows it, and only bots would have to agree. */
export function takesBack(full: Full): boolean {
  const me = playing(full);
  return (
    me !== null &&
    full.table.status === "running" &&
    full.table.settings.take_back === true &&
    full.table.back == null &&
    full.rev > 0 &&
    !replaced(full) &&
    persons(full, me).length === 0
  );
}

/** Whether there is anybody to talk to, by words or by signs, or anything to read. */
export const talks = (full: Full): boolean =>
  full.table.seats.filter((info) => info.kind === "person").length > 1 || (full.chat ?? []).length > 0;

/** Whether somebody is another person, about whom something can be done. */
export function isStranger(full: Full, seat: number): boolean {
  const info = full.table.seats[seat];
  return info?.kind === "person" && info.person != null && seat !== playing(full);
}
