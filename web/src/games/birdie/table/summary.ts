/** What a whole scoring brings, in short: the boxes that are written, the flaps, the trophies, and the points in all. */
import type { Bird, Feature } from "../forms.ts";
import type { Happened } from "../../../model.ts";

export type Summary = {
  boxes: Array<{ box: Feature; value: number }>;
  flaps: number;
  trophies: Bird[];
  /** What it is worth, where that was worked out. */
  points: number | null;
};

/** Null where there is nothing to sum up: a single step says enough. */
export function summaryOf(events: readonly Happened[], points: number | null): Summary | null {
  const boxes = events
    .filter((event) => event.id === "wrote")
    .map(({ args: { box, value } }) => ({ box, value }));
  if (events.length < 2 || !boxes.length) return null;
  const flaps = events.filter((event) => event.id === "flapped").reduce((sum, { args }) => sum + args.by, 0);
  const trophies = events.filter((event) => event.id === "trophy").map(({ args }) => args.bird);
  return { boxes, flaps, trophies, points };
}
