/** What is known of the reader: from the server, where there is one, and from this device. */
import { GAMES, GAME_NAMES } from "../../games/index.ts";
import type { Figures, Listed, Profile } from "../../net/interface.ts";
import { isLocal } from "../../net/local.ts";
import { finished } from "../learn/progress.ts";
import { shelf } from "../puzzle/progress.svelte.ts";
import { tablesHere } from "../tables/here.ts";
import { dayNamed, dayOf } from "./days.ts";

export type Outcome = "won" | "drawn" | "lost";
/** A game that was played to its end on this device. */
export type DeviceGame = {
  table: string;
  game: string;
  variant: string;
  ended: number;
  outcome: Outcome;
  points: number;
  opponents: Array<{ name: string; bot: string | null; margin: number }>;
};
type Met = { won: number; drawn: number; lost: number; margin: number };
export type Facts = {
  games: number;
  wins: number;
  variants: readonly Figures[];
  winsNow: number;
  winsLongest: number;
  days: ReadonlySet<number>;
  bots: Readonly<Record<string, Met>>;
  feats: ReadonlySet<string>;
  puzzles: ReadonlySet<string>;
  lessons: number;
  /** Deals of the day that were played to their end. */
  deals: number;
};
type Result = { winner?: number | null; winners?: number[]; totals?: number[]; eggs?: number[] };

/** A table of this device as a game of the reader; null where it is none. */
export function deviceGame(table: Listed): DeviceGame | null {
  const result = table.result as Result | null;
  const seat = table.your_seat;
  if (!isLocal(table.id) || table.status !== "over" || !result || seat === null) return null;
  const totals = result.totals ?? result.eggs ?? [];
  const winners = result.winners ?? (result.winner == null ? [] : [result.winner]);
  const won = winners.includes(seat);
  return {
    table: table.id,
    game: table.game,
    variant: table.variant,
    ended: table.updated,
    outcome: !won ? "lost" : winners.length > 1 ? "drawn" : "won",
    points: totals[seat] ?? 0,
    opponents: table.seats.flatMap(({ name, bot, kind }, other) =>
      other === seat
        ? []
        : [{ name, bot: kind === "bot" ? bot : null, margin: (totals[seat] ?? 0) - (totals[other] ?? 0) }],
    ),
  };
}

/** The games of this device, the oldest first. */
export async function deviceGames(): Promise<DeviceGame[]> {
  const games = (await tablesHere()).map(deviceGame).filter((one) => one !== null);
  return games.sort((a, b) => a.ended - b.ended);
}

/** Put both together; `profile` is null where there is no server, or nobody yet. */
export function together(
  profile: Profile | null,
  here: readonly DeviceGame[],
  puzzles: ReadonlySet<string> = shelf.solved,
  lessons = GAME_NAMES.filter(finished).length,
): Facts {
  const solved = new Set([...(profile?.puzzles ?? []), ...puzzles]);
  const variants = here.reduce(withGame, profile?.variants ?? []);
  const streak = streakOf(here);
  return {
    games: variants.reduce((sum, one) => sum + one.games, 0),
    wins: variants.reduce((sum, one) => sum + one.won, 0),
    variants,
    winsNow: profile ? profile.wins_now : streak.now,
    winsLongest: Math.max(profile?.wins_longest ?? 0, streak.longest),
    days: new Set([
      ...(profile?.days ?? []),
      ...here.map(({ ended }) => dayOf(ended)),
      ...[...solved].map(dayNamed).filter(Number.isFinite),
    ]),
    bots: botsMet(profile, here),
    feats: new Set((profile?.feats ?? []).map(({ name }) => name)),
    puzzles: solved,
    lessons,
    deals: profile?.deals ?? 0,
  };
}

function withGame(all: readonly Figures[], one: DeviceGame): Figures[] {
  const at = all.find(({ game, variant }) => game === one.game && variant === one.variant);
  const old = at ?? {
    game: one.game,
    variant: one.variant,
    games: 0,
    won: 0,
    drawn: 0,
    lost: 0,
    average: 0,
    best: 0,
  };
  const games = old.games + 1;
  const line = {
    ...old,
    games,
    [one.outcome]: old[one.outcome] + 1,
    average: (old.average * old.games + one.points) / games,
    best: Math.max(old.best, one.points),
  };
  return [...all.filter((other) => other !== at), line].sort((a, b) => place(a) - place(b));
}

const VARIANTS = GAME_NAMES.flatMap((game) => GAMES[game].variants.map((variant) => `${game} ${variant}`));
const place = ({ game, variant }: Figures): number => VARIANTS.indexOf(`${game} ${variant}`);

function streakOf(games: readonly DeviceGame[]): { now: number; longest: number } {
  let now = 0;
  let longest = 0;
  for (const { outcome } of games) {
    now = outcome === "won" ? now + 1 : 0;
    longest = Math.max(longest, now);
  }
  return { now, longest };
}

function botsMet(profile: Profile | null, here: readonly DeviceGame[]): Record<string, Met> {
  const met: Record<string, Met> = {};
  for (const { bot, won, drawn, lost, margin } of profile?.rivals ?? [])
    if (bot !== null) met[bot] = { won, drawn, lost, margin };
  for (const { outcome, opponents } of here) {
    if (opponents.length !== 1) continue; // of more, the points alone do not tell who was ahead
    const { bot, margin } = opponents[0]!;
    if (bot === null) continue;
    const old = met[bot] ?? { won: 0, drawn: 0, lost: 0, margin };
    met[bot] = { ...old, [outcome]: old[outcome] + 1, margin: Math.max(old.margin, margin) };
  }
  return met;
}
