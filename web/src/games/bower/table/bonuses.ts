/** What a seat did with a bonus tile, as far as everybody may know it: for the line that stays and for the beat. */
import type { BonusName } from "../forms.ts";
import { secondOf, spotOf, type Spot } from "../nest.ts";
import type { Happened } from "../../../model.ts";
import type { Full } from "../../../net/messages.ts";
import { nameOf, who, you } from "../../../words/people.ts";
import { columnsOf, tileName } from "../telling.ts";
import { say } from "../../../words/words.svelte.ts";
import { kindOf } from "../bonus/kinds.ts";

export type Used = {
  event: Happened;
  seat: number;
  bonus: BonusName;
  /** Where it lies, if it lies in a nest. */
  nest: number | null;
  spots: Spot[];
};

/** What an event says of a bonus tile; null where it says nothing, or where what is done with it is still to come. */
export function usedIn(event: Happened): Used | null {
  const { id, args } = event;
  const used = (bonus: BonusName, seat: number): Used => ({ event, seat, bonus, nest: null, spots: [] });
  switch (id) {
    case "token-laid":
      return { ...used(args.token, args.seat), nest: args.nest, spots: [spotOf(args.at)] };
    case "cover-laid": {
      const { seat, at, facing } = args;
      return { ...used("cover", seat), nest: seat, spots: [at, secondOf(at, facing)].map(spotOf) };
    }
    case "gift-given":
      return used("gift", args.seat);
    case "double-turn":
      return used("double-turn", args.seat);
    case "discard-asked":
      return used("discard", 1 - args.seat);
    case "spied":
      return used("spy-opponent", args.seat);
    case "spied-aside":
      return used("spy-aside", args.seat);
    case "bonus-kept":
      return ["nest", "egg"].includes(kindOf(args.bonus)) ? used(args.bonus, args.seat) : null;
    default:
      return null;
  }
}

/** What a bonus tile was used on, in a few words. */
export function targetOf({ event, bonus, seat, nest }: Used, full: Full): string {
  const { id, args } = event;
  const other = 1 - seat;
  const whom = { whom: who(full, other), other: nameOf(full, other) };
  if (id === "token-laid" && bonus === "x" && args.object) {
    const { object } = args;
    return say("web-bower-target-x", {
      object,
      kind: object.replace(/-.*/, ""),
      column: args.at[0] + 1,
      whose: nest === seat ? "own" : who(full, nest),
      owner: nameOf(full, nest),
    });
  }
  if (id === "token-laid") return say("web-bower-target-token", { column: args.at[0] + 1 });
  if (id === "cover-laid") {
    const columns = columnsOf(args.at, args.facing);
    return say("web-bower-target-cover", { columns: columns.join(" "), count: columns.length });
  }
  if (id === "gift-given")
    return say("web-bower-target-gift", { tile: tileName(args.tile, full.table.options), ...whom });
  if (bonus === "double-turn" || bonus === "discard") return say(`web-bower-target-${bonus}`, whom);
  if (id === "spied") return say("web-bower-target-spy", { column: args.column + 1 });
  if (bonus === "spy-aside") return say("web-bower-target-aside");
  return say(`web-bower-target-${kindOf(bonus)}`);
}

/** One line: whose bonus tile, and what it was used on. */
export const usedLine = (used: Used, full: Full): string =>
  say("web-bower-used", {
    player: you(full, used.seat),
    bonus: say(`bonus-${used.bonus}`),
    laid: used.nest === null ? "no" : "yes",
    target: targetOf(used, full),
  });
