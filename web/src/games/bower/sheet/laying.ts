/**
 * Laying, turning, moving and taking away in a nest of a sheet. Lists go in, new lists come out; null where it does not
 * fit. What lies on a tile goes with it, and stays behind where there is nothing left to lie on.
 */
import type { Options } from "../../documents.ts";
import type { BonusName, BowerObject, Facing, NestItem, Place, TileName } from "../forms.ts";
import { built, COLUMNS, secondOf, spotOf, type Nest, type Spot } from "../nest.ts";

type TileItem = Extract<NestItem, { facing: Facing }>;
type TokenItem = Extract<NestItem, { token: BonusName }>;
export type Field = { rows: number; options: Options };

/** The order in which a tile is turned: to the right, away from the board, to the left, towards it. */
const ROUND: readonly Facing[] = ["e", "n", "w", "s"];
const OPPOSITE: Record<Facing, Facing> = { n: "s", s: "n", e: "w", w: "e" };

export const inside = ([column, row]: Place, rows: number): boolean =>
  column >= 0 && column < COLUMNS && row >= 0 && row < rows;
export const isTile = (item: NestItem): item is TileItem => !("token" in item);
export const spotsOf = (item: TileItem): [Spot, Spot] => [
  spotOf(item.at),
  spotOf(secondOf(item.at, item.facing)),
];

/** The squares on which tiles lie, covers apart. */
export function filled(items: readonly NestItem[]): Set<Spot> {
  return new Set(items.flatMap((item) => ("tile" in item ? spotsOf(item) : [])));
}

/** Whether a tile can lie there: on empty squares, or as a cover on filled ones (W-T2, W-B13). */
export function fits(items: readonly NestItem[], rows: number, item: TileItem): boolean {
  const places: Place[] = [item.at, secondOf(item.at, item.facing)];
  const there = filled(items);
  const wanted = "cover" in item;
  return places.every((at) => inside(at, rows) && there.has(spotOf(at)) === wanted);
}

const named = (tile: TileName, at: Place, facing: Facing, cover: boolean): TileItem =>
  cover ? { cover: tile, at, facing } : { tile, at, facing };

/** The ways in which a tile can lie with its first half on a square. */
export function ways(
  items: readonly NestItem[],
  field: Field,
  tile: TileName,
  at: Place,
  cover = false,
): Facing[] {
  return ROUND.filter((facing) => fits(items, field.rows, named(tile, at, facing, cover)));
}

/** The nest with a tile on a square, in the first way that fits. */
export function lay(
  items: readonly NestItem[],
  field: Field,
  tile: TileName,
  at: Place,
  cover = false,
): NestItem[] | null {
  const [facing] = ways(items, field, tile, at, cover);
  if (!facing) return null;
  const item = named(tile, at, facing, cover);
  return cover ? [...items, item] : settled([...items, item], field);
}

/** Another item instead of one; what lay on its halves goes along. */
function instead(items: readonly NestItem[], index: number, item: TileItem, field: Field): NestItem[] {
  const from = spotsOf(items[index] as TileItem);
  const to: Place[] = [item.at, secondOf(item.at, item.facing)];
  const halves = new Map(from.map((spot, half) => [spot, to[half]!]));
  const goes = (other: NestItem, i: number): other is TokenItem =>
    "token" in other && ("tile" in item || i > index) && halves.has(spotOf(other.at));
  return settled(
    items.map((other, i) =>
      i === index ? item : goes(other, i) ? { ...other, at: halves.get(spotOf(other.at))! } : other,
    ),
    field,
  );
}

/** The tile turned about its first square, to the next way that fits; null if there is no other. */
export function turned(items: readonly NestItem[], field: Field, index: number): NestItem[] | null {
  const item = items[index];
  if (!item || !isTile(item)) return null;
  const others = items.filter((_, i) => i !== index);
  const start = ROUND.indexOf(item.facing);
  const next = [1, 2, 3]
    .map((step) => ROUND[(start + step) % ROUND.length]!)
    .find((facing) => fits(others, field.rows, { ...item, facing }));
  return next ? instead(items, index, { ...item, facing: next }, field) : null;
}

