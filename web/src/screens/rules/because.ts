/** Which statement stands behind an action and behind a line of a score. */
import type { BirdieAction } from "../../games/birdie/forms.ts";
import type { BonusName, BowerAction } from "../../games/bower/forms.ts";

type Does<A extends { do: string }> = Record<A["do"], string>;

export const BIRDIE_ACTIONS: Does<BirdieAction> = {
  take: "B-T1",
  lay: "B-T2",
  done: "B-T2",
  pass: "B-T7",
  woodpecker: "B-A2",
  robin: "B-A3",
  insert: "B-A3",
  set: "B-P4",
  pigeon: "B-A4",
  write: "B-P5",
  owl: "B-A5",
  end: "B-P10",
  remove: "B-E2",
  feature: "B-E4",
  keep: "B-E8",
  stop: "B-E6",
};

export const BOWER_ACTIONS: Does<BowerAction> = {
  take: "W-T1",
  play: "W-T2",
  bonus: "W-B3",
  decline: "W-B3",
  keep: "W-B3",
  spy: "W-B7",
  token: "W-B3",
  gift: "W-B14",
  use: "W-B3",
  cover: "W-B13",
  discard: "W-B16",
};

/** What a bonus tile does, by its name. */
export const BONUSES: Record<BonusName, string> = {
  "coloured-shells": "W-E5",
  "egg-yellow": "W-B6",
  "egg-purple": "W-B6",
  "egg-red": "W-B6",
  "egg-shells": "W-B6",
  "spy-opponent": "W-B7",
  "spy-aside": "W-B8",
  x: "W-B9",
  "white-feather": "W-B10",
  "white-flower": "W-B10",
  shells: "W-B11",
  branch: "W-B12",
  cover: "W-B13",
  gift: "W-B14",
  "double-turn": "W-B15",
  discard: "W-B16",
};
export const ruleOfBonus = (bonus: BonusName): string => BONUSES[bonus] ?? "W-B5";

/** The statement behind an action, as far as the moment tells: which bonus tile is at work, whether the game has begun. */
export function ruleOfAction(action: Record<string, unknown>, view: Record<string, unknown>): string | null {
  const what = String(action["do"]);
  if (view["game"] === "birdie") return BIRDIE_ACTIONS[what as BirdieAction["do"]] ?? null;
  const effect = (view["pending"] as { effect?: string } | null | undefined)?.effect;
  if (what === "take" && view["phase"] === "setup") return "W-S3";
  if (what === "keep") return ruleOfBonus(String(action["bonus"]));
  if ((what === "token" || what === "use") && effect) return ruleOfBonus(effect);
  return BOWER_ACTIONS[what as BowerAction["do"]] ?? null;
}

export type Part = "seasons" | "birds" | "pass" | "flap" | "trophies";
/** What the points of a part of a Birdie total come from; sets come about in another way in the expert game. */
export function ruleOfPart(part: Part, variant: string): string {
  if (part === "pass") return "B-T7";
  if (part === "flap") return "B-C3";
  if (part === "trophies") return "B-P9";
  return variant === "expert" ? "B-E7" : "B-P5";
}

/** What became of a set: written, smaller than another, its box filled, given to the Pigeon, not declared. */
export function ruleOfSet(outcome: string, variant: "standard" | "expert"): string {
  if (outcome === "dropped") return "B-A4";
  if (variant === "expert") return outcome === "removed" ? "B-E2" : "B-E7";
  const standard: Record<string, string> = { smaller: "B-P6", filled: "B-P7", left: "B-P4", none: "B-P4" };
  return standard[outcome] ?? "B-P5";
}

/** A line of Bower's final scoring: what is counted, and what decided it. */
export function ruleOfLine(kind: "group" | "column" | "tile", by: string): string {
  if (kind === "tile") return "W-B6";
  if (by === "coloured-shells") return "W-E5";
  return kind === "group" ? "W-E2" : "W-E3";
}
