/** Which statement stands behind an action of Birdie, and behind a line of a score. */
import type { BirdieAction } from "../forms.ts";

export const BIRDIE_ACTIONS: Record<BirdieAction["do"], string> = {
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
