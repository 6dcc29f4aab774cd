/** The expert line: which birds leave it, in which order, told from the events of a plan. */
import type { BirdieAction, CardName, Feature } from "../forms.ts";
import { birdOf, seasonOf } from "../forms.ts";
import type { Happened } from "../../../model.ts";

/** A bird on the wire; its id stays the same wherever it sits. */
export type Perch = { id: number; card: CardName };
export type Left =
  | { kind: "removed"; perch: Perch }
  | {
      kind: "set";
      /** Counted from 1 over the whole plan. */
      order: number;
      feature: Feature;
      perches: Perch[];
      /** The left end and the right end, as far as the birds of this set reach. */
      outcome: "wrote" | "filled" | "dropped" | "open";
      flap: number | null;
      trophy: boolean;
    };
export type LeftSet = Extract<Left, { kind: "set" }>;

export const perched = (line: readonly CardName[]): Perch[] => line.map((card, id) => ({ id, card }));
export const shares = (card: CardName, feature: Feature) =>
  birdOf(card) === feature || seasonOf(card) === feature;

/** The birds around a gap that share a feature with both its sides, as far as they sit side by side. */
export function around(line: readonly Perch[], gap: number, feature: Feature): [from: number, to: number] {
  let from = gap;
  let to = gap;
  while (from > 0 && shares(line[from - 1]!.card, feature)) from -= 1;
  while (to < line.length && shares(line[to]!.card, feature)) to += 1;
  return [from, to];
}

export type Tale = { left: Left[]; line: Perch[]; gap: number | null };

/** What leaves the line, one after the other; `line` is what stays. */
export function told(line: readonly Perch[], events: readonly Happened[], gap: number | null = null): Tale {
  const tale: Tale = { left: [], line: [...line], gap };
  for (const event of events) take(tale, event);
  return tale;
}

function take(tale: Tale, { id, args }: Happened): void {
  const last = tale.left.at(-1);
  if (id === "removed") {
    tale.gap = args.at;
    tale.left.push({ kind: "removed", perch: tale.line.splice(tale.gap, 1)[0]! });
  } else if (id === "formed") {
    const { feature } = args;
    const [from, to] = around(tale.line, tale.gap ?? 0, feature);
    const perches = tale.line.splice(from, to - from);
    tale.gap = from;
    const order = 1 + tale.left.filter((one) => one.kind === "set").length;
    tale.left.push({ kind: "set", order, feature, perches, outcome: "open", flap: null, trophy: false });
  } else if (last?.kind === "set") {
    if (id === "wrote" && args.by === "set") last.outcome = "wrote";
    else if (id === "nothing") last.outcome = "filled";
    else if (id === "dropped") last.outcome = "dropped";
    else if (id === "flapped") last.flap = args.by ? args.marked : null;
    else if (id === "trophy") last.trophy = true;
  }
}

/** Whether a removal still asks something: which feature, or whether the set is kept. */
export const asks = (legal: readonly BirdieAction[]): boolean =>
  legal.some(({ do: verb }) => verb === "feature" || verb === "keep");

/** The last removal of a plan and what follows it: what is being tried now. Before it stands what is settled. */
export function lastChain(plan: readonly BirdieAction[]): number {
  return plan.findLastIndex((action) => action.do === "remove");
}
