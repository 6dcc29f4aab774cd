/** What cannot be so on a real table, at the square where it shows. The rules decide; this only finds the place early. */
import type { NestItem, Place } from "../forms.ts";
import { COLUMNS, FACINGS, placeOf, secondOf, spotOf, tileOf, type Spot } from "../nest.ts";
import { SEATS, tilesIn, tilesLaid, rowsIn, type BowerDocument, type Seat } from "./document.ts";
import { filled, inside, isTile } from "./laying.ts";

export type Fault = {
  kind: "outside" | "overlap" | "apart" | "twice" | "bare" | "fair" | "many";
  seat: Seat;
  index: number;
  at: Place;
  rule: string;
};

/** In order of their weight: what leaves the grid, what lies on another, what nothing joins, what is there twice. */
export function faultsOf(sheet: BowerDocument): Fault[] {
  const rows = rowsIn(sheet);
  const seen = new Set<string>();
  const found: Fault[] = [];
  for (const seat of SEATS) {
    const items = sheet.nests[seat];
    const lying = new Set<Spot>();
    const tell = (kind: Fault["kind"], index: number, rule: string) =>
      found.push({ kind, seat, index, at: items[index]!.at, rule });
    if (tilesLaid(items) > tilesIn(sheet)) tell("many", items.length - 1, "W-E1");
    items.forEach((item, index) => {
      const places = isTile(item) ? [item.at, secondOf(item.at, item.facing)] : [item.at];
      const spots = places.map(spotOf);
      if (!places.every((at) => inside(at, rows))) tell("outside", index, "W-C1");
      else if ("tile" in item && spots.some((spot) => lying.has(spot))) tell("overlap", index, "W-T2");
      else if (!("tile" in item) && !spots.every((spot) => filled(items).has(spot)))
        tell("bare", index, "W-B13");
      if ("tile" in item) for (const spot of spots) lying.add(spot);
      for (const name of namesOf(item)) {
        if (seen.has(name)) tell("twice", index, name.startsWith("t:") ? "W-C3" : "W-C5");
        seen.add(name);
      }
      if (sheet.options.fair_play && "token" in item && item.token === "x") tell("fair", index, "W-V2");
    });
    for (const index of inOrder(items).apart) tell("apart", index, "W-T2");
  }
  return found;
}

/** What there is only once. */
function namesOf(item: NestItem): string[] {
  const tile = tileOf(item);
  return [
    ...(typeof tile === "string" ? [`t:${tile}`] : []),
    ...("cover" in item ? ["cover"] : []),
    ...("token" in item ? [item.token] : []),
  ];
}

/** Tiles in an order in which each touches the board or one before it, and those that hang together with none (W-T2). */
export function inOrder(items: readonly NestItem[]): { joined: number[]; apart: number[] } {
  const touched = new Set<Spot>();
  const joined: number[] = [];
  let waiting = items.flatMap((item, index) =>
    "tile" in item ? [{ index, places: [item.at, secondOf(item.at, item.facing)] }] : [],
  );
  for (let before = -1; before !== waiting.length;) {
    before = waiting.length;
    waiting = waiting.filter(({ index, places }) => {
      const touches = places.some((at) => at[1] === 0 || near(at).some((spot) => touched.has(spot)));
      if (!touches) return true;
      for (const at of places) touched.add(spotOf(at));
      joined.push(index);
      return false;
    });
  }
  return { joined, apart: waiting.map(({ index }) => index) };
}

const near = (at: Place): Spot[] => FACINGS.map((facing) => spotOf(secondOf(at, facing)));

/** The empty squares on which a further tile could lie: a nest with such squares is not full (W-T3). */
export function roomIn(items: readonly NestItem[], rows: number): Spot[] {
  const there = filled(items);
  const empty: Spot[] = [];
  for (let column = 0; column < COLUMNS; column++)
    for (let row = 0; row < rows; row++) {
      const spot = spotOf([column, row]);
      if (!there.has(spot)) empty.push(spot);
    }
  return empty.filter((spot) => near(placeOf(spot)).some((other) => empty.includes(other)));
}
