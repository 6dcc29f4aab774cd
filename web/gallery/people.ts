/**
 * People for the gallery: somebody with a long profile, friends, tables to watch, a search, a finished deal of the day. What a
 * server would say is put in the place of the questions, for one situation.
 */
import icons from "virtual:art/table";
import { addSprite } from "../src/pieces/sprite.ts";
import { api } from "../src/net/api.ts";
import type * as I from "../src/net/interface.ts";
import type { SeatInfo } from "../src/net/messages.ts";
import { noted, SOMEBODY } from "../src/screens/home/identity.ts";
import { isTrace } from "../src/screens/home/unfinished.ts";
import { dayOf } from "../src/screens/profile/days.ts";
import { seeking } from "../src/state/seeking.svelte.ts";
import { session } from "../src/state/session.svelte.ts";
import { keep, keptKeys } from "../src/state/storage.ts";

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
const LONG_NAME = "Wwwwwwwwwwwwwwwwwwwwwwww";
const asked = { ...api };

const ME: I.SessionAnswer = {
  id: "aaaaaaaaaaaaaaaaaaaaaaaaaa",
  name: "Anna Maria",
  lang: "en",
  ratings: [],
  avatar: "owl-winter",
};

/** Nobody again, and the server's own answers. */
export function forgetPeople(): void {
  Object.assign(api, asked);
  keep(SOMEBODY, null);
  session.who = null;
  seeking.now = { state: "none" } as I.Seeking;
}

/** A device on which nothing was ever done, whatever other situations have left there. */
export function forgetTraces(): void {
  for (const key of keptKeys().filter(isTrace)) keep(key, null);
}

const met = (name: string, bot: string | null, won: number, lost: number, margin: number): I.Rival => ({
  person: bot ? null : name.toLowerCase(),
  bot,
  name,
  avatar: bot ? null : "pigeon-autumn",
  games: bot ? ["birdie", "bower"] : ["bower"],
  won,
  drawn: won > 3 ? 1 : 0,
  lost,
  margin,
  stranger: false,
});
const figures = (game: string, variant: string, games: number, average: number, best: number): I.Figures => ({
  ...{ game, variant, games, average, best },
  won: Math.round(games * 0.55),
  drawn: 2,
  lost: games - Math.round(games * 0.55) - 2,
});
const curve = (game: string, from: number, now: number): I.RatingCurve => ({
  game,
  points: Array.from({ length: 30 }, (_, i) => {
    const rating = from + Math.round((20 - from / 90) * Math.sin(i * 1.7) + 5 * i);
    return { at: now - (30 - i) * DAY, mu: 25 + (rating - 1500) / 30, sigma: 3, rating };
  }),
});

/** Who has played for months. */
export function profile(): void {
  const now = Date.now();
  const self: I.Profile = {
    ...{ id: ME.id, name: ME.name, avatar: ME.avatar ?? null, created: now - 200 * DAY, games: 1_204 },
    variants: [
      figures("birdie", "standard", 812, 74.3, 131),
      figures("birdie", "expert", 44, 61.8, 97),
      figures("bower", "standard", 320, 9.1, 17),
      figures("bower", "super", 28, 8.7, 15),
    ],
    ...{ wins_now: 4, wins_longest: 11 },
    days: Array.from({ length: 23 }, (_, i) => dayOf(now) - i),
    curves: [curve("birdie", 1_480, now), curve("bower", 1_390, now)],
    rivals: [
      met("Marta", null, 41, 38, 22),
      met(LONG_NAME, null, 1, 120, -3),
      met("", "strongest", 3, 40, 6),
      met("", "heuristic", 80, 20, 55),
      met("Ярославна", null, 12, 9, 8),
    ],
    feats: [
      { name: "ten-eggs", at: 1 },
      { name: "friend", at: 2 },
    ],
    puzzles: ["2026-11-14", "2026-11-15"],
    passkeys: [{ id: "f".repeat(64), domain: "voliera.example", created: now - 90 * DAY, used: now - DAY }],
    ...{ recovery: now - 80 * DAY, deals: 12 },
  };
  const games: I.PlayedGame[] = Array.from({ length: 10 }, (_, i) => ({
    table: `table${"abcdefghijklmnop".slice(0, 15)}${"abcdefghij"[i]}`,
    ...{ game: i % 3 ? "birdie" : "bower", variant: i % 4 ? "standard" : i % 3 ? "expert" : "super" },
    ...{ seats: 2, ended: now - i * 0.8 * DAY, public: i === 2, points: 60 + i },
    outcome: (["won", "lost", "drawn"] as const)[i % 3]!,
    opponents: [{ name: i === 1 ? LONG_NAME : "Marta", bot: i % 2 ? null : "strongest", margin: 9 - 3 * i }],
  }));
  session.who = ME;
  api.ask = (async (_method: string, path: string) =>
    path.startsWith("/api/profile/games") ? { games, next: "next" } : self) as typeof api.ask;
}

