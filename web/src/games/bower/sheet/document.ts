/** A score sheet of Bower, `voliera/sheet/1`: two nests, six eggs, the egg tiles that were kept. Nothing is counted here. */
import type { Variant } from "../documents.ts";
import { tileSquares } from "../components.ts";
import type { BonusName, BowerOptions, Egg, NestItem, Place, TileName } from "../forms.ts";
import { COLUMNS, rowsOf, tileOf, turnsOf } from "../nest.ts";
import type { JsonObject } from "../../../net/json.ts";
import { FORMAT } from "../../../screens/sheet/format.ts";

export type Seat = 0 | 1;
export const SEATS: readonly Seat[] = [0, 1];
export type Pair<T> = [T, T];
/** The options of a table, all of them said. */
export type Options = Required<Omit<BowerOptions, "components">> & Pick<BowerOptions, "components">;
const USUAL: Options = { fair_play: false, zero_ties: true, lone_ties: true, joining_gems: true };
export type BowerDocument = {
  format: typeof FORMAT;
  game: "bower";
  variant: Variant;
  options: Options;
  names: Pair<string>;
  eggs: Array<Egg | null>;
  nests: Pair<NestItem[]>;
  kept: Pair<BonusName[]>;
};

export const EGGS: readonly Egg[] = ["flower", "feather"].flatMap((kind) =>
  ["yellow", "purple", "red", "white"].map((colour) => `${kind}-${colour}` as Egg),
);
/** The bonus tiles that are worth an egg at the end. */
export const EGG_TILES: readonly BonusName[] = ["egg-yellow", "egg-purple", "egg-red", "egg-shells"];

const isItem = (item: unknown): item is NestItem =>
  typeof item === "object" && item !== null && ("tile" in item || "cover" in item || "token" in item);

/** Whether a tile's face is known: an own file may have been taken out again. */
function known(tile: TileName | null, options: Options): boolean {
  try {
    return tile === null || tileSquares(tile, options).length === 2;
  } catch {
    return false;
  }
}

/** The document in full, whatever it leaves out; what cannot be drawn is left out of the nests. */
export function full(document: JsonObject): BowerDocument {
  const found = document as Partial<BowerDocument>;
  const options: Options = { ...USUAL, ...found.options };
  const nest = (seat: Seat) =>
    (found.nests?.[seat] ?? []).filter((item) => isItem(item) && known(tileOf(item), options));
  return {
    format: FORMAT,
    game: "bower",
    variant: found.variant ?? "standard",
    options,
    names: [found.names?.[0] ?? "", found.names?.[1] ?? ""],
    eggs: Array.from({ length: COLUMNS }, (_, column) => found.eggs?.[column] ?? null),
    nests: [nest(0), nest(1)],
    kept: [found.kept?.[0] ?? [], found.kept?.[1] ?? []],
  };
}

/** Write it back into the draft of a step; the rest of the draft stays. */
export function write(draft: JsonObject, sheet: Partial<BowerDocument>): void {
  Object.assign(draft, JSON.parse(JSON.stringify({ ...full(draft), ...sheet })));
}

export const withNest = (sheet: BowerDocument, seat: Seat, items: NestItem[]): BowerDocument => ({
  ...sheet,
  nests: seat === 0 ? [items, sheet.nests[1]] : [sheet.nests[0], items],
});

export const withEgg = (sheet: BowerDocument, column: number, egg: Egg | null): BowerDocument => ({
  ...sheet,
  eggs: sheet.eggs.map((there, one) => (one === column ? egg : egg !== null && there === egg ? null : there)),
});

/** Give an egg tile to a player, whoever has it now; its owner puts it back into the box. */
export function withEggTile(sheet: BowerDocument, seat: Seat, bonus: BonusName): BowerDocument {
  const had = sheet.kept[seat].includes(bonus);
  const kept = sheet.kept.map((names, one) => {
    const rest = names.filter((name) => name !== bonus);
    return one === seat && !had ? [...rest, bonus] : rest;
  }) as Pair<BonusName[]>;
  return { ...sheet, kept };
}

export const rowsIn = (sheet: Pick<BowerDocument, "variant">): number => rowsOf(sheet);
/** How many tiles a whole nest has. */
export const tilesIn = (sheet: Pick<BowerDocument, "variant">): number => turnsOf(sheet);
export const tilesLaid = (items: readonly NestItem[]): number =>
  items.filter((item) => "tile" in item).length;

/** The two eggs that were set aside, once the six others are known. */
export function asideOf(sheet: BowerDocument): Egg[] | null {
  return sheet.eggs.every((egg) => egg !== null) ? EGGS.filter((egg) => !sheet.eggs.includes(egg)) : null;
}

/** Where each tile with a name lies, and each token. */
export type Found = { seat: Seat; index: number; at: Place };
export function whereabouts(sheet: BowerDocument): Map<string, Found> {
  const found = new Map<string, Found>();
  for (const seat of SEATS)
    sheet.nests[seat].forEach((item, index) => {
      const place = { seat, index, at: item.at };
      const tile = tileOf(item);
      if (typeof tile === "string") found.set(tile, place);
      if ("cover" in item) found.set("cover", place);
      if ("token" in item) found.set(item.token, place);
    });
  return found;
}