/** The tile's two halves, each where the other was. */
export function swapped(items: readonly NestItem[], field: Field, index: number): NestItem[] | null {
  const item = items[index];
  if (!item || !isTile(item)) return null;
  const there = secondOf(item.at, item.facing);
  return instead(items, index, { ...item, at: there, facing: OPPOSITE[item.facing] }, field);
}

/** The tile with its first half on another square, as it lies or else turned; null if there is no room. */
export function moved(items: readonly NestItem[], field: Field, index: number, at: Place): NestItem[] | null {
  const item = items[index];
  if (!item || !isTile(item)) return null;
  const others = items.filter((_, i) => i !== index);
  const facing = [item.facing, ...ROUND].find((way) =>
    fits(others, field.rows, { ...item, at, facing: way }),
  );
  return facing ? instead(items, index, { ...item, at, facing }, field) : null;
}

export function removed(items: readonly NestItem[], field: Field, index: number): NestItem[] {
  return settled(
    items.filter((_, i) => i !== index),
    field,
  );
}

/** Tiles first, then what lies on them, as long as there is something to lie on. */
function settled(items: readonly NestItem[], field: Field): NestItem[] {
  const tiles = items.filter((item) => "tile" in item);
  const kept: NestItem[] = [...tiles];
  for (const item of items) {
    if ("cover" in item && fits(tiles, field.rows, item)) kept.push(item);
    if ("token" in item && canLie(kept, field, item)) kept.push(item);
  }
  return kept;
}

/** The flowers and feathers on a square that an X can be laid on, each once (W-B9). */
export function crossable(nest: Nest, spot: Spot): BowerObject[] {
  const objects = nest.get(spot)?.objects ?? [];
  return [...new Set(objects)].filter((object) => object.includes("-"));
}

/** The ways in which the Branch can lie on a square: both ends inside the grid (W-B12). */
export function alongs([column, row]: Place, rows: number): Array<"row" | "column"> {
  return [
    ...(column > 0 && column < COLUMNS - 1 ? (["row"] as const) : []),
    ...(row > 0 && row < rows - 1 ? (["column"] as const) : []),
  ];
}

/** Every way in which a token can lie on a square. */
export function tokenWays(
  items: readonly NestItem[],
  field: Field,
  token: BonusName,
  at: Place,
): TokenItem[] {
  const nest = built(items, field.options);
  if (!nest.has(spotOf(at))) return [];
  if (token === "x") return crossable(nest, spotOf(at)).map((object) => ({ token, at, object }));
  if (token === "branch") return alongs(at, field.rows).map((along) => ({ token, at, along }));
  return [{ token, at }];
}

function canLie(items: readonly NestItem[], field: Field, item: TokenItem): boolean {
  return tokenWays(items, field, item.token, item.at).some(
    ({ object, along }) => object === item.object && along === item.along,
  );
}

/** A nest without a token, and without an X that lay on what it brought. */
export function withoutToken(items: readonly NestItem[], field: Field, token: BonusName): NestItem[] {
  return settled(
    items.filter((item) => !("token" in item) || item.token !== token),
    field,
  );
}

/** The nest with a token; where it lies already, it lies in its next way there. */
export function layToken(
  items: readonly NestItem[],
  field: Field,
  token: BonusName,
  at: Place,
): NestItem[] | null {
  const there = items.find((item): item is TokenItem => "token" in item && item.token === token);
  const others = withoutToken(items, field, token);
  const ways = tokenWays(others, field, token, at);
  const same = there && spotOf(there.at) === spotOf(at);
  const now = same
    ? ways.findIndex(({ object, along }) => object === there.object && along === there.along)
    : -1;
  const next = ways[(now + 1) % Math.max(1, ways.length)];
  return next ? [...others, next] : null;
}
