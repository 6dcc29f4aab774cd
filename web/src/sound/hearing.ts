/** Which sound belongs to what happens. The one place that listens at a table and plays. */
import { myTurn, type Happened, type TableModel } from "../model.ts";
import type { Full } from "../net/messages.ts";
import { chirps, type Bird, type Sound } from "./chirps.ts";

/** Maximum number of sounds for one entry, and the seconds between them: the rest is only seen. */
const MOST = 2;
const APART = 0.28;

const PLAIN: Record<string, Sound> = {
  laid: "card",
  passed: "card",
  moved: "woodpecker",
  inserted: "card",
  dropped: "card",
  removed: "card",
  formed: "pen",
  wrote: "pen",
  trophy: "gem",
  started: "start",
  "tile-taken": "tile",
  "tile-played": "tile",
  "cover-laid": "tile",
  "token-laid": "tile",
  "tile-discarded": "tile",
  "bonus-earned": "gem",
  "egg-seen": "egg",
  "aside-seen": "egg",
  "eggs-revealed": "egg",
  over: "over",
  resigned: "over",
};

/** The sound of one event, if it has one: a bird's card speaks with its voice. */
export function soundOf({ id, args }: Happened): Sound | null {
  if (id === "took") return args.card.split("-")[0] as Bird;
  if (id === "spent") return args.bird;
  if (id === "said") return args.emote === "chirp" ? "robin" : null;
  return PLAIN[id] ?? null;
}

/** The sounds of an entry: each once, in order, and the end of a game alone. */
export function soundsOf(events: readonly Happened[]): Sound[] {
  const found = [...new Set(events.map(soundOf).filter((sound) => sound !== null))];
  return found.includes("over") ? ["over"] : found.slice(0, MOST);
}

/** Whether somebody sat down between two looks at a table that still waits for people. */
export function satDown(before: Full | null, now: Full | null): boolean {
  if (!before || !now || now.table.status !== "open") return false;
  return now.table.seats.some(
    (seat, i) => seat.kind === "person" && before.table.seats[i]?.kind === "free" && i !== now.you.seat,
  );
}

/** Tables whose birds have chirped for the start player. */
const begun = new Set<string>();

/** Listen at a table until the returned function is called. */
export function hear(table: TableModel): () => void {
  const { full } = table;
  if (full && full.table.status === "running" && full.rev === 0 && !begun.has(full.table.id)) {
    begun.add(full.table.id);
    chirps.play("start");
  }
  let mine = full !== null && myTurn(full);
  return table.onHappening(({ events }) => {
    const sounds = soundsOf(events);
    sounds.forEach((sound, i) => chirps.play(sound, i * APART));
    const now = table.full !== null && myTurn(table.full);
    if (now && !mine) chirps.play("turn", sounds.length * APART);
    mine = now;
  });
}
