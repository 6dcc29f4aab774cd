/** What a link that was looked at allows. */
import type { Prospect } from "../../net/interface.ts";

const TITLES = {
  invite: "web-links-invited",
  watch: "web-links-watching",
  coach: "web-links-coaching",
} as const;
export const titleOf = (kind: Prospect["kind"]): string => TITLES[kind];

/** Whether an invitation comes too late: no seat is free, or not the one it is for. */
export function blocked({ kind, seat, table }: Prospect): boolean {
  if (kind !== "invite") return false;
  return seat === null ? table.seats.every((one) => one.kind !== "free") : table.seats[seat]?.kind !== "free";
}
