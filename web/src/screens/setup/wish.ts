/** What somebody wants of a table: what can be chosen, what is usual, what was chosen here before, and how it is asked for. */
import type { Components, Options } from "../../games/documents.ts";
import type { GameMeta, MetaAnswer, OptionMeta, SeatWish } from "../../net/interface.ts";
import type { Wished } from "../../net/local.ts";
import type { Settings } from "../../net/messages.ts";
import { keep, keptDocument } from "../../state/storage.ts";
import { nextBot, type BotId } from "../../pieces/bots/characters.ts";

/** A seat beside one's own: a friend who comes by link, somebody at this device, or a bot by its character. */
export type Guest = "free" | "here" | BotId;
/** Where people play: each on a device of their own, or all on this one, which is handed round. */
export type Place = "own" | "here";
export type ClockKind = "none" | "live" | "days";
export type Wish = {
  game: GameMeta["game"];
  variant: string;
  place: Place;
  /** What the people at this device are called, by seat; they are the same in every game. */
  names: string[];
  /** Those who sit beside the one who opens the table; there may be more of them than play. */
  guests: Guest[];
  players: number;
  options: Record<string, boolean>;
  clock: ClockKind;
  minutes: number;
  increment: number;
  days: number;
  hints: boolean;
  take_back: boolean;
  chat: boolean;
  public: boolean;
  rated: boolean;
  pace_ms: number;
};

export const PACES = [0, 1400, 2600] as const;
export const MINUTES = [1, 3, 5, 10, 15, 20, 30, 45, 60, 90] as const;
export const INCREMENTS = [0, 5, 10, 15, 20, 30, 60] as const;
export const DAYS = [1, 2, 3, 5, 7, 14, 30] as const;

const gameOf = (meta: MetaAnswer, game: string): GameMeta =>
  meta.games.find((one) => one.game === game) ?? meta.games[0]!;

/** The switches that can be set in a variant. */
export const switches = (meta: MetaAnswer, wish: Pick<Wish, "game" | "variant">): OptionMeta[] =>
  gameOf(meta, wish.game).options.filter(
    (one) => one.type === "boolean" && one.variants.includes(wish.variant),
  );

/** The usual bot first, then others: no two alike. */
function differentGuests(meta: MetaAnswer, count: number): Guest[] {
  const guests = [meta.default_bot as BotId];
  while (guests.length < count) guests.push(nextBot(guests));
  return guests.slice(0, count);
}

/** Two at the table, the other one a bot; help is there, nobody is hurried. */
export function usual(meta: MetaAnswer, game: string): Wish {
  const found = gameOf(meta, game);
  return {
    game: found.game,
    variant: found.variants[0]!,
    place: "own",
    names: [],
    guests: differentGuests(meta, found.players[1] - 1),
    players: found.players[0],
    options: Object.fromEntries(
      found.options.filter((one) => one.type === "boolean").map((one) => [one.name, one.default === true]),
    ),
    clock: "none",
    minutes: 15,
    increment: 10,
    days: 1,
    hints: true,
    take_back: true,
    chat: true,
    public: false,
    rated: false,
    pace_ms: 1400,
  };
}

const among = <T>(value: unknown, known: readonly T[], fallback: T): T =>
  known.includes(value as T) ? (value as T) : fallback;

/** What was chosen before, as far as it can still be chosen; the rest is as usual. */
export function mended(meta: MetaAnswer, game: string, kept: unknown): Wish {
  const plain = usual(meta, game);
  if (typeof kept !== "object" || kept === null) return plain;
  const old = kept as Partial<Wish>;
  const { players, variants } = gameOf(meta, game);
  const place = among(old.place, ["own", "here"] as const, plain.place);
  const guests: Guest[] = [place === "own" ? "free" : "here", ...meta.bots.map((bot) => bot.id as BotId)];
  const counts = Array.from({ length: players[1] - players[0] + 1 }, (_, i) => players[0] + i);
  /** Those who did not sit at the table were not chosen. */
  const seats = among(old.players, counts, plain.players) - 1;
  const flags: readonly Flag[] = ["hints", "take_back", "chat", "public", "rated"];
  return {
    ...plain,
    variant: among(old.variant, variants, plain.variant),
    place,
    players: among(old.players, counts, plain.players),
    guests: plain.guests.map((one, i) => (i < seats ? among(old.guests?.[i], guests, one) : one)),
    options: Object.fromEntries(
      Object.entries(plain.options).map(([name, on]) => [name, old.options?.[name] ?? on]),
    ),
    clock: among(old.clock, ["none", "live", "days"] as const, plain.clock),
    minutes: among(old.minutes, MINUTES, plain.minutes as (typeof MINUTES)[number]),
    increment: among(old.increment, INCREMENTS, plain.increment as (typeof INCREMENTS)[number]),
    days: among(old.days, DAYS, plain.days as (typeof DAYS)[number]),
    pace_ms: among(old.pace_ms, PACES, plain.pace_ms as (typeof PACES)[number]),
    ...Object.fromEntries(
      flags.map((flag) => [flag, old[flag] === undefined ? plain[flag] : old[flag] === true]),
    ),
  };
}

