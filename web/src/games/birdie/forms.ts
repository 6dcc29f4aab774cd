/** Birdie's documents, as `documents.ts` has them from the Python side, and the names of its cards. */
import type * as Documents from "../documents.ts";
import type { Action, Bird, Card, Event, Phase, Result, Season, View } from "./documents.ts";

export type { Bird, DeclaredSet, Feature, Scoring, Season } from "./documents.ts";
export type CardName = Card;
export type BirdieAction = Action;
export type BirdieEvent = Event;
export type BirdiePhase = Phase | "scoring";
export type BirdieView = View;
export type BirdieResult = Result;

/** What knows no game speaks of the documents of all games; here, and only here, they become those of this one. */
export const eventOf = (event: Documents.GameEvent): BirdieEvent => event as BirdieEvent;
export const viewOf = (told: { view?: Documents.View | null }): BirdieView => told.view as BirdieView;
export const resultOf = (told: { result?: Documents.Result | null }): BirdieResult =>
  told.result as BirdieResult;
export const legalOf = (told: { legal?: Documents.Action[] }): BirdieAction[] =>
  (told.legal ?? []) as BirdieAction[];

export const BIRDS = ["robin", "owl", "pigeon", "woodpecker"] as const satisfies Bird[];
export const SEASONS = ["spring", "summer", "autumn", "winter"] as const satisfies Season[];

export const birdOf = (card: CardName): Bird => card.split("-")[0] as Bird;
export const seasonOf = (card: CardName): Season => card.split("-")[1] as Season;
