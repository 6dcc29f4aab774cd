/** Who plays on a sheet, for lists. */
import type { Kept } from "./keeping.ts";

export function namesOf({ document }: Kept): string {
  const names: unknown[] = Array.isArray(document["names"]) ? document["names"] : [];
  const players = typeof document["players"] === "number" ? document["players"] : names.length;
  return names
    .slice(0, players)
    .filter((name) => typeof name === "string" && name !== "")
    .join(", ");
}
