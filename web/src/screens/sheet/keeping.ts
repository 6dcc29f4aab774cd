/** Where sheets are kept on this device: one entry of the browser's storage for each. */
import type { Doc, Patch } from "./fields.ts";

export type SheetGame = "birdie" | "bower";
/** One thing that somebody did, with all the fields that it changed. */
export type Step = Patch[];
/** Under which code others have it, and the version and document that we both know. */
export type Shared = { code: string; v: number; base: Doc };
export type Kept = {
  id: string;
  /** The version of this form. */
  v: 1;
  game: SheetGame;
  created: number;
  updated: number;
  /** `voliera/sheet/1`, and what the screen needs besides, under `screen`. */
  document: Doc;
  past: Step[];
  future: Step[];
  /** Where somebody is in it: the open player, field, panel. Of this device only, and no step to undo. */
  place: Doc;
  /** What the solver has answered, by what it was asked: for when the network is away. */
  answers: Doc;
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
export function keep(kept: Kept): Trouble {
  try {
    localStorage.setItem(keyOf(kept.id), JSON.stringify(kept));
    return null;
  } catch (error) {
    if (!(error instanceof DOMException) || error.name === "SecurityError") return "blocked";
  }
  try {
    const lean = { ...kept, past: kept.past.slice(-FEWER_STEPS), answers: {} };
    localStorage.setItem(keyOf(kept.id), JSON.stringify(lean));
    return null;
  } catch {
    return "full";
  }
}

export function load(id: string): Kept | null {
  try {
    const text = localStorage.getItem(keyOf(id));
    return text ? parsed(text) : null;
  } catch {
    return null;
  }
}

/** What was written, or null where somebody else wrote it. */
export function parsed(text: string): Kept | null {
  try {
    const kept = JSON.parse(text) as Partial<Kept>;
    if (kept.v !== 1 || !kept.id || !kept.document || !kept.game) return null;
    return { past: [], future: [], place: {}, answers: {}, shared: null, ...kept } as Kept;
  } catch {
    return null;
  }
}

export function forget(id: string): void {
  try {
    localStorage.removeItem(keyOf(id));
  } catch {
    // what cannot be reached is not there
  }
}

/** Every sheet of this device, the newest first; those thrown away a day ago are swept out. */
export function all(now = Date.now()): Kept[] {
  const found: Kept[] = [];
  try {
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(PREFIX)) continue;
      const kept = load(key.slice(PREFIX.length));
      if (!kept) continue;
      if (kept.deleted && now - kept.deleted > KEEP_DELETED_MS) forget(kept.id);
      else found.push(kept);
    }
  } catch {
    return [];
  }
  return found.sort((one, other) => other.updated - one.updated);
}

export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => (byte % 36).toString(36)).join("");
