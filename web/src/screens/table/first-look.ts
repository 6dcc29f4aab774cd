/** Whether a game has just begun and its table is seen for the first time: then its cards or tiles are dealt. */
import type { Full } from "../../net/messages.ts";

const seen = new Set<string>();

export function firstLook({ table, rev }: Full): boolean {
  const first = table.status === "running" && rev === 0 && table.origin === null && !seen.has(table.id);
  seen.add(table.id);
  return first;
}
