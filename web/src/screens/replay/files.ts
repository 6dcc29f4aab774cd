/** Records as files: read from one, written to one, and kept for this tab while they belong to no table. */
import { isGame } from "../../games/index.ts";
import type { GameRecord } from "../../games/record.ts";
import { keep, kept } from "../../state/storage.ts";

const FORMAT = "voliera/record/1";
const KEY = "voliera.replay.file";
const MOST_BYTES = 400_000;

export type Fault = "large" | "json" | "other" | "empty";
export type Read = { record: GameRecord } | { fault: Fault };

/** A record, if the text is one; whether it can be played through, the server says. */
export function readRecord(text: string): Read {
  if (text.length > MOST_BYTES) return { fault: "large" };
  if (!text.trim()) return { fault: "empty" };
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    return { fault: "json" };
  }
  if (typeof document !== "object" || document === null) return { fault: "other" };
  const found = document as Partial<GameRecord>;
  const whole =
    found.format === FORMAT &&
    isGame(found.game) &&
    Array.isArray(found.actions) &&
    typeof found.start === "object" &&
    found.start !== null;
  return whole ? { record: document as GameRecord } : { fault: "other" };
}

/** What stands in a file. */
export const written = (record: GameRecord): string => `${JSON.stringify(record, null, 1)}\n`;

/** A name that says what it is. */
export const fileName = (record: GameRecord, ending: string, at?: number): string =>
  ["voliera", record.game, record.variant, ...(at === undefined ? [] : [String(at)])].join("-") +
  `.${ending}`;

/** Give the reader a file. */
export function download(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export function keepHere(record: GameRecord): void {
  memory = record;
  keep(KEY, JSON.stringify(record), "sessionStorage");
  keep("voliera.coach.file", null, "sessionStorage"); // what the coach found was another game's
}

let memory: GameRecord | null = null;

/** The record that was opened in this tab. */
export function keptHere(): GameRecord | null {
  if (memory) return memory;
  const read = readRecord(kept(KEY, "sessionStorage") ?? "");
  return "record" in read ? read.record : null;
}
