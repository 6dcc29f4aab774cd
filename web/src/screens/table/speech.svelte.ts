/** What the bots say: a greeting each when a game begins, one after the other, and a word at its end. */
import type { TableModel } from "../../model.ts";
import type { Full } from "../../net/messages.ts";
import { isBot } from "../../pieces/bots/characters.ts";
import { winnersOf } from "../../pieces/bots/feelings.ts";
import { settings } from "../../state/settings.svelte.ts";
import { nameOf } from "../../words/people.ts";
import { say } from "../../words/words.svelte.ts";
import { playing } from "./people.ts";
import { shell } from "./shell.svelte.ts";

const GREETS_MS = 3_400;
const KEY = "voliera.greeted";

/** The seats of bots, beginning with the one after the viewer. */
export function botSeats(full: Full): number[] {
  const { seats } = full.table;
  const first = (playing(full) ?? -1) + 1;
  return seats.map((_, i) => (first + i) % seats.length).filter((seat) => isBot(seats[seat]!.bot));
}

/** A game that has hardly begun: nobody has played more than once or twice. */
const justBegun = (full: Full): boolean => full.table.status === "running" && full.rev <= full.table.players;

export const greetingOf = (full: Full, seat: number): string =>
  say(`web-table-bot-hello-${full.table.seats[seat]!.bot}`);

/** The last word of a seat's bot, by how the game ended for it. */
export function lastWordOf(full: Full, seat: number): string {
  const winners = winnersOf(full);
  if (winners.length !== 1) return say("web-table-bot-even");
  return say(`web-table-bot-${winners[0] === seat ? "won" : "lost"}-${full.table.seats[seat]!.bot}`);
}

/** The bot that speaks at the end: the winner if it is one, else the first. */
export function lastSpeaker(full: Full): number | null {
  const bots = botSeats(full);
  return bots.find((seat) => winnersOf(full).includes(seat)) ?? bots[0] ?? null;
}

class Speech {
  /** The seat whose greeting is shown now. */
  greeting = $state<number | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Let the bots of a new game greet, once. Returns how to make them stop. */
  begin(table: TableModel): () => void {
    const { full } = table;
    if (full && settings.banter && justBegun(full) && firstTime(full.table.id))
      this.#next(full, botSeats(full));
    return () => this.hush();
  }

  hush(): void {
    clearTimeout(this.#timer);
    this.greeting = null;
  }

  #next(full: Full, [seat, ...rest]: number[]): void {
    this.greeting = seat ?? null;
    if (seat === undefined) return;
    shell.speak(say("web-table-bot-says", { bot: nameOf(full, seat), line: greetingOf(full, seat) }));
    this.#timer = setTimeout(() => this.#next(full, rest), GREETS_MS);
  }
}

/** Whether nobody greeted at this table yet, as far as this tab remembers. */
function firstTime(table: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) === table) return false;
    sessionStorage.setItem(KEY, table);
  } catch {
    // a page that keeps nothing hears the greeting again after a reload
  }
  return true;
}

export const speech = new Speech();
