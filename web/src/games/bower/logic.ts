/** What Bower computes for screens that know no game. */
import { say } from "../../words/words.svelte.ts";
import { FORMAT } from "../../screens/sheet/format.ts";
import type { GameLogic } from "../contract.ts";
import { linesOf } from "./final/lines.ts";
import { about, what } from "./final/words.ts";
import { type BowerAction, type BowerView, eventOf, resultOf, viewOf } from "./forms.ts";
import { begins, whereabouts } from "./replay/course.ts";
import { opened } from "./replay/eyes.ts";
import { ruleOfAction } from "./rules/because.ts";
import { inForce } from "./options.ts";
import { lines } from "./table/facts.ts";
import { bowerMessage } from "./telling.ts";

/** Every line of the final scoring that pays one of the two. */
const counted: GameLogic["puzzle"]["counted"] = (result, start) =>
  linesOf(resultOf({ result }), start.you.seat!)
    .map((line) => ({
      text: `${what(line)} · ${about(start, line)} · ${line.counts.join(" : ")}`,
      mark: { symbol: "egg-token" },
      worth: line.eggs[0] - line.eggs[1],
    }))
    .filter(({ worth }) => worth !== 0);

/** The column of the tile, or of the gift that is laid. */
const beginning: GameLogic["puzzle"]["beginning"] = ({ actions, events }) => {
  const played = actions.find((action) => action.do === "play");
  if (played) return say("web-puzzle-begins-column", { column: played.at[0] + 1 });
  const given = events.filter((event) => event.id === "tile-played").find(({ args }) => args.gift);
  return given ? say("web-puzzle-begins-gift", { column: given.args.at[0] + 1 }) : null;
};

const bower: GameLogic = {
  message: (event, full) => {
    const { family, args } = bowerMessage(eventOf(event), full);
    return { id: `${family}-${event.id}`, args };
  },
  ruleOfAction: (action, view) => ruleOfAction(action as BowerAction, view as BowerView),
  solved: new Set(),
  examples: {
    "W-X1": ["W-B1", "W-B2"],
    "W-X2": ["W-B1", "W-B2"],
    "W-X3": ["W-E2", "W-E3", "W-E4", "W-E5", "W-E6", "W-E7"],
    "W-X4": ["W-V1", "W-B13"],
  },
  exampleOf: (letter) => (letter === "B" ? "W-X1" : letter === "V" ? "W-X4" : "W-X3"),
  freshSheet: () => ({ format: FORMAT, game: "bower", screen: { title: "" } }),
  inForce,
  highlight: (full, seat) => {
    const count = resultOf(full).eggs[seat as 0 | 1];
    return count ? { icon: "egg-token", count, caption: say("web-eggs", { count }) } : null;
  },
  puzzle: {
    // what is best depends on all eggs: they lie open
    lens: (start) => {
      const { eggs = [], aside = [] } = start as Partial<BowerView>;
      return { eggs, aside };
    },
    performed: false,
    worths: (events) => events.map(() => ({ mark: null, worth: null })),
    beginning,
    counted,
  },
  replay: {
    scene: () => "nests",
    tall: true,
    opened,
    begins,
    whereabouts,
    // nothing is counted before the end: until then nothing is said
    standing: (full) => {
      const over = viewOf(full).phase === "over" && full.result;
      return full.table.seats.map((_, seat) => (over ? String(resultOf(full).eggs[seat as 0 | 1]) : ""));
    },
    lines: (log) => lines(log).map((line) => ({ key: line.key, event: line.event, pieces: line })),
  },
};

export default bower;
