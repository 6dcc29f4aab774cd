/** What a board shows: the values of one seat, and how events change them. Counting for display; the rules are elsewhere. */
import type { Bird, BirdieView, Feature } from "../forms.ts";
import { BIRDS, SEASONS } from "../forms.ts";
import { seatIn, type Happened } from "../../../model.ts";

export type Boxes = Record<Feature, number | null>;
export type Marks = {
  seat: number;
  boxes: Boxes;
  flaps: number;
  passes: Array<number | null>;
  trophies: Bird[];
  uses: Record<Bird, number>;
};
export type Sum = {
  seasons: number;
  birds: number;
  pass: number;
  flap: number;
  trophies: number;
  total: number;
};

const TROPHY = 3;

/** One seat's marks as a view has them. */
export function marksOf(view: BirdieView, seat: number): Marks {
  return {
    seat,
    boxes: view.boxes[seat]!,
    flaps: view.flaps[seat]!,
    passes: view.pass_points[seat]!,
    trophies: BIRDS.filter((bird) => view.trophies[bird] === seat),
    uses: view.uses[seat]!,
  };
}

/** The marks after an event of any seat. */
export function marked(marks: Marks, event: Happened): Marks {
  const { id, args } = event;
  const mine = seatIn(event) === marks.seat;
  if (id === "trophy") {
    const others = marks.trophies.filter((bird) => bird !== args.bird);
    return { ...marks, trophies: mine ? [...others, args.bird] : others };
  }
  if (!mine) return marks;
  if (id === "wrote") return { ...marks, boxes: { ...marks.boxes, [args.box]: args.value } };
  if (id === "flapped") return { ...marks, flaps: args.marked };
  if (id === "spent") {
    const { bird } = args;
    return { ...marks, uses: { ...marks.uses, [bird]: marks.uses[bird] + 1 } };
  }
  return marks;
}

export const markedAll = (marks: Marks, events: readonly Happened[]): Marks => events.reduce(marked, marks);

/** How the total is made up. */
export function sumOf(marks: Marks, flapValues: readonly number[]): Sum {
  const add = (values: Array<number | null>) => values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  const parts = {
    seasons: add(SEASONS.map((season) => marks.boxes[season])),
    birds: add(BIRDS.map((bird) => marks.boxes[bird])),
    pass: add(marks.passes),
    flap: marks.flaps ? (flapValues[marks.flaps - 1] ?? 0) : 0,
    trophies: TROPHY * marks.trophies.length,
  };
  return { ...parts, total: parts.seasons + parts.birds + parts.pass + parts.flap + parts.trophies };
}

/** The boxes that are filled in `later` and were not before. */
export function newBoxes(before: Marks, later: Marks): Feature[] {
  return [...SEASONS, ...BIRDS].filter(
    (feature) => before.boxes[feature] === null && later.boxes[feature] !== null,
  );
}
