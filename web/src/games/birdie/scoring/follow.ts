/** Follow a chain to its end: after a bird is removed, choices come up; each has a usual answer and others to compare. */
import type { BirdieAction } from "../forms.ts";
import { asks } from "./chain.ts";
import type { Seen } from "./sandbox.ts";

export type Looking = (actions: readonly BirdieAction[]) => Promise<Seen | null>;
export type Worth = (seen: Seen) => number;
/** A choice that came up in a plan: where, what could be answered, and the total that each answer leads to. */
export type Fork = {
  at: number;
  /** The set that it is about, counted from 1 over all that were formed since the truth. */
  order: number;
  answers: Array<{ action: BirdieAction; total: number | null }>;
};
export type Followed = { plan: BirdieAction[]; seen: Seen };

/** More forks than that in one chain are not compared to their ends. */
const DEEPEST = 4;

/** Answer what a plan leaves open: sets are kept, and of two features the one with the higher total is taken. */
export async function follow(
  look: Looking,
  worth: Worth,
  plan: readonly BirdieAction[],
  depth = 0,
): Promise<Followed | null> {
  let here = [...plan];
  let seen = await look(here);
  while (seen && asks(seen.legal)) {
    const features = seen.legal.filter(({ do: verb }) => verb === "feature");
    if (features.length > 1 && depth < DEEPEST) {
      const ends = await Promise.all(
        features.map((answer) => follow(look, worth, [...here, answer], depth + 1)),
      );
      return ends.reduce(
        (best, end) => (end && (!best || worth(end.seen) > worth(best.seen)) ? end : best),
        null,
      );
    }
    here = [...here, features[0] ?? { do: "keep" }];
    seen = await look(here);
  }
  return seen && { plan: here, seen };
}

/** The choices of a plan from a place on, with the totals that their answers lead to. */
export async function forks(
  look: Looking,
  worth: Worth,
  plan: readonly BirdieAction[],
  from: number,
): Promise<Fork[]> {
  const found = plan.map(async (taken, at): Promise<Fork | null> => {
    if (at < from || !["feature", "keep", "pigeon"].includes(taken.do)) return null;
    const before = plan.slice(0, at);
    const there = await look(before);
    const legal = there?.legal ?? [];
    const formed = there?.events.filter((event) => event.id === "formed").length ?? 0;
    const order = taken.do === "feature" ? formed + 1 : formed;
    const answers = await Promise.all(
      legal.map(async (action) => {
        const end = same(action, taken)
          ? await look(plan)
          : (await follow(look, worth, [...before, action]))?.seen;
        return { action, total: end ? worth(end) : null };
      }),
    );
    return answers.length > 1 ? { at, order, answers } : null;
  });
  return (await Promise.all(found)).filter((fork) => fork !== null);
}

export const same = (one: BirdieAction, other: BirdieAction) => JSON.stringify(one) === JSON.stringify(other);
