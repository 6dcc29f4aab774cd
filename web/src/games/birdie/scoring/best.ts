/**
 * What one's lines were worth and what they could have been worth, where the server told the best for certain. It is
 * kept in this tab until the results are shown.
 */
import type { Hint } from "../../../net/interface.ts";
import { keep as store, keptDocument } from "../../../state/storage.ts";

export type Best = { round: number; possible: number; got: number | null; before: number };

const keyOf = (table: string) => `voliera.best.${table}`;

export function bestOf(table: string): Best[] {
  return (keptDocument(keyOf(table), "sessionStorage") ?? []) as Best[];
}

function keep(table: string, round: number, change: (known: Best | undefined) => Best | undefined): void {
  const all = bestOf(table);
  const next = change(all.find((one) => one.round === round));
  if (!next) return;
  const kept = [...all.filter((one) => one.round !== round), next].sort((a, b) => a.round - b.round);
  store(keyOf(table), JSON.stringify(kept), "sessionStorage");
}

/** The best play's worth, if it is proved; the worth of a draw is only expected, and is not kept. */
export function proved({ hint }: Hint): number | null {
  const { value, actions } = hint;
  const exact = "exact" in hint && hint.exact;
  return exact && Number.isInteger(value) && !actions.some((action) => action.do === "robin") ? value : null;
}

export const keepPossible = (table: string, round: number, possible: number, before: number) =>
  keep(table, round, () => ({ round, possible, got: null, before }));

/** What one's scoring brought, once it is over. */
export function keepGot(table: string, round: number, total: number): Best | null {
  keep(table, round, (known) => known && { ...known, got: total - known.before });
  return bestOf(table).find((one) => one.round === round) ?? null;
}
