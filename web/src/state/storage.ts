/**
 * What this device keeps. A private window, a full store and a text that somebody else wrote are no faults: then nothing
 * is kept. Any other error is one, and is thrown.
 */
type Which = "localStorage" | "sessionStorage";

/** What the store says; null where there is none, or where it may not be used. */
export function withStore<T>(which: Which, use: (store: Storage) => T): T | null {
  try {
    const store = globalThis[which] as Storage | undefined;
    return store ? use(store) : null;
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

export const kept = (key: string, which: Which = "localStorage"): string | null =>
  withStore(which, (store) => store.getItem(key));

/** Keep a text, or with null forget it. False where it could not be kept. */
export const keep = (key: string, text: string | null, which: Which = "localStorage"): boolean =>
  withStore(which, (store) => {
    if (text === null) store.removeItem(key);
    else store.setItem(key, text);
    return true;
  }) ?? false;

/** Every key that is kept. */
export const keptKeys = (): string[] => withStore("localStorage", (store) => Object.keys(store)) ?? [];

/** A text as a document; null where it is none. */
export function parsed(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

export const keptDocument = (key: string, which: Which = "localStorage"): unknown => parsed(kept(key, which));
