/** The standard line: cuts between birds, the stretches they make, and what each of them can be declared for. */
import type { BirdieAction, Feature } from "../forms.ts";
import type { Happened } from "../../../model.ts";

export type SetAction = Extract<BirdieAction, { do: "set" }>;
/** What a stretch is declared for; `none` leaves it undeclared, so that its box stays free. */
export type Choice = Feature | "none";
/** What becomes of a stretch: written, nothing (with the reason), dropped for flaps, left out by choice, or no set. */
export type Verdict = "wrote" | "smaller" | "filled" | "dropped" | "left" | "none";
export type Stretch = { start: number; length: number; features: Feature[]; choice: Choice };

export const keyOf = (start: number, length: number) => `${start}:${length}`;

/** Every possible set of a line, by where it lies: the features that it can be declared for. */
export function possible(legal: readonly BirdieAction[]): Map<string, Feature[]> {
  const found = new Map<string, Feature[]>();
  for (const action of legal) {
    if (action.do !== "set") continue;
    const key = keyOf(action.start, action.length);
    found.set(key, [...(found.get(key) ?? []), action.feature]);
  }
  return found;
}

/** Whether a feature's box is still open for the seat that scores. */
export type Open = (feature: Feature) => boolean;

/**
 * Cuts to begin with: from the left, the longest set that begins there and has an open box of its own, and then the next.
 * It is seldom the best split, but nobody begins with sets that are worth nothing. Cut `i` is behind bird `i`.
 */
export function firstCuts(birds: number, sets: Map<string, Feature[]>, open: Open): number[] {
  const cuts: number[] = [];
  const taken = new Set<Feature>();
  const boxOf = (start: number, length: number) =>
    sets.get(keyOf(start, length))?.find((feature) => open(feature) && !taken.has(feature));
  for (let start = 0; start < birds;) {
    let length = birds - start;
    while (length > 1 && !boxOf(start, length)) length -= 1;
    const box = boxOf(start, length);
    if (box) taken.add(box);
    start += length;
    if (start < birds) cuts.push(start - 1);
  }
  return cuts;
}

/** The stretches between cuts. A choice that is not possible any more falls back to the best open box. */
export function stretches(
  birds: number,
  cuts: ReadonlySet<number>,
  sets: Map<string, Feature[]>,
  choices: ReadonlyMap<string, Choice>,
  open: Open,
): Stretch[] {
  const found: Stretch[] = [];
  let start = 0;
  for (let i = 0; i < birds; i += 1) {
    if (i < birds - 1 && !cuts.has(i)) continue;
    const length = i - start + 1;
    const features = sets.get(keyOf(start, length)) ?? [];
    found.push({ start, length, features, choice: "none" });
    start = i + 1;
  }
  return chosen(found, choices, open);
}

/** What each stretch is declared for: as its player wishes, else for an open box that no other stretch needs. */
function chosen(found: Stretch[], choices: ReadonlyMap<string, Choice>, open: Open): Stretch[] {
  const taken = new Set<Feature>();
  const decided = new Map<Stretch, Choice>();
  const decide = (one: Stretch, choice: Choice) => {
    decided.set(one, choice);
    if (choice !== "none") taken.add(choice);
  };
  for (const one of found) {
    const wish = choices.get(keyOf(one.start, one.length));
    if (!one.features.length) decide(one, "none");
    else if (wish === "none" || (wish && one.features.includes(wish))) decide(one, wish);
  }
  // the set with the fewest boxes to go to chooses first; of equals the longer one
  const boxes = (one: Stretch) => one.features.filter(open);
  const rest = found.filter((one) => !decided.has(one));
  rest.sort((one, other) => boxes(one).length - boxes(other).length || other.length - one.length);
  for (const one of rest) {
    const free = boxes(one);
    decide(one, free.find((feature) => !taken.has(feature)) ?? free[0] ?? one.features[0]!);
  }
  return found.map((one) => ({ ...one, choice: decided.get(one)! }));
}

/** The next choice of a stretch: its features in turn, then undeclared, then from the beginning. */
export function nextChoice({ features, choice }: Stretch): Choice {
  const all: Choice[] = [...features, "none"];
  return all[(all.indexOf(choice) + 1) % all.length]!;
}

/** The declared sets, left to right, as the server wants them. */
export function declared(found: readonly Stretch[]): SetAction[] {
  return found.flatMap(({ start, length, choice }) =>
    choice === "none" ? [] : [{ do: "set" as const, start, length, feature: choice }],
  );
}

/** What becomes of each declared set, told by the events of writing. `dropped` is the number of the one given to the Pigeon. */
export function verdicts(
  sets: readonly SetAction[],
  events: readonly Happened[],
  dropped: number | null,
): Verdict[] {
  const written = events.filter((event) => event.id === "wrote").filter(({ args }) => args.by === "set");
  const open = new Set(written);
  return sets.map((set, k) => {
    if (k === dropped) return "dropped";
    const mine = written.find(
      (event) => open.has(event) && event.args.box === set.feature && event.args.value === set.length,
    );
    if (mine) {
      open.delete(mine);
      return "wrote";
    }
    const lost = events
      .filter((event) => event.id === "nothing")
      .find(({ args }) => args.feature === set.feature && args.size === set.length);
    return lost?.args.why ?? "smaller";
  });
}

/** Cuts and choices that make just these sets: what lies between them is cut into single birds. */
export function cutsFor(
  birds: number,
  sets: readonly SetAction[],
): { cuts: Set<number>; choices: Map<string, Choice> } {
  const cuts = new Set(Array.from({ length: Math.max(0, birds - 1) }, (_, i) => i));
  const choices = new Map<string, Choice>();
  for (const { start, length, feature } of sets) {
    for (let i = start; i < start + length - 1; i += 1) cuts.delete(i);
    choices.set(keyOf(start, length), feature);
  }
  return { cuts, choices };
}
