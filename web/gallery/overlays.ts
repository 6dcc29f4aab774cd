/**
 * What may lie around a game, for pictures: `?around=lost,clock` and so on, and `?sheet=menu` opens a sheet. The situation
 * is a real one; only what is said around it is made up.
 */
import type { ChatLine } from "../src/net/documents.ts";
import type { Full } from "../src/net/messages.ts";
import { hints } from "../src/screens/table/hints.svelte.ts";
import { botSeats, speech } from "../src/screens/table/speech.svelte.ts";
import { shell, type SheetName } from "../src/screens/table/shell.svelte.ts";
import { say } from "../src/words/words.svelte.ts";
import { why } from "../src/words/telling.ts";
import { event } from "./part.ts";
import type { StillTable } from "./still.ts";

const AT = Date.UTC(2026, 4, 3, 19, 40);
const CHAT: ChatLine[] = [
  { seat: 1, at: AT, emote: "hello" },
  { seat: 0, at: AT + 20_000, text: "Hello! Ciao! ¡Hola! Привет!" },
  {
    seat: 1,
    at: AT + 60_000,
    text: "Has anybody seen the last robin? It was here a moment ago, on the wire.",
  },
  { seat: 0, at: AT + 65_000, emote: "thinking" },
  { seat: 1, at: AT + 90_000, emote: "chirp" },
];

/** The same situation with more people in it, time running, somebody away. */
export function dressed(full: Full, wishes: URLSearchParams): Full {
  const around = (wishes.get("around") ?? "").split(",");
  const table = structuredClone(full.table);
  const seats = table.seats.length;
  const person = (seat: number, name: string) =>
    (table.seats[seat] = { kind: "person", name, bot: null, person: "p" });
  let { clock } = full;
  if (around.includes("people")) person(1, "Marta");
  if (around.includes("clock")) {
    table.settings.clock = { kind: "live", seconds: 600, increment: 5 };
    clock = { running: full.view?.seat ?? null, left_ms: [247_000, 12_000, 599_000, 61_000].slice(0, seats) };
  }
  if (around.includes("days")) {
    table.settings.clock = { kind: "days", days: 3 };
    clock = { running: full.view?.seat ?? null, left_ms: 2.3 * 86_400_000 };
  }
  if (around.includes("back")) table.back = { seat: 1, yes: [] };
  if (around.includes("mine")) table.back = { seat: 0, yes: [] };
  if (around.includes("replaced")) table.seats[0]!.bot = "heuristic";
  if (around.includes("away")) table.votes = { "1": seats > 2 ? [2] : [] };
  if (around.includes("hints")) table.settings.hints = true;
  if (around.includes("people") || around.includes("away")) table.settings.take_back = true;
  const you = around.includes("watch") ? ({ kind: "watch", seat: null } as const) : full.you;
  return { ...full, you, table, clock: clock ?? null, chat: around.includes("people") ? CHAT : [] };
}

/** What is said and opened there. */
export function surround(table: StillTable, wishes: URLSearchParams): void {
  const around = (wishes.get("around") ?? "").split(",");
  const { full } = table;
  const away = { ...table.presence, seats: full.table.seats.map((_, seat) => seat !== 1) };
  if (around.includes("away")) Object.assign(table, { presence: away });
  if (around.includes("lost")) Object.assign(table, { link: "lost" });
  if (around.includes("busy")) Object.assign(table, { busy: true });
  setTimeout(() => {
    if (around.includes("people")) shell.readUpTo = AT + 60_000;
    if (around.includes("refused"))
      shell.say(() => why("illegal_action"), { more: () => why("illegal_action", "B-T2") });
    if (around.includes("greeting")) speech.greeting = botSeats(full)[0] ?? null;
    if (around.includes("undo")) shell.say(() => say("web-undo-reveal"));
    if (around.includes("hint")) {
      const first = full.legal?.find((action) => action.do === "take");
      const events = first && "card" in first ? [event("took", { seat: 0, card: first.card })] : [];
      hints.told = { rev: full.rev, kind: "bot", actions: [first!], events, reason: null };
    }
    shell.open(wishes.get("sheet") as SheetName | null);
  }, 300);
}
