/** Bower's event messages. Tiles stand in them by the names of their two materials; columns and rows count from 1. */
import type { Options } from "../documents.ts";
import type { OverArgs, TokenLaidArgs } from "./documents.ts";
import type { BowerEvent, Place, TileName } from "./forms.ts";
import { tileSquares } from "./components.ts";
import { seatIn } from "../../model.ts";
import type { Full } from "../../net/messages.ts";
import { nameOf, who } from "../../words/people.ts";
import { say, type Args } from "../../words/words.svelte.ts";

const BONUS_NEST = /^(nest-[1-4]|coloured-shells)$/;
/** The terminal names squares by letters that stand at its nests; the browser's nests have none. */
const OWN_WORDS = new Set(["token-laid"]);

export function bowerMessage(event: BowerEvent, full: Full): { family: string; args: Args } {
  const seat = seatIn(event);
  const args = { who: who(full, seat), player: nameOf(full, seat), ...rest(event, full) };
  return { family: OWN_WORDS.has(event.id) ? "web-event" : "event-bower", args };
}

/** A tile in a sentence: a bonus tile by its name, any other by its two materials. */
export function tileName(tile: TileName, options: Options): string {
  if (typeof tile === "string" && BONUS_NEST.test(tile)) return say("web-tile-bonus", { bonus: tile });
  const [first, second] = tileSquares(tile, options);
  return say("web-tile", { first: first.material, second: second.material });
}

function rest({ id, args }: BowerEvent, full: Full): Args {
  const named = (tile: TileName) => tileName(tile, full.table.options);
  switch (id) {
    case "tile-taken":
    case "tile-discarded":
    case "cover-drawn":
      return { tile: named(args.tile) };
    case "display-refilled": {
      const tiles = args.tiles.map(named);
      return { tiles: tiles.join(", "), count: tiles.length };
    }
    case "tile-played":
    case "cover-laid": {
      const columns = columnsOf(args.at, args.facing);
      return {
        tile: named(args.tile),
        columns: columns.join(" "),
        count: columns.length,
        gift: "gift" in args && args.gift ? "yes" : "no",
      };
    }
    case "no-room":
      return args.lost === null ? { lost: "no", tile: "" } : { lost: "yes", tile: named(args.lost) };
    case "bonus-earned":
      return thirdGem(args.columns, args.groups);
    case "bonus-drawn":
      return { bonuses: args.bonuses.join(" ") };
    case "bonus-reshuffled":
    case "bonus-drawn-hidden":
      return { count: args.count };
    case "bonus-kept":
    case "effect-impossible":
    case "effect-declined":
      return { bonus: args.bonus };
    case "spied":
      return { column: args.column + 1 };
    case "egg-seen":
      return { column: args.column + 1, egg: args.egg };
    case "aside-seen":
    case "eggs-revealed":
      return { eggs: args.eggs.join(" ") };
    case "token-laid":
      return token(args, full);
    case "gift-given":
      return { tile: named(args.tile), ...other(args.to, full) };
    case "double-turn":
      return other(args.to, full);
    case "over":
      return over(args, full);
    default:
      return {};
  }
}

const other = (seat: number, full: Full): Args => ({ whom: who(full, seat), other: nameOf(full, seat) });

/** The columns of a tile, from left to right, each once. */
export function columnsOf([column]: Place, facing: string): number[] {
  const second = column + (facing === "e" ? 1 : facing === "w" ? -1 : 0);
  return [...new Set([column, second])].sort((a, b) => a - b).map((one) => one + 1);
}

/** Where a third gem earned a bonus: in columns, in groups, or in both. */
export function thirdGem(columns: number[], groups: string[]): Args {
  return {
    where: columns.length && groups.length ? "both" : columns.length ? "column" : "group",
    columns: columns.map((column) => column + 1).join(" "),
    count: columns.length,
    groups: groups.join(" "),
  };
}

function token({ seat, token, nest, at: [column, row], object, along }: TokenLaidArgs, full: Full): Args {
  return {
    token,
    object: object ?? "gem",
    along: along ?? "none",
    column: column + 1,
    row: row + 1,
    whose: nest === seat ? "own" : who(full, nest),
    owner: nameOf(full, nest),
  };
}

function over({ winners, eggs, by }: OverArgs, full: Full): Args {
  const winner = winners[0]!;
  return {
    who: winners.length > 1 ? "shared" : who(full, winner),
    player: nameOf(full, winner),
    eggs: eggs[winner]!,
    others: eggs[1 - winner]!,
    by,
  };
}
