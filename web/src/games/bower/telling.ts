/** Bower's event messages. Tiles stand in them by the names of their two materials; columns and rows count from 1. */
import type { Place, TileName } from "./forms.ts";
import { tileSquares } from "./components.ts";
import type { Happened } from "../../model.ts";
import type { Full } from "../../net/messages.ts";
import { nameOf, who } from "../../words/people.ts";
import { say, type Args } from "../../words/words.svelte.ts";

const BONUS_NEST = /^(nest-[1-4]|coloured-shells)$/;
/** The terminal names squares by letters that stand at its nests; the browser's nests have none. */
const OWN_WORDS = new Set(["token-laid"]);

export function bowerMessage(event: Happened, full: Full): { family: string; args: Args } {
  const seat = (event.args["seat"] ?? null) as number | null;
  const args = { who: who(full, seat), player: nameOf(full, seat), ...rest(event.id, event.args, full) };
  return { family: OWN_WORDS.has(event.id) ? "web-event" : "event-bower", args };
}

/** A tile in a sentence: a bonus tile by its name, any other by its two materials. */
export function tileName(tile: TileName, options: Record<string, unknown>): string {
  if (typeof tile === "string" && BONUS_NEST.test(tile)) return say("web-tile-bonus", { bonus: tile });
  const [first, second] = tileSquares(tile, options);
  return say("web-tile", { first: first.material, second: second.material });
}

function rest(id: string, args: Record<string, unknown>, full: Full): Args {
  const text = (name: string) => args[name] as string;
  const number = (name: string) => args[name] as number;
  const named = (tile: unknown) => tileName(tile as TileName, full.table.options);
  switch (id) {
    case "tile-taken":
    case "tile-discarded":
    case "cover-drawn":
      return { tile: named(args["tile"]) };
    case "display-refilled": {
      const tiles = (args["tiles"] as TileName[]).map(named);
      return { tiles: tiles.join(", "), count: tiles.length };
    }
    case "tile-played":
    case "cover-laid": {
      const columns = columnsOf(args["at"] as Place, text("facing"));
      return {
        tile: named(args["tile"]),
        columns: columns.join(" "),
        count: columns.length,
        gift: args["gift"] ? "yes" : "no",
      };
    }
    case "no-room": {
      const lost = args["lost"] ?? null;
      return { lost: lost === null ? "no" : "yes", tile: lost === null ? "" : named(lost) };
    }
    case "bonus-earned":
      return thirdGem(args["columns"] as number[], args["groups"] as string[]);
    case "bonus-drawn":
      return { bonuses: (args["bonuses"] as string[]).join(" ") };
    case "bonus-reshuffled":
    case "bonus-drawn-hidden":
      return { count: number("count") };
    case "bonus-kept":
    case "effect-impossible":
    case "effect-declined":
      return { bonus: text("bonus") };
    case "spied":
      return { column: number("column") + 1 };
    case "egg-seen":
      return { column: number("column") + 1, egg: text("egg") };
    case "aside-seen":
    case "eggs-revealed":
      return { eggs: (args["eggs"] as string[]).join(" ") };
    case "token-laid":
      return token(args, full);
    case "gift-given":
      return { tile: named(args["tile"]), ...other(number("to"), full) };
    case "double-turn":
      return other(number("to"), full);
    case "over":
      return over(args["winners"] as number[], args["eggs"] as number[], text("by"), full);
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

function token(args: Record<string, unknown>, full: Full): Args {
  const [column, row] = args["at"] as Place;
  const nest = args["nest"] as number;
  return {
    token: args["token"] as string,
    object: (args["object"] as string | null) ?? "gem",
    along: (args["along"] as string | null) ?? "none",
    column: column + 1,
    row: row + 1,
    whose: nest === args["seat"] ? "own" : who(full, nest),
    owner: nameOf(full, nest),
  };
}

function over(winners: number[], eggs: number[], by: string, full: Full): Args {
  const winner = winners[0]!;
  return {
    who: winners.length > 1 ? "shared" : who(full, winner),
    player: nameOf(full, winner),
    eggs: eggs[winner]!,
    others: eggs[1 - winner]!,
    by,
  };
}
