/** What the coach found in a finished game, and how it is asked. */
import type { GameRecord } from "../../games/record.ts";
import type { Action } from "../../model.ts";
import { api } from "../../net/api.ts";

export type Grade = "slip" | "mistake" | "blunder";
export type Decision = {
  /** The first of the actions that it was made of, and how many they were. */
  at: number;
  count: number;
  seat: number;
  phase: string;
  kind: "choice" | "scoring";
  played: Action[];
  best: Action[];
  value: number;
  best_value: number;
  cost: number;
  unit: "share" | "points";
  mark: Grade | null;
  exact: boolean;
  why: Array<{ id: string; args: Record<string, unknown> }>;
  rule: string | null;
};
export type Analysis = {
  format: "voliera/analysis/1";
  game: string;
  players: number;
  level: string;
  nodes: number;
  /** The share of the wins of each seat at every moment; null where it was not judged. */
  curve: Array<number[] | null>;
  decisions: Decision[];
};
export type AnalysisState = "queued" | "running" | "done" | "cancelled" | "failed";
export type AnalysisAnswer = {
  key: string;
  state: AnalysisState;
  done: number;
  total: number;
  analysis?: Analysis | null;
};

/** Starts an analysis or finds it, looks how far it is, gives it up. */
export const analyses = {
  start: (record: GameRecord) => api.ask<AnalysisAnswer>("POST", "/api/analyses", { record }),
  look: (key: string, signal?: AbortSignal) =>
    api.ask<AnalysisAnswer>("GET", `/api/analyses/${key}`, undefined, signal),
  cancel: (key: string) => api.ask<unknown>("DELETE", `/api/analyses/${key}`),
};

/** Decisions that cost something, in the order of the game. */
export const mistakes = (analysis: Analysis | null): Decision[] =>
  (analysis?.decisions ?? []).filter((one) => one.mark !== null).sort((a, b) => a.at - b.at);

const GRADES: Array<Grade | null> = ["blunder", "mistake", "slip", null];

/** The dearest first. Shares and points are no common measure: the grade goes before. */
export const byCost = (decisions: readonly Decision[]): Decision[] =>
  [...decisions].sort(
    (a, b) => GRADES.indexOf(a.mark) - GRADES.indexOf(b.mark) || b.cost - a.cost || a.at - b.at,
  );

/** The mistake after a moment, the first again after the last. */
export const nextMistake = (found: readonly Decision[], at: number): Decision | null =>
  found.find((one) => one.at > at) ?? found[0] ?? null;
