/**
 * What a lesson holds (made by tools/web_lessons.py): scenes of real games, and steps with everything that the learner
 * may try in them. Views are written down as what changes, from one moment to the next; here they are put together.
 */
import type { Components, Result, View } from "../../games/documents.ts";
import type { GameName } from "../../games/index.ts";
import type { Action, Happened } from "../../model.ts";

/** The fields of a view that are different now. */
type Changes = Partial<View>;
/** What may be touched, and where each of it leads. */
export type Tree = { legal: Action[]; kids: Kid[] };
export type Kid = Tree & {
  action: Action;
  view: Changes;
  events: Happened[];
  /** It draws or reveals something: before it is done, only the first `ahead` events are told. */
  wall?: "reveal" | "random";
  ahead?: number;
  result?: Result;
};
export type Answer = { count: number; view: Changes; events: Happened[] };
export type Step = {
  id: string;
  rule: string;
  scene: number;
  /** What the others do first. */
  lead: Answer[];
  /** What the learner is asked to do: any of these; none where there is only something to see. */
  ways: Action[][];
  tree: Tree;
  facts: Record<string, number>;
  /** What of the table is shown besides, what is lit, or what is shown instead of it. */
  show?: string[];
  light?: string[];
  exhibit?: string;
  result?: Result;
};
export type LessonData = {
  game: GameName;
  seat: number;
  components: Components;
  scenes: Array<{ view: View }>;
  steps: Step[];
};

const same = (one: Action, other: Action) => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
const sorted = (action: Action) => Object.entries(action).sort(([a], [b]) => (a < b ? -1 : 1));

/** What these actions lead through, one after the other; null where one of them may not be touched. */
export function walk(tree: Tree, actions: readonly Action[]): Kid[] | null {
  const found: Kid[] = [];
  let here = tree;
  for (const action of actions) {
    const kid = here.kids.find((one) => same(one.action, action));
    if (!kid) return null;
    found.push(kid);
    here = kid;
  }
  return found;
}

/** The view after these changes. */
export const changed = (view: View, changes: ReadonlyArray<{ view: Changes }>): View =>
  Object.assign({}, view, ...changes.map((one) => one.view)) as View;

/** Whether what was done is the beginning of a way, and whether it is all of it. */
export function progress(ways: readonly Action[][], done: readonly Action[]): "no" | "on" | "done" {
  const begun = ways.filter((way) => done.every((action, i) => way[i] && same(action, way[i])));
  if (!begun.length) return "no";
  return begun.some((way) => way.length === done.length) ? "done" : "on";
}

/** What is left to do of the first way that begins like this. */
export function rest(ways: readonly Action[][], done: readonly Action[]): Action[] {
  const way = ways.find((one) => progress([one], done) !== "no");
  return way?.slice(done.length) ?? [];
}

export type Moment = {
  /** Actions since the scene began. */
  at: number;
  view: View;
  /** What happened in the scene so far, turn by turn. */
  events: Happened[][];
  result: Result | null;
};

/** The moment in which a step begins, before the others do anything: everything was done as it was asked for. */
export function begin(lesson: LessonData, index: number): Moment {
  const { scene } = lesson.steps[index]!;
  const start: Moment = { at: 0, view: lesson.scenes[scene]!.view, events: [], result: null };
  return lesson.steps
    .slice(0, index)
    .filter((step) => step.scene === scene)
    .reduce((moment, step) => finish(step, lead(step, moment)), start);
}

/** After what the others do in a step. */
export const lead = (step: Step, moment: Moment): Moment => ({
  at: moment.at + step.lead.reduce((sum, { count }) => sum + count, 0),
  view: changed(moment.view, step.lead),
  events: [...moment.events, ...step.lead.map(({ events }) => events)],
  result: moment.result,
});

/** After what the learner does in it, as it is first asked for. */
export function finish(step: Step, moment: Moment): Moment {
  const way = step.ways[0] ?? [];
  const kids = walk(step.tree, way) ?? [];
  return {
    at: moment.at + way.length,
    view: changed(moment.view, kids),
    events: kids.length ? [...moment.events, kids.flatMap(({ events }) => events)] : moment.events,
    result: kids.at(-1)?.result ?? moment.result,
  };
}
