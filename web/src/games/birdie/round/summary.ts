/** How the first round ended: everybody's points by kind, and which trophies changed hands. */
import { BIRDS, type Bird, type BirdieView } from "../forms.ts";
import { flapValues } from "../components.ts";
import type { Happened, Happening } from "../../../model.ts";
import { marksOf, sumOf } from "../scoring/board.ts";

export const PARTS = ["seasons", "birds", "pass", "flap", "trophies"] as const;
export type Part = (typeof PARTS)[number];
export type Standing = { seat: number; points: Record<Part, number>; total: number };
/** Whose a trophy is now, and whose it was before its last change; null for nobody. */
export type TrophyHeld = { bird: Bird; seat: number | null; from: number | null };
export type RoundSummary = { standings: Standing[]; trophies: TrophyHeld[]; begins: number };

type Deal = Extract<Happened, { id: "dealt" }>;

/** The deal of the second round, if it is among these events. */
export const secondDeal = (events: readonly Happened[]): Deal | null =>
  events.filter((event) => event.id === "dealt").find(({ args }) => args.round === 2) ?? null;

/** The summary of the first round, from what is seen at the second deal and what happened before it. */
export function summaryOf(view: BirdieView, deal: Deal, log: readonly Happening[]): RoundSummary {
  const flaps = flapValues(view.options);
  const standings = view.boxes.map((_, seat) => {
    const { total, ...points } = sumOf(marksOf(view, seat), flaps);
    return { seat, points, total };
  });
  const taken = log.flatMap(({ events }) => events).filter((event) => event.id === "trophy");
  const trophies = BIRDS.map((bird) => {
    const last = taken.findLast(({ args }) => args.bird === bird);
    return { bird, seat: view.trophies[bird], from: last?.args.from ?? null };
  });
  return {
    standings: standings.sort((a, b) => b.total - a.total),
    trophies,
    begins: deal.args.seat,
  };
}
