/**
 * How others are called: people by their name, bots by their character in the reader's language; in the kid-safe mode
 * strangers are birds, wherever a name of theirs would stand. Strangers are those at public tables.
 */
import type { Full, TableInfo } from "../net/messages.ts";
import { say, words } from "./words.svelte.ts";

/** The character's name of a bot: "Magpie". */
export const botName = (id: string): string => say(`bot-${id}`);

/** How a bot plays, in a sentence. */
export const botAbout = (id: string): string => say(`manner-${id}`);

/** The names of people who gave none (`web-guest`), in every language; "Visitante" is the former Spanish one. */
export const UNNAMED: ReadonlySet<string> = new Set(["Guest", "Ospite", "Invitado", "Visitante", "Гость"]);
const personName = (name: string, seat: number): string =>
  UNNAMED.has(name) ? say("web-guest") : name || say("web-player", { number: seat + 1 });

const BIRDS = 4;

/** What somebody is called who may be a stranger. In the kid-safe mode it is a bird, by the seat or the place in a list. */
export const strangerName = (name: string, place: number): string =>
  words.kids ? say("web-bird-name", { seat: place % BIRDS }) : personName(name, place);

/** What a friend is called, in the kid-safe mode too: the two agreed to know each other. */
export const friendName = (name: string): string => personName(name, 0);

/** An opponent of former games, by name or as a bot; `place` is null for somebody whom the reader knows. */
export function opponentName(name: string, bot: string | null, place: number | null): string {
  if (bot) return botName(bot);
  if (!name) return say("web-profile-gone");
  return place === null ? name : strangerName(name, place);
}

type Named = Pick<TableInfo, "seats"> & Partial<Pick<TableInfo, "settings">>;

/** What somebody at the table is called; in the kid-safe mode people at public tables are birds. Of several bots of one character, the second and later ones have a number. */
export function nameAt(table: Named, seat: number): string {
  const one = table.seats[seat];
  if (one === undefined) return "";
  if (one.kind === "free") return say("web-free-seat");
  if (one.kind === "person" || one.bot === null)
    return table.settings?.public ? strangerName(one.name, seat) : personName(one.name, seat);
  const alike = table.seats.slice(0, seat).filter((other) => other.kind === "bot" && other.bot === one.bot);
  return botName(one.bot) + (alike.length ? ` ${alike.length + 1}` : "");
}

/** The same at the table that a message is about. */
export const nameOf = (full: Full, seat: number | null): string =>
  seat === null ? "" : nameAt(full.table, seat);

/** The grammatical person in which messages speak of a seat. A coach is not the player and reads the name. */
export const who = (full: Full, seat: number | null): "you" | "other" =>
  full.you.kind === "seat" && seat !== null && full.you.seat === seat ? "you" : "other";

/** "You" for the reader's own seat, else the name: for boards and headings, where no verb follows. */
export const you = (full: Full, seat: number): string =>
  who(full, seat) === "you" ? say("web-you") : nameOf(full, seat);