/** The same table at another place. The first guest comes along: somebody at this device, or a friend by link. */
export function moved(wish: Wish, place: Place, withFriends = true): Wish {
  const [from, to] = place === "here" ? ["free", "here"] : ["here", "free"];
  const guests = wish.guests.map((one, i): Guest => {
    if (one === from && (place === "here" || withFriends)) return to as Guest;
    if (one === from) return nextBot(wish.guests);
    return i === 0 && place === "here" ? "here" : one;
  });
  return { ...wish, place, guests };
}

export type Flag = "hints" | "take_back" | "chat" | "public" | "rated";

/** The same table with a switch turned. Strangers who meet at a public table do not write, unless that is chosen after. */
export const switched = (wish: Wish, flag: Flag, on: boolean): Wish => ({
  ...wish,
  [flag]: on,
  ...(flag === "public" ? { chat: !on } : {}),
});

/** The seats that are really there, besides one's own. */
export const seated = (wish: Wish): Guest[] => wish.guests.slice(0, wish.players - 1);
/** How many friends are awaited. */
export const awaited = (wish: Wish): number => seated(wish).filter((one) => one === "free").length;

function clock(wish: Wish): Settings["clock"] {
  if (wish.clock === "live") return { kind: "live", seconds: 60 * wish.minutes, increment: wish.increment };
  return wish.clock === "days" ? { kind: "days", days: wish.days } : { kind: "none" };
}

/** A person at this device, a friend who is awaited, or a bot. */
const seatOf = (guest: Guest): SeatWish =>
  guest === "here" ? { kind: "me" } : guest === "free" ? { kind: "free" } : { kind: "bot", bot: guest };

/** The table as the server is asked for it, or this device. A result counts only where there are two people. */
export function asked(meta: MetaAnswer, wish: Wish, components: Components | null = null): Wished {
  const changed = switches(meta, wish).filter((one) => wish.options[one.name] !== one.default);
  return {
    game: wish.game,
    variant: wish.variant,
    seats: [{ kind: "me" }, ...seated(wish).map(seatOf)],
    ...(wish.place === "here" ? { names: namesAt(wish) } : {}),
    options: {
      ...Object.fromEntries(changed.map((one) => [one.name, wish.options[one.name]])),
      ...(components === null ? {} : { components }),
    } as Options,
    settings: {
      clock: clock(wish)!,
      hints: wish.hints,
      take_back: wish.take_back,
      chat: wish.chat,
      public: wish.public,
      rated: wish.rated && awaited(wish) > 0,
      pace_ms: wish.pace_ms,
    },
  };
}

/** What the people in the seats are called; a bot has a name of its own. */
const namesAt = (wish: Wish): string[] =>
  (["here", ...seated(wish)] as Guest[]).map((one, seat) => (one === "here" ? (wish.names[seat] ?? "") : ""));

const KEY = "voliera.setup.";
const NAMES = "voliera.names";
const LONGEST = 24;

/** The names that were given at this device before. */
function rememberedNames(): string[] {
  const found = keptDocument(NAMES);
  return Array.isArray(found)
    ? found.map((name) => (typeof name === "string" ? name.slice(0, LONGEST) : ""))
    : [];
}

export function remembered(meta: MetaAnswer, game: string): Wish {
  return { ...mended(meta, game, keptDocument(KEY + game)), names: rememberedNames() };
}

export const remember = ({ names, ...wish }: Wish): boolean =>
  keep(NAMES, JSON.stringify(names)) && keep(KEY + wish.game, JSON.stringify(wish));
