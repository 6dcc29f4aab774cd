/** Bower's documents, as `documents.ts` has them from the Python side, and the names of its materials. */
import type * as Documents from "../documents.ts";
import type {
  Action,
  Bonus,
  Components,
  DecidedBy,
  Event,
  Material,
  Object as Thing,
  Options,
  Result,
  Tile,
  View,
} from "./documents.ts";

export type { Egg, Facing, Material, NestItem, Place, Square } from "./documents.ts";
export type BowerObject = Thing;
export type TileName = Tile;
export type BonusName = Bonus;
export type BowerAction = Action;
export type BowerEvent = Event;
export type BowerOptions = Options;
export type BowerView = View;
export type By = DecidedBy;
export type BowerResult = Result;
export type BowerComponents = Components;

/** What knows no game speaks of the documents of all games; here, and only here, they become those of this one. */
export const eventOf = (event: Documents.GameEvent): BowerEvent => event as BowerEvent;
export const viewOf = (told: { view?: Documents.View | null }): BowerView => told.view as BowerView;
export const resultOf = (told: { result?: Documents.Result | null }): BowerResult =>
  told.result as BowerResult;
export const legalOf = (told: { legal?: Documents.Action[] }): BowerAction[] =>
  (told.legal ?? []) as BowerAction[];

export const MATERIALS = ["straw", "moss", "gravel", "earth"] as const satisfies Material[];
