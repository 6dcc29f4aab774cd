/** The arguments of Birdie's event messages. Positions count from 1. */
import type { Happened } from "../../model.ts";
import type { Full } from "../../net/messages.ts";
import { nameOf, who } from "../../words/people.ts";
import type { Args } from "../../words/words.svelte.ts";

export function birdieArgs(event: Happened, full: Full): Args {
  const given = event.args as Record<string, never>;
  const seat = (event.id === "over" ? given["winner"] : given["seat"]) ?? null;
  const person: Args = { who: who(full, seat), player: nameOf(full, seat) };
  return { ...person, ...rest(event.id, event.args, full) };
}

function rest(id: string, args: Record<string, unknown>, full: Full): Args {
  const text = (name: string) => args[name] as string;
  const number = (name: string) => args[name] as number;
  const list = (name: string) => args[name] as string[];
  switch (id) {
    case "refilled":
      return { cards: list("cards").join(" "), count: list("cards").length };
    case "laid":
      return { cards: list("cards").join(" "), hand: number("from_hand") };
    case "passed":
      return { points: number("points"), automatic: args["automatic"] ? "yes" : "no" };
    case "line-opened":
      return { count: list("line").length };
    case "moved":
      return { card: text("card"), from: number("from") + 1, to: number("to") + 1 };
    case "inserted":
    case "removed":
      return { card: text("card"), at: number("at") + 1 };
    case "declared":
      return {
        feature: text("feature"),
        size: number("length"),
        first: number("start") + 1,
        last: number("start") + number("length"),
      };
    case "trophy": {
      const loser = (args["from"] ?? null) as number | null;
      return {
        bird: text("bird"),
        loser: loser === null ? "nobody" : who(full, loser),
        name: nameOf(full, loser),
      };
    }
    case "dealt":
      return { round: number("round") };
    case "over":
      return { points: (args["totals"] as number[])[number("winner")] ?? 0 };
    default:
      return plain(args);
  }
}

/** What needs no preparing: words and numbers, as they are. */
function plain(args: Record<string, unknown>): Args {
  const given = Object.entries(args).filter(
    ([name, value]) => name !== "seat" && (typeof value === "string" || typeof value === "number"),
  );
  return Object.fromEntries(given) as Args;
}
