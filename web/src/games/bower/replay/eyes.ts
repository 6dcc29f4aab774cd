/** What open hands show of Bower. */
import { viewOf, type BowerView } from "../forms.ts";

type View = Record<string, unknown>;

/** What all seats together know. */
export function opened(view: View, views: readonly View[]): View {
  const base = viewOf({ view });
  const own = views.map((one) => viewOf({ view: one }));
  const known = <T>(pick: (one: BowerView) => ReadonlyArray<T | null>) =>
    pick(base).map((one, i) => one ?? own.map((other) => pick(other)[i]).find((egg) => egg != null) ?? null);
  return {
    ...view,
    hands: base.hands.map((hand, seat) => own[seat]?.hands[seat] ?? hand),
    eggs: known((one) => one.eggs),
    aside: known((one) => one.aside),
    pending: own[base.seat ?? 0]?.pending ?? base.pending,
  };
}
