/** What was played and what would have been better, in sentences. What other actions lead to is asked, once each. */
import type { Happened } from "../../model.ts";
import type { Why } from "../../net/interface.ts";
import { tell } from "../../words/telling.ts";
import { knows, say, words, type Args } from "../../words/words.svelte.ts";
import { nameOf, who } from "../../words/people.ts";
import type { Replay } from "../replay/replay.svelte.ts";
import type { Decision } from "./analysis.ts";

/** Consequences that are no part of what somebody does. */
const QUIET = new Set([
  "refilled",
  "display-refilled",
  "laid-card",
  "line-opened",
  "dealt",
  "over",
  "resigned",
  "eggs-revealed",
]);
/** A scoring is told by what it brings; how it was declared is seen on the board. */
const STEPS = new Set(["declared", "removed", "scored", "flapped", "formed"]);

/** Whole percents, as the language writes them. */
export const percent = (share: number): string =>
  new Intl.NumberFormat(words.code, { style: "percent", maximumFractionDigits: 0 }).format(share);

/** Round points that are an average to a tenth. */
const tenths = (points: number): number => Math.round(10 * points) / 10;

/**
 * What a decision cost: "−14 %", or points of those that were possible. The shares themselves are not told: the mover's
 * view of the game differs from the curve, which is the mean of all seats'.
 */
export function costTold(one: Decision): string {
  return one.unit === "share"
    ? say("web-coach-cost", { share: percent(one.best_value - one.value) })
    : say("web-coach-points", { got: tenths(one.value), best: tenths(one.best_value) });
}

export function told(events: readonly Happened[], replay: Replay): string {
  const loud = events.filter(({ id }) => !QUIET.has(id));
  const brief = loud.filter(({ id }) => !STEPS.has(id));
  return (brief.length ? brief : loud).map((event) => tell(event, replay.telling)).join(" ");
}

/** What was really done. */
export function playedTold(replay: Replay, one: Decision): string {
  const events = replay.steps.slice(one.at + 1, one.at + 1 + one.count).flatMap(({ events }) => events);
  return told(events, replay) || say("web-coach-played-unseen", { player: nameOf(replay.full, one.seat) });
}

/** What would have been better; nothing until it is known. */
export function betterTold(replay: Replay, one: Decision): string {
  const instead = replay.instead(one.at, one.best);
  return instead ? told(instead.events, replay) : "";
}

/** Why, in the coach's words. Seats in them are people. */
export function reasons(replay: Replay, one: Decision): string[] {
  return one.why.filter(({ id }) => knows(id)).map(({ id, args }) => say(id, prepared(args, replay, one)));
}

function prepared(args: Why["args"], replay: Replay, one: Decision): Args {
  const seat = typeof args["seat"] === "number" ? args["seat"] : one.seat;
  return { who: who(replay.telling, seat), player: nameOf(replay.full, seat), ...args };
}
