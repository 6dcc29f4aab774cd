/** What the coach found in a finished game, and how it is asked. */
import type { GameRecord } from "../../games/record.ts";
import { api } from "../../net/api.ts";
import type { Analysing, Analysis, Judgement } from "../../net/interface.ts";

export type { Analysis };
export type Decision = Judgement;
export type Grade = NonNullable<Judgement["mark"]>;
export type AnalysisAnswer = Analysing;

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
