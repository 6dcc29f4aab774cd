/** What a bonus was earned with: the columns and groups that got their third gem by the last tile. */
import type { Options } from "../../documents.ts";
import type { BowerView } from "../forms.ts";
import { built, placeOf, type Spot } from "../nest.ts";
import { gemSteps } from "../tally.ts";

export type Earned = {
  columns: number[];
  materials: string[];
  /** The squares of each of them. */
  frames: Array<Set<Spot>>;
  gems: number;
};

export function earned(view: BowerView, seat: number, options: Options): Earned {
  const items = view.nests[seat]!;
  const last = items.findLast((item) => "tile" in item);
  const found: Earned = { columns: [], materials: [], frames: [], gems: 0 };
  if (!last || !("tile" in last)) return found;
  const nest = built(items, options);
  for (const step of gemSteps(nest, last.at, last.facing, view.options)) {
    if (!step.bonus) continue;
    const first = step.spots[0]!;
    if (step.kind === "column") found.columns.push(placeOf(first)[0]);
    else found.materials.push(nest.get(first)!.material);
    found.frames.push(new Set(step.spots));
    found.gems = Math.max(found.gems, step.after);
  }
  return found;
}