const glance = (more: Partial<I.Glance>): I.Glance => ({
  ...{ round: null, turn: null, turns: null, points: null, share: 0.4 },
  ...more,
});
const at = (kind: "person" | "bot", name: string, rating: number | null): I.LiveSeat => ({
  ...{ kind, name: kind === "bot" ? "" : name, bot: kind === "bot" ? name : null, rating },
});

/** Public tables that are being played. */
export function live(): void {
  session.who = ME;
  const table = (
    id: string,
    game: string,
    variant: string,
    seats: I.LiveSeat[],
    how: I.Glance,
  ): I.LiveTable => ({
    ...{ id: `${id}aaaaaaaaaaaaaaaa`, game, variant, seats, watchers: 3 * id.length, glance: how },
  });
  const tables = [
    table(
      "ccc",
      "birdie",
      "expert",
      [
        at("person", "Marta", 1_688),
        at("person", LONG_NAME, 1_512),
        at("bot", "strongest", null),
        at("person", "Ярославна", null),
      ],
      glance({ round: 2, turn: 17, points: [31, 28, 40, 9], share: 0.8 }),
    ),
    table(
      "bb",
      "bower",
      "super",
      [at("person", "Marta", 1_204), at("bot", "heuristic", null)],
      glance({ turn: 7, turns: 22 }),
    ),
    table(
      "a",
      "birdie",
      "standard",
      [at("bot", "strongest", null), at("bot", "search", null)],
      glance({ turn: 3, share: 0.1 }),
    ),
  ];
  api.live = async () => ({ tables });
}

/** A search that has gone on for a while. */
export function seek(): void {
  session.who = ME;
  const state: I.Seeking = {
    ...{ state: "waiting", rating: 1_530, waited_ms: 47_000, table: null, opponent: null, again_ms: 60_000 },
    wish: { game: "birdie" },
    ...{ ranges: [100, 200, 400], step_ms: 10_000, bot_ms: 30_000 },
  };
  api.seek = async () => state;
  api.seeking = () => new Promise(() => undefined);
  api.stopSeeking = async () => ({ ...state, state: "none" });
  const seat = (table: string, name: string, rating: number | null): I.OpenSeat => ({
    ...{ table, game: "birdie", variant: "standard", options: {}, name, rating, free: 1, rated: true },
    clock: { kind: "live", seconds: 600, increment: 5 },
  });
  api.lobby = async () => ({
    ...{ waiting: { birdie: 3, bower: 1 }, playing: 12, tables: 5 },
    seats: [seat("daaaaaaaaaaaaaaaaa", "Marta", 1_688), seat("eaaaaaaaaaaaaaaaaa", LONG_NAME, null)],
  });
}

/** The deal of a day, played to its end. */
export function deal(): void {
  session.who = ME;
  const kind = { day: "2026-11-15", game: "birdie", variant: "standard", bot: "heuristic" };
  const result = (name: string, margin: number, more: Partial<I.DealResult> = {}): I.DealResult => ({
    ...{ name, margin, points: 70 + margin, outcome: margin > 0 ? "won" : "lost", own: false, left: false },
    ...more,
  });
  const own = result("Anna Maria", 12, { own: true });
  api.deal = async () => ({ deal: kind, played: 1_234, table: "faaaaaaaaaaaaaaaaa", over: true });
  api.dealResults = async () => ({
    ...{ deal: kind, played: 1_234, place: 3, own, line_known: true },
    line: { bot: "strongest", outcome: "won", points: 118, margin: 48 },
    best: [
      result("Marta", 41),
      result(LONG_NAME, 22),
      own,
      result("Ярославна", -8),
      result("Bo", -30, { left: true }),
    ],
  });
}

