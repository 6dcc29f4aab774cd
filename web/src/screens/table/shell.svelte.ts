/**
 * What lies around the game at a table: which sheet is open, what is said in passing, which chat was read. There is one
 * table in a page at a time, so that this is one thing, and game screens need not know of it.
 */
import type { ChatLine } from "../../net/documents.ts";
import type { Full } from "../../net/messages.ts";
import { company } from "../../state/company.svelte.ts";
import { words } from "../../words/words.svelte.ts";

export type SheetName = "menu" | "chat" | "links" | "settings" | "leave" | "resign" | "notify" | "webhook";
/** Something said in passing: a sentence, perhaps why, perhaps what can be done about it. */
export type Notice = {
  id: number;
  text: () => string;
  more?: () => string;
  act?: { label: () => string; run: () => void };
};

const STAYS_MS = 5_000;
const MOST = 2;

class Shell {
  sheet = $state<SheetName | null>(null);
  notices = $state.raw<Notice[]>([]);
  /** What the live region says next. */
  spoken = $state.raw<Array<{ id: number; text: string }>>([]);
  /** When the last line of chat that was read was said. */
  readUpTo = $state(0);
  #next = 1;
  #timers = new Map<number, ReturnType<typeof setTimeout>>();
  #hanging = new Set<() => void>();

  open(sheet: SheetName | null): void {
    this.sheet = sheet;
  }

  /** Say something in passing. Words are functions, so that a change of language changes them. */
  say(text: () => string, rest: Omit<Notice, "id" | "text"> = {}): void {
    this.show(text, rest);
    this.speak(text());
  }

  /** The same for what those who listen hear anyway. */
  show(text: () => string, rest: Omit<Notice, "id" | "text"> = {}): void {
    const id = this.#next++;
    this.notices = [...this.notices, { id, text, ...rest }].slice(-MOST);
    this.keep(id, STAYS_MS);
  }

  /** Somebody reads it: it stays a while longer. */
  keep(id: number, ms: number = 3 * STAYS_MS): void {
    clearTimeout(this.#timers.get(id));
    this.#timers.set(
      id,
      setTimeout(() => this.dismiss(id), ms),
    );
  }

  dismiss(id: number): void {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
    this.notices = this.notices.filter((one) => one.id !== id);
  }

  /** Say something to those who listen and do not look. */
  speak(text: string): void {
    if (text) this.spoken = [...this.spoken, { id: this.#next++, text }].slice(-6);
  }

  /** Something of the game hangs on the page itself; `remove` takes it away at once. Returns how to forget that. */
  hang(remove: () => void): () => void {
    this.#hanging.add(remove);
    return () => this.#hanging.delete(remove);
  }

  /** The table is left, or covered: nothing of it stays. */
  clear(): void {
    for (const remove of [...this.#hanging]) remove();
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    this.sheet = null;
    this.notices = [];
    this.spoken = [];
    this.readUpTo = 0;
  }
}

export const shell = new Shell();

/** Whether a line is for this reader: not from somebody who was muted, and in the kid-safe mode only signs. */
export const heard = (full: Full, line: Pick<ChatLine, "seat" | "text">): boolean =>
  line.seat === ownSeat(full) ||
  (!company.mutes(full.table.seats[line.seat]?.person) && !(words.kids && line.text != null));

export const chatOf = (full: Full): ChatLine[] => (full.chat ?? []).filter((line) => heard(full, line));

/** How many lines of the others were not read yet. */
export const unread = (full: Full, readUpTo: number): number =>
  chatOf(full).filter((line) => line.at > readUpTo && line.seat !== ownSeat(full)).length;

const ownSeat = (full: Full) => (full.you.kind === "seat" ? full.you.seat : -1);
