/**
 * Keeps a shared sheet in step with the other phones: asks every few seconds while somebody looks at it and there is a
 * network, and tells at once what was changed here. A phone that is too late (`stale`) takes in what the others
 * have, puts its own changes on top, and sends that. Whatever fails is tried again the next time.
 */
import { api, Refusal } from "../../net/api.ts";
import type { SharedSheet, SheetCode } from "../../net/interface.ts";
import type { SheetStore } from "./store.svelte.ts";
import { refusalOf } from "../../net/fault.ts";

export const EVERY_MS = 3_000;
/** Changes that come in one breath go together. */
const BREATH_MS = 250;

const path = (code: string) => `/api/sheets/${encodeURIComponent(code)}`;
export const fetchShared = (code: string, v = 0) => api.ask<SharedSheet>("GET", `${path(code)}?v=${v}`);

/** Ask and tell once; what it came to. */
export async function exchange(sheet: SheetStore): Promise<"same" | "alone" | "away" | "gone"> {
  if (!sheet.kept.shared) return "alone";
  try {
    for (let tries = 0; tries < 4; tries++) {
      const { code, v } = sheet.kept.shared;
      if (!sheet.unsent) {
        const found = await fetchShared(code, v);
        if (found.document) sheet.take(found.document, found.v);
        if (!sheet.unsent) return "same";
      }
      const document = sheet.document;
      try {
        const told = await api.ask<SheetCode>("POST", path(code), { document, v: sheet.kept.shared.v });
        sheet.sent(document, told.v);
        if (!sheet.unsent) return "same";
      } catch (error) {
        if (!(error instanceof Refusal) || error.code !== "stale") throw error;
        const found = await fetchShared(code);
        if (found.document) sheet.take(found.document, found.v);
      }
    }
    return "same";
  } catch (error) {
    return refusalOf(error).code === "bad_code" ? "gone" : "away";
  }
}

/** Keep it in step until the returned function is called. */
export function inStep(sheet: SheetStore): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  let ended = false;
  const later = (ms: number) => {
    clearTimeout(timer);
    if (!ended) timer = setTimeout(() => void now(), ms);
  };
  const now = async () => {
    if (running || ended) return;
    running = true;
    try {
      if (sheet.code && document.visibilityState === "visible" && navigator.onLine) {
        sheet.link = await exchange(sheet);
      } else if (sheet.code) sheet.link = "away";
    } finally {
      running = false;
      later(sheet.link === "same" && sheet.unsent ? BREATH_MS : EVERY_MS);
    }
  };
  const soon = () => later(0);
  sheet.onchange = () => sheet.code && later(BREATH_MS);
  addEventListener("online", soon);
  addEventListener("offline", soon);
  document.addEventListener("visibilitychange", soon);
  soon();
  return () => {
    ended = true;
    clearTimeout(timer);
    sheet.onchange = null;
    removeEventListener("online", soon);
    removeEventListener("offline", soon);
    document.removeEventListener("visibilitychange", soon);
  };
}