/** Friends of all kinds, an invitation, and links that are good. */
export function friends(): void {
  session.who = ME;
  const now = Date.now();
  const friend = (name: string, presence: I.Friend["presence"], table: string | null = null): I.Friend => ({
    ...{
      person: `${name.length}aaaaaaaaaaaa`,
      name,
      avatar: "bowerbird-summer",
      since: now,
      presence,
      table,
    },
  });
  api.friends = async () => ({
    friends: [
      friend("Marta", "playing", "gaaaaaaaaaaaaaaaaa"),
      friend("Ярославна", "online"),
      friend(LONG_NAME, "away"),
    ],
    links: [{ id: "a".repeat(64), created: now - DAY, expires: now + 6 * DAY }],
    invitations: [
      {
        ...{ table: "haaaaaaaaaaaaaaaaa", game: "bower", variant: "super", person: "marta", name: "Marta" },
        ...{ avatar: "robin-spring", created: now - MINUTE },
      },
    ],
  });
  api.newFriendLink = async () => ({
    ...{
      id: "b".repeat(64),
      token: "t",
      path: "/#/friend/0123456789abcdefghijklmnopqrstuv",
      expires: now + 7 * DAY,
    },
  });
}

/** The house as somebody finds it who has played for months: a wire, an invitation, friends, tables, the deal of the day. */
export function home(): void {
  profile();
  friends();
  noted();
  const now = Date.now();
  const seat = (name: string, bot: string | null = null): SeatInfo => ({
    ...{ kind: bot ? "bot" : "person", name, bot, person: bot ? null : name },
  });
  const table = (id: string, game: string, seats: SeatInfo[], more: Partial<I.Listed>): I.Listed => ({
    ...{ id: `${id}aaaaaaaaaaaaaaaa`, game, variant: "standard", players: seats.length, status: "running" },
    ...{ seats: [seat(ME.name), ...seats], mover: 0, your_seat: 0, your_turn: true },
    ...{ created: now - DAY, updated: now - MINUTE, host: ME.id, settings: {}, result: null, deadline: null },
    ...more,
  });
  const days = { clock: { kind: "days", days: 3 } } as const;
  const tables = [
    table("i", "birdie", [seat("Marta"), seat("Oleg")], { settings: days, deadline: now + 2.3 * DAY }),
    table("j", "bower", [seat("", "strongest")], { mover: 1, your_turn: false, variant: "super" }),
    table("k", "birdie", [seat(LONG_NAME)], {}),
  ];
  api.tables = async ({ status }) => ({ tables: status === "running" ? tables : [], next: null });
  api.lobby = async () => ({ waiting: { birdie: 3 }, playing: 12, tables: 5, seats: [] });
  const today = { day: "2026-11-15", game: "birdie", variant: "standard", bot: "heuristic" };
  api.deal = async () => ({ deal: today, played: 41, table: null, over: false });
}

/** Nobody yet. */
export function friendless(): void {
  session.who = ME;
  api.friends = async () => ({ friends: [], links: [], invitations: [] });
}

/** Somebody's link to become a friend. */
export function friendLink(): void {
  const expires = Date.now() + 5 * DAY;
  api.lookAtFriendLink = async () => ({ name: LONG_NAME, avatar: "woodpecker-autumn", expires, own: false });
}

/** People whom one has blocked, and a table that writes into a channel. */
export function company(): void {
  addSprite("table", icons);
  session.who = ME;
  api.blocked = async () => ({
    blocked: [
      { person: "paaaaaaaaaaaaaaaaa", name: LONG_NAME },
      { person: "qaaaaaaaaaaaaaaaaa", name: "Marta" },
    ],
  });
  api.webhook = async () => ({ host: "chat.example.com" });
}
