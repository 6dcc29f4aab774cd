/** The promise about the deal, checked here: the hash that was published must be that of the nonce and the start. */
import { api } from "../../net/api.ts";
import type { Fairness } from "../../net/interface.ts";

/** A document as one text: sorted names, no spaces, plain ASCII. */
export function canonical(document: unknown): string {
  const text = JSON.stringify(document, (_, value: unknown) =>
    value !== null && typeof value === "object" && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return text.replace(/[\u007f-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether a promise was kept; null where it cannot be told: not yet over, or a browser that does not compute here. */
export async function kept({ commitment, nonce, start }: Fairness): Promise<boolean | null> {
  if (!nonce || !start || !globalThis.crypto?.subtle) return null;
  return (await sha256(`${nonce}\n${canonical(start)}`)) === commitment;
}

export const fairnessOf = (table: string) => api.ask<Fairness>("GET", `/api/tables/${table}/fairness`);
