/** Which statement stands behind an action of Bower, behind a bonus tile and behind a line of the final scoring. */
import type { BonusName, BowerAction, BowerView } from "../forms.ts";

export const BOWER_ACTIONS: Record<BowerAction["do"], string> = {
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
  "nest-1": "W-B5",
  "nest-2": "W-B5",
  "nest-3": "W-B5",
  "nest-4": "W-B5",
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
export const ruleOfBonus = (bonus: BonusName): string => BONUSES[bonus];

/** The statement behind an action, as far as the moment tells: which bonus tile is at work, whether the game has begun. */
export function ruleOfAction(action: BowerAction, { pending, phase }: BowerView): string | null {
  if (action.do === "take" && phase === "setup") return "W-S3";
  if (action.do === "keep") return ruleOfBonus(action.bonus);
  const effect = pending && "effect" in pending ? pending.effect : null;
  if ((action.do === "token" || action.do === "use") && effect) return ruleOfBonus(effect);
  return BOWER_ACTIONS[action.do] ?? null;
}

/** A line of Bower's final scoring: what is counted, and what decided it. */
export function ruleOfLine(kind: "group" | "column" | "tile", by: string): string {
  if (kind === "tile") return "W-B6";
  if (by === "coloured-shells") return "W-E5";
  return kind === "group" ? "W-E2" : "W-E3";
}
