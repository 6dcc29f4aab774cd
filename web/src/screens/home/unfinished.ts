/** What was begun on this device and can be gone on with, as far as its own notes tell without asking anybody. */
import { GAME_NAMES, type GameName } from "../../games/index.ts";
import { parsed, withStore } from "../../state/storage.ts";

type Notes = Pick<Storage, "getItem" | "key" | "length">;
type Sheet = { v?: number; id?: string; game?: string; updated?: number; deleted?: number };

export type Begun = {
  /** Nothing was ever done here. */
  newcomer: boolean;
  lesson: GameName | null;
  /** The score sheet that was used last, if that was not long ago. */
  sheet: string | null;
};

const OPEN_MS = 24 * 3_600_000;
const TRACES = /^voliera\.(somebody|device|learn|sheet|puzzles)/;
const NOTHING: Begun = { newcomer: true, lesson: null, sheet: null };

/** Whether a note tells that something was done on this device. */
export const isTrace = (key: string): boolean => TRACES.test(key);

export function begun(notes: Notes, now = Date.now()): Begun {
  const keys = Array.from({ length: notes.length }, (_, i) => notes.key(i) ?? "");
  const sheets = keys
    .filter((key) => key.startsWith("voliera.sheet."))
    .map((key) => document<Sheet>(notes.getItem(key)))
    .filter((one) => one.v === 1 && one.id && !one.deleted && now - (one.updated ?? 0) < OPEN_MS)
    .sort((a, b) => b.updated! - a.updated!);
  const lessons = document<Record<string, { step?: string }>>(notes.getItem("voliera.learn"));
  return {
    newcomer: !keys.some(isTrace),
    lesson: GAME_NAMES.find((game) => lessons[game]?.step) ?? null,
    sheet: sheets[0]?.id ?? null,
  };
}

/** The notes of this device; none where it keeps none. */
export const begunHere = (): Begun => withStore("localStorage", (notes) => begun(notes)) ?? NOTHING;

/** How the puzzle of a day went here. */
export function puzzleOf(day: string, notes: Pick<Storage, "getItem">): "solved" | "shown" | null {
  return (
    document<Record<string, { end?: "solved" | "shown" }>>(notes.getItem("voliera.puzzles"))[day]?.end ?? null
  );
}

function document<T extends object>(text: string | null): Partial<T> {
  const found = parsed(text);
  return typeof found === "object" && found !== null ? found : {};
}
