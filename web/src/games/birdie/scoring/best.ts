/**
 * What one's lines were worth and what they could have been worth, where the server told the best for certain. It is
 * kept in this tab until the results are shown.
 */
import type { Hint } from "../../../net/interface.ts";
import type { Full } from "../../../net/messages.ts";
import { keep as store, keptDocument } from "../../../state/storage.ts";

export type Best = { round: number; possible: number; got: number | null; before: number };

/** By seat: several people may share this device. */
const keyOf = ({ table, you }: Full) => `voliera.best.${table.id}.${you.seat ?? "watch"}`;

export function bestOf(full: Full): Best[] {
  return (keptDocument(keyOf(full), "sessionStorage") ?? []) as Best[];
}

function keep(full: Full, round: number, change: (known: Best | undefined) => Best | undefined): void {
  const all = bestOf(full);
  const next = change(all.find((one) => one.round === round));
  if (!next) return;
  const kept = [...all.filter((one) => one.round !== round), next].sort((a, b) => a.round - b.round);
  store(keyOf(full), JSON.stringify(kept), "sessionStorage");
}

/** The best play's worth, if it is proved; the worth of a draw is only expected, and is not kept. */
export function proved({ hint }: Hint): number | null {
  const { value, actions } = hint;
  const exact = "exact" in hint && hint.exact;
  return exact && Number.isInteger(value) && !actions.some((action) => action.do === "robin") ? value : null;
}

export const keepPossible = (full: Full, round: number, possible: number, before: number) =>
  keep(full, round, () => ({ round, possible, got: null, before }));

/** What one's scoring brought, once it is over. */
export function keepGot(full: Full, round: number, total: number): Best | null {
  keep(full, round, (known) => known && { ...known, got: total - known.before });
  return bestOf(full).find((one) => one.round === round) ?? null;
}
