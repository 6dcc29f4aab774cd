/**
 * What lies on the squares of a nest: from the list of what was laid, one after the other, to what counts.
 *
 * Only to draw and to count for show; the rules do their own counting. A cover hides what lies under it, tokens too.
 */
import type { Options } from "../documents.ts";
import type {
  BonusName,
  BowerObject,
  BowerView,
  Facing,
  Material,
  NestItem,
  Place,
  TileName,
} from "./forms.ts";
import { tileSquares } from "./components.ts";

export const COLUMNS = 6;
/** The bonus nest tile whose squares win ties; it bears an emblem and no counted object. */
export const COLOURED_SHELLS = "coloured-shells";

/** A place as a key for maps and sets, and as tests name squares. */
export type Spot = `${number},${number}`;
export const spotOf = ([column, row]: Place): Spot => `${column},${row}`;
export const placeOf = (spot: Spot): Place => spot.split(",").map(Number) as Place;

/** A token on a square; an X names what it lies on, a Branch which way it lies. */
export type Token = { name: BonusName; object?: BowerObject; along?: "row" | "column" };

/** A filled square. */
export type Laid = {
  material: Material;
  /** What is printed, in the order of the tile. */
  printed: readonly BowerObject[];
  /** What counts: printed and added by tokens, less what an X lies on. */
  objects: BowerObject[];
  tokens: Token[];
  /** Coloured Shells lie here. */
  emblem: boolean;
  /** Which item of the list lies on top, and which half of it. */
  item: number;
  half: 0 | 1;
};
export type Nest = Map<Spot, Laid>;

const STEPS: Record<Facing, Place> = { n: [0, 1], e: [1, 0], s: [0, -1], w: [-1, 0] };
export const FACINGS: readonly Facing[] = ["n", "e", "s", "w"];
const ADDED: Partial<Record<BonusName, readonly BowerObject[]>> = {
  "white-feather": ["feather-white"],
  "white-flower": ["flower-white"],
  shells: ["shell", "shell"],
};

/** Four rows, or five in Super Nest. */
export const rowsOf = (view: Pick<BowerView, "variant">): number => (view.variant === "super" ? 5 : 4);
/** How many turns each player has. */
export const turnsOf = (view: Pick<BowerView, "variant">): number => (view.variant === "super" ? 15 : 12);

/** Where the second square of a tile lies. */
export function secondOf([column, row]: Place, facing: Facing): Place {
  const [right, away] = STEPS[facing];
  return [column + right, row + away];
}

/** The tile that an item of the list is; null for a token. */
export function tileOf(item: NestItem): TileName | null {
  return "tile" in item ? item.tile : "cover" in item ? item.cover : null;
}

/** A nest from what was laid in it. */
export function built(items: readonly NestItem[], options: Options): Nest {
  const nest: Nest = new Map();
  items.forEach((item, index) => {
    if ("token" in item) return layToken(nest.get(spotOf(item.at)), item);
    const tile = tileOf(item)!;
    const squares = tileSquares(tile, options);
    [item.at, secondOf(item.at, item.facing)].forEach((at, half) => {
      const { material, objects } = squares[half as 0 | 1];
      nest.set(spotOf(at), {
        material,
        printed: objects,
        objects: [...objects],
        tokens: [],
        emblem: tile === COLOURED_SHELLS,
        item: index,
        half: half as 0 | 1,
      });
    });
  });
  return nest;
}

function layToken(square: Laid | undefined, item: Extract<NestItem, { token: BonusName }>): void {
  if (!square) return;
  const { token: name, object, along } = item;
  square.tokens.push({ name, ...(object && { object }), ...(along && { along }) });
  square.objects.push(...(ADDED[name] ?? []));
  const crossed = name === "x" && object ? square.objects.indexOf(object) : -1;
  if (crossed >= 0) square.objects.splice(crossed, 1);
}

/** The two ends of the Branch, if one lies uncovered in the nest: they count as neighbours. */
export function joined(nest: Nest): [Spot, Spot] | null {
  for (const [spot, { tokens }] of nest) {
    const along = tokens.find(({ name }) => name === "branch")?.along;
    if (!along) continue;
    const [column, row] = placeOf(spot);
    return along === "row"
      ? [spotOf([column - 1, row]), spotOf([column + 1, row])]
      : [spotOf([column, row - 1]), spotOf([column, row + 1])];
  }
  return null;
}

/** The squares that hang together with one, of its material. */
export function groupAt(nest: Nest, start: Spot): Set<Spot> {
  const material = nest.get(start)?.material;
  const group = new Set<Spot>();
  const border = material ? [start] : [];
  const branch = joined(nest);
  while (border.length) {
    const spot = border.pop()!;
    if (group.has(spot) || nest.get(spot)?.material !== material) continue;
    group.add(spot);
    const at = placeOf(spot);
    border.push(...FACINGS.map((facing) => spotOf(secondOf(at, facing))));
    if (branch?.includes(spot)) border.push(...branch);
  }
  return group;
}

const order = (spot: Spot) => {
  const [column, row] = placeOf(spot);
  return column * 10 + row;
};

/** Every group of a material, in the engine's order: by column, then by row. */
export function groupsOf(nest: Nest, material: Material): Array<Set<Spot>> {
  const seen = new Set<Spot>();
  const found: Array<Set<Spot>> = [];
  for (const spot of [...nest.keys()].sort((a, b) => order(a) - order(b))) {
    if (nest.get(spot)!.material !== material || seen.has(spot)) continue;
    const group = groupAt(nest, spot);
    for (const one of group) seen.add(one);
    found.push(group);
  }
  return found;
}

/** The squares of a column. */
export function columnOf(nest: Nest, column: number): Spot[] {
  return [...nest.keys()].filter((spot) => placeOf(spot)[0] === column);
}
