/** What open hands show of Bower. */
import type { View } from "../../documents.ts";
import { viewOf, type BowerView } from "../forms.ts";

/** What all seats together know. */
export function opened(view: View, views: readonly View[]): BowerView {
  const base = viewOf({ view });
  const own = views.map((one) => viewOf({ view: one }));
  const known = <T>(pick: (one: BowerView) => ReadonlyArray<T | null>) =>
    pick(base).map((one, i) => one ?? own.map((other) => pick(other)[i]).find((egg) => egg != null) ?? null);
  return {
    ...base,
    hands: [own[0]?.hands[0] ?? base.hands[0], own[1]?.hands[1] ?? base.hands[1]],
    eggs: known((one) => one.eggs),
    aside: known((one) => one.aside),
    pending: own[base.seat ?? 0]?.pending ?? base.pending,
  };
}
