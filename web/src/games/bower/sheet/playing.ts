/** From a sheet to a game that goes on: what was hidden at the table is dealt again from the tiles that are left. */
import type { BowerComponents, TileName } from "../forms.ts";
import type { Start } from "../../record.ts";
import { tileOf } from "../nest.ts";
import { SEATS, rowsIn, tilesLaid, type BowerDocument, type Seat } from "./document.ts";
import { inOrder, roomIn, type Fault } from "./faults.ts";

/** As many nest tiles are in the box. */
const TILES = 36;
const DISPLAY = 3;

/** Why the nests are no game that is going on; null if they are. */
export function hindrance(
  document: BowerDocument,
  faults: readonly Fault[],
): "faults" | "empty" | "over" | "apart" | null {
  const [near, far] = document.nests.map(tilesLaid) as [number, number];
  if (faults.length) return "faults";
  if (near + far === 0) return "empty";
  const full = SEATS.map((seat) => roomIn(document.nests[seat], rowsIn(document)).length === 0);
  if (full[0] && full[1]) return "over";
  return Math.abs(near - far) > 1 ? "apart" : null;
}

/**
 * The position: each has had as many turns as tiles lie in the nest, and whoever has fewer is to take. One tile in each
 * hand, three on display, the rest in the pile; eggs and bonus tiles that are not known are dealt by the server.
 */
export function positionOf(document: BowerDocument, tiles: BowerComponents, chance: () => number): Start {
  const turns = document.nests.map(tilesLaid) as [number, number];
  const seat: Seat = turns[0] > turns[1] ? 1 : 0;
  const first: Seat = turns[0] === turns[1] ? seat : ((1 - seat) as Seat);
  const laid = document.nests
    .flat()
    .map(tileOf)
    .filter((tile) => tile !== null);
  const bonuses = Object.keys(tiles.bonus_nest ?? {});
  const usual = laid.filter((tile) => typeof tile !== "string" || !bonuses.includes(tile)).length;
  const box = (document.options.components ?? tiles).tiles.map(({ id }) => id);
  const left = shuffled(
    box.filter((id) => !laid.includes(id)),
    chance,
  ).slice(0, TILES - usual);
  const hands = pair((): TileName[] => left.splice(0, 1));
  const display = left.splice(0, DISPLAY);
  return {
    format: "voliera/position/1",
    game: "bower",
    players: 2,
    variant: document.variant,
    options: document.options,
    first,
    turns_played: turns,
    phase: "take",
    seat,
    eggs: document.eggs,
    known: pair(() => ({ columns: [], aside: false })),
    display,
    pile: left,
    bonus_discards: [],
    nests: pair((one) => {
      const items = document.nests[one];
      return [
        ...inOrder(items).joined.map((index) => items[index]!),
        ...items.filter((item) => !("tile" in item)),
      ];
    }),
    hands,
    kept: document.kept,
    pending: null,
    gift: null,
    double: null,
    out: [],
  };
}

const pair = <T>(of: (seat: Seat) => T): [T, T] => [of(0), of(1)];

function shuffled<T>(list: T[], chance: () => number): T[] {
  const mixed = [...list];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = Math.floor(chance() * (i + 1));
    [mixed[i], mixed[j]] = [mixed[j]!, mixed[i]!];
  }
  return mixed;
}
