/** Where sheets are kept on this device: one entry of the browser's storage for each. */
import type { GameName } from "../../games/index.ts";
import type { JsonObject } from "../../net/json.ts";
import type { Patch } from "./fields.ts";
import { keep as store, kept, keptKeys, parsed as documentOf } from "../../state/storage.ts";

/** One thing that somebody did, with all the fields that it changed. */
export type Step = Patch[];
/** Under which code others have it, and the version and document that we both know. */
export type Shared = { code: string; v: number; base: JsonObject };
export type Kept = {
  id: string;
  /** The version of this form. */
  v: 1;
  game: GameName;
  created: number;
  updated: number;
  /** `voliera/sheet/1`, and what the screen needs besides, under `screen`. */
  document: JsonObject;
  past: Step[];
  future: Step[];
  /** Where somebody is in it: the open player, field, panel. Of this device only, and no step to undo. */
  place: JsonObject;
  /** What the solver has answered, by what it was asked: for when the network is away. */
  answers: JsonObject;
  shared: Shared | null;
  /** When it was thrown away: until it is swept out it can be taken back. */
  deleted?: number;
};

const PREFIX = "voliera.sheet.";
const KEEP_DELETED_MS = 24 * 3_600_000;
export const STEPS = 200;
const FEWER_STEPS = 20;
export type Trouble = "full" | "blocked" | null;

export const keyOf = (id: string) => PREFIX + id;

/** Write it now. Where the storage is full, the oldest steps are given up before anything else. */
export function keep(sheet: Kept): Trouble {
  try {
    localStorage.setItem(keyOf(sheet.id), JSON.stringify(sheet));
    return null;
  } catch (error) {
    if (!(error instanceof DOMException) || error.name === "SecurityError") return "blocked";
  }
  const lean = { ...sheet, past: sheet.past.slice(-FEWER_STEPS), answers: {} };
  return store(keyOf(sheet.id), JSON.stringify(lean)) ? null : "full";
}

export function load(id: string): Kept | null {
  const text = kept(keyOf(id));
  return text ? parsed(text) : null;
}

/** What was written, or null where somebody else wrote it. */
export function parsed(text: string): Kept | null {
  const found = documentOf(text) as Partial<Kept> | null;
  if (found?.v !== 1 || !found.id || !found.document || !found.game) return null;
  return { past: [], future: [], place: {}, answers: {}, shared: null, ...found } as Kept;
}

export const forget = (id: string): boolean => store(keyOf(id), null);

/** Every sheet of this device, the newest first; those thrown away a day ago are swept out. */
export function all(now = Date.now()): Kept[] {
  const found: Kept[] = [];
  for (const key of keptKeys()) {
    if (!key.startsWith(PREFIX)) continue;
    const sheet = load(key.slice(PREFIX.length));
    if (!sheet) continue;
    if (sheet.deleted && now - sheet.deleted > KEEP_DELETED_MS) forget(sheet.id);
    else found.push(sheet);
  }
  return found.sort((one, other) => other.updated - one.updated);
}

export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => (byte % 36).toString(36)).join("");
