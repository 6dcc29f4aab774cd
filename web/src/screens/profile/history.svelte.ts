/** All games, in pages, and what is looked for among them: by the server, or among the games of this device. */
import { api } from "../../net/api.ts";
import type { PlayedGame, PlayedGames } from "../../net/interface.ts";
import { Busy } from "../home/busy.svelte.ts";
import { botsCalled } from "../tables/called.ts";
import type { DeviceGame } from "./facts.ts";

const PAGE = 10;
export type Wish = { text: string; game: string; outcome: string; since: string; until: string };
export const ANYTHING: Wish = { text: "", game: "", outcome: "", since: "", until: "" };

/** Midnight of a day (2026-11-15) here, in milliseconds; `days` later. */
const midnight = (day: string, days = 0): number => {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date + days).getTime();
};

/** What the server is asked for. */
export function queryOf(wish: Wish, next: string | null): URLSearchParams {
  const query = new URLSearchParams({ limit: String(PAGE) });
  const text = wish.text.trim().slice(0, 40);
  const [bot] = botsCalled(text);
  if (text) query.set("name", text);
  if (bot) query.set("bot", bot);
  if (wish.game) query.set("game", wish.game);
  if (wish.outcome) query.set("outcome", wish.outcome);
  if (wish.since) query.set("since", String(Math.max(0, midnight(wish.since))));
  if (wish.until) query.set("until", String(Math.max(0, midnight(wish.until, 1))));
  if (next) query.set("before", next);
  return query;
}

/** The games of this device that fit, the newest first. */
export function fitting(games: readonly DeviceGame[], wish: Wish): PlayedGame[] {
  const text = wish.text.trim().toLowerCase();
  const bots: string[] = botsCalled(text);
  return games
    .filter(
      (one) =>
        (!wish.game || one.game === wish.game) &&
        (!wish.outcome || one.outcome === wish.outcome) &&
        (!wish.since || one.ended >= midnight(wish.since)) &&
        (!wish.until || one.ended < midnight(wish.until, 1)) &&
        (!text ||
          one.opponents.some(({ name, bot }) =>
            bot ? bots.includes(bot) : name.toLowerCase().includes(text),
          )),
    )
    .reverse()
    .map((one) => ({ ...one, seats: one.opponents.length + 1, public: false }));
}

export class History {
  games = $state.raw<PlayedGame[]>([]);
  next = $state<string | null>(null);
  known = $state(false);
  readonly busy = new Busy();
  #last = 0;

  /** Look for games; an answer that comes after a newer question is not shown. */
  async look(wish: Wish, onServer: boolean, here: readonly DeviceGame[]): Promise<void> {
    const turn = ++this.#last;
    const local = fitting(here, wish);
    if (!onServer) {
      [this.games, this.next, this.known] = [local, null, true];
      return;
    }
    await this.#wait();
    await this.busy.run("look", async () => {
      const page = await api.ask<PlayedGames>("GET", `/api/profile/games?${queryOf(wish, null)}`);
      if (turn !== this.#last) return;
      [this.games, this.next, this.known] = [page.games, page.next, true];
    });
  }

  more = (wish: Wish): Promise<boolean> =>
    this.busy.run("more", async () => {
      const page = await api.ask<PlayedGames>("GET", `/api/profile/games?${queryOf(wish, this.next)}`);
      this.games = [...this.games, ...page.games];
      this.next = page.next;
    });

  async #wait(): Promise<void> {
    while (this.busy.what !== null) await new Promise((go) => setTimeout(go, 30));
  }
}
