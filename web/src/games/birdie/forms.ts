/** Birdie's documents, as `documents.ts` has them from the Python side, and the names of its cards. */
import type { Act, Action, Bird, Card, Phase, Result, Season, View } from "./documents.ts";

export type { Bird, DeclaredSet, Feature, Scoring, Season } from "./documents.ts";
export type CardName = Card;
export type BirdieAction = Action;
export type BirdiePhase = Phase | "scoring";
export type PastAct = Act;
export type BirdieView = View;
export type BirdieResult = Result;

/** What the server sends knows no game; here, and only here, its documents get the types of this one. */
export const viewOf = (told: { view?: unknown }): BirdieView => told.view as BirdieView;
export const resultOf = (told: { result?: unknown }): BirdieResult => told.result as BirdieResult;
export const legalOf = (told: { legal?: unknown }): BirdieAction[] => (told.legal ?? []) as BirdieAction[];

export const BIRDS = ["robin", "owl", "pigeon", "woodpecker"] as const satisfies Bird[];
export const SEASONS = ["spring", "summer", "autumn", "winter"] as const satisfies Season[];

export const birdOf = (card: CardName): Bird => card.split("-")[0] as Bird;
export const seasonOf = (card: CardName): Season => card.split("-")[1] as Season;
