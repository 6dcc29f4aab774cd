/** What the legal actions offer for the token of a kept tile: on which squares, and there, on what or which way. */
import type { BonusName, BowerAction, NestItem, Place } from "../forms.ts";
import { spotOf, type Spot } from "../nest.ts";

export type TokenAction = Extract<BowerAction, { do: "token" }>;
/** A square of one of the two nests. */
export type Where = { seat: number; at: Place };

const owner = (action: TokenAction, near: number) => action.nest ?? near;

/** All ways to lay it, in the order of the list. */
export const tokens = (legal: readonly BowerAction[]): TokenAction[] =>
  legal.flatMap((action) => (action.do === "token" ? [action] : []));

/** The squares of a nest on which it can be laid. */
export const squares = (legal: readonly TokenAction[], seat: number, near: number): Set<Spot> =>
  new Set(legal.flatMap((action) => (owner(action, near) === seat ? [spotOf(action.at)] : [])));

/** The ways to lay it on a square: one per object for the X, one per direction for the Branch, else one. */
export const ways = (legal: readonly TokenAction[], where: Where | null, near: number): TokenAction[] =>
  where === null
    ? []
    : legal.filter((action) => owner(action, near) === where.seat && spotOf(action.at) === spotOf(where.at));

export const sameWay = (a: TokenAction, b: TokenAction) => a.object === b.object && a.along === b.along;

/** How the nest would list it. */
export function asItem(effect: BonusName, { at, object, along }: TokenAction): NestItem {
  return { token: effect, at, ...(object && { object }), ...(along && { along }) };
}
