/**
 * A scoring as a little play: one beat after the other, each with what is then seen on the wire and on the board.
 *
 * Events may come in one burst (a bot, a whole plan) or with pauses (somebody who thinks); the play goes at its own
 * pace. What belongs together, a set with its flap and its trophy, is one beat.
 */
import type { BirdieView, Feature } from "../forms.ts";
import { seatIn, type Happened } from "../../../model.ts";
import { marked, marksOf, type Marks } from "./board.ts";
import { around, perched, type Perch } from "./chain.ts";

export type Declared = { feature: Feature; ids: number[]; gone: boolean };
export type Stage = {
  seat: number;
  /** Birds on the wire, those included that have flown: their place stays empty until the line closes up. */
  line: Perch[];
  flown: ReadonlySet<number>;
  sets: Declared[];
  gap: number | null;
  marks: Marks;
};
export type Beat = {
  /** What was on the stage when this seat began: what is new since then is marked. */
  first: Stage;
  /** What was on the stage before this beat. */
  from: Stage;
  stage: Stage;
  said: Happened;
  /** How long it is looked at, at the usual pace. */
  ms: number;
  end: boolean;
};

const LONG: Record<string, number> = {
  spent: 450,
  moved: 700,
  inserted: 700,
  drew: 1_000,
  "drew-hidden": 500,
  declared: 240,
  dropped: 650,
  removed: 420,
  formed: 520,
  wrote: 660,
  nothing: 460,
  scored: 900,
};
/** What is said together with the beat before it. */
const WITH = new Set(["trophy", "flapped"]);

/** What is on the stage when a seat begins to score, or when somebody begins to look. */
export function stageOf(view: BirdieView, seat: number): Stage {
  const line = view.lines[seat];
  const birds = perched(Array.isArray(line) ? line : []);
  const sets = (view.scoring?.sets ?? []).map(({ start, length, feature, dropped }) => ({
    feature,
    ids: birds.slice(start, start + length).map(({ id }) => id),
    gone: dropped,
  }));
  return {
    seat,
    line: birds,
    flown: new Set(),
    sets: birds.length ? sets : [],
    gap: view.scoring?.gap ?? null,
    marks: marksOf(view, seat),
  };
}

/** Whether a stage is the one that a view shows. It is not where the table was put back meanwhile. */
export function standsFor(stage: Stage, view: BirdieView, seat: number): boolean {
  const line = view.lines[seat];
  if (stage.seat !== seat || !Array.isArray(line)) return false;
  const cards = stage.line.map(({ card }) => card);
  return cards.join() === line.join() && stage.sets.length === (view.scoring?.sets ?? []).length;
}

/** The beats of some events, from a stage on; those of other seats only change whose trophies they are. */
export function beats(stage: Stage, events: readonly Happened[], expert: boolean, first = stage): Beat[] {
  const found: Beat[] = [];
  let here = stage;
  for (const event of events) {
    const last = found.at(-1);
    if (seatIn(event) !== stage.seat) {
      if (event.id === "trophy") here = { ...here, marks: marked(here.marks, event) };
      continue;
    }
    const from = here;
    here = step({ ...here, marks: marked(here.marks, event) }, event, expert);
    if (WITH.has(event.id) && last) {
      last.stage = here;
      continue;
    }
    const ms = LONG[event.id];
    if (ms === undefined) continue;
    found.push({ first, from, stage: here, said: event, ms, end: event.id === "scored" });
  }
  return found;
}

function step(stage: Stage, { id, args }: Happened, expert: boolean): Stage {
  switch (id) {
    case "moved": {
      const line = [...stage.line];
      const [bird] = line.splice(args.from, 1);
      line.splice(args.to, 0, bird!);
      return { ...stage, line };
    }
    case "inserted": {
      const line = [...stage.line];
      const fresh = { id: 1 + Math.max(-1, ...line.map((bird) => bird.id)), card: args.card };
      line.splice(args.at, 0, fresh);
      return { ...stage, line };
    }
    case "declared": {
      const { start, length, feature } = args;
      const ids = stage.line.slice(start, start + length).map((bird) => bird.id);
      return { ...stage, sets: [...stage.sets, { feature, ids, gone: false }] };
    }
    case "removed":
      return { ...stage, line: stage.line.filter((_, i) => i !== args.at), gap: args.at };
    case "formed": {
      const [from, to] = around(stage.line, stage.gap ?? 0, args.feature);
      return { ...stage, line: [...stage.line.slice(0, from), ...stage.line.slice(to)], gap: from };
    }
    case "wrote":
      return expert || args.by !== "set" ? stage : fly(stage, args.box, args.value);
    case "nothing":
    case "dropped":
      return expert ? stage : fly(stage, args.feature, args.size);
    default:
      return stage;
  }
}

/** A declared set leaves the wire. */
function fly(stage: Stage, feature: Feature, size: number): Stage {
  const set = stage.sets.find((one) => !one.gone && one.feature === feature && one.ids.length === size);
  if (!set) return stage;
  return {
    ...stage,
    flown: new Set([...stage.flown, ...set.ids]),
    sets: stage.sets.map((one) => (one === set ? { ...one, gone: true } : one)),
  };
}
