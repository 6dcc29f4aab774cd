/** What Birdie computes for screens that know no game. */
import { say } from "../../words/words.svelte.ts";
import type { GameLogic } from "../contract.ts";
import { flapValues } from "./components.ts";
import { type BirdieAction, eventOf, type Feature, viewOf } from "./forms.ts";
import { inForce } from "./options.ts";
import { begins, sceneOf, whereabouts } from "./replay/course.ts";
import { asOpen, opened, withDecks } from "./replay/eyes.ts";
import { BIRDIE_ACTIONS } from "./rules/because.ts";
import { marked, marksOf, sumOf } from "./scoring/board.ts";
import { freshBirdie } from "./sheet/document.ts";
import { lines, totalOf } from "./table/facts.ts";
import { birdieArgs } from "./telling.ts";

const COUNTED = new Set(["wrote", "flapped", "trophy"]);

/** The highest box of a board is the largest set of that feature. */
const highlight: GameLogic["highlight"] = (full, seat) => {
  const boxes = viewOf(full).boxes[seat]!;
  const features = Object.keys(boxes) as Feature[];
  const best = features.reduce((one, other) => ((boxes[other] ?? 0) > (boxes[one] ?? 0) ? other : one));
  const count = boxes[best] ?? 0;
  if (!count) return null;
  return { icon: `icon-${best}`, count, caption: say("web-results-card-best", { count }) };
};

/** Every event of the seat that scores, with what it adds to the total. */
const worths: GameLogic["puzzle"]["worths"] = (events, start) => {
  const view = viewOf(start);
  const flaps = flapValues(view.options);
  let marks = marksOf(view, start.you.seat!);
  return events.map((event) => {
    const before = sumOf(marks, flaps).total;
    marks = marked(marks, event);
    const { args } = event;
    const icon = "box" in args ? args.box : "bird" in args ? args.bird : null;
    return {
      mark: event.id === "flapped" ? { symbol: "flap" } : icon ? { icon } : "room",
      worth: COUNTED.has(event.id) ? sumOf(marks, flaps).total - before : null,
    };
  });
};

const birdie: GameLogic = {
  message: (event, full) => ({ id: `event-${event.id}`, args: birdieArgs(eventOf(event), full) }),
  ruleOfAction: (action) => BIRDIE_ACTIONS[action.do as BirdieAction["do"]] ?? null,
  solved: new Set(["split", "insert", "collapse", "feature", "pigeon", "owl"]),
  examples: {
    "B-X1": ["B-T7", "B-T3"],
    "B-X2": ["B-P4", "B-P5", "B-P6", "B-P8"],
    "B-X3": ["B-E2", "B-E3", "B-E4", "B-E5", "B-E6"],
    "B-X4": ["B-T2"],
  },
  exampleOf: (letter) => (letter === "E" ? "B-X3" : "B-X2"),
  freshSheet: freshBirdie,
  inForce,
  highlight,
  puzzle: { performed: true, worths },
  replay: {
    scene: sceneOf,
    tall: false,
    opened,
    withDecks,
    asOpen,
    begins,
    whereabouts,
    standing: (full) => {
      const values = flapValues(full.table.options);
      const view = viewOf(full);
      return full.table.seats.map((_, seat) => String(totalOf(view, seat, values)));
    },
    lines: (log) => lines(log).map((line) => ({ key: line.key, event: line.event, pieces: line })),
  },
};

export default birdie;
