/** Where plans outlive a reload: the one that was left here is taken up, and every one from then on is kept. */
import type { BirdieAction } from "../forms.ts";
import { guise } from "../../../screens/table/guise.ts";

type Planning = { readonly plan: BirdieAction[]; propose(actions: BirdieAction[]): Promise<void> };

export function drafting(planning: Planning): void {
  const draft = guise()?.draft;
  if (!draft) return;
  const left = draft.read() as BirdieAction[] | null;
  let resumed = $state(!left);
  if (left) void planning.propose(left).then(() => (resumed = true));
  $effect(() => {
    if (resumed) draft.write(planning.plan);
  });
}
