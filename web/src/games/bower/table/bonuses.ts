/** What a seat did with a bonus tile, as far as everybody may know it: for the line that stays and for the beat. */
import type { BonusName, Facing, Place } from "../forms.ts";
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
  const seat = args["seat"] as number;
  const at = args["at"] as Place;
  const used = (bonus: BonusName, by = seat): Used => ({ event, seat: by, bonus, nest: null, spots: [] });
  switch (id) {
    case "token-laid":
      return { ...used(args["token"] as BonusName), nest: args["nest"] as number, spots: [spotOf(at)] };
    case "cover-laid":
      return {
        ...used("cover"),
        nest: seat,
        spots: [at, secondOf(at, args["facing"] as Facing)].map(spotOf),
      };
    case "gift-given":
      return used("gift");
    case "double-turn":
      return used("double-turn");
    case "discard-asked":
      return used("discard", 1 - seat);
    case "spied":
      return used("spy-opponent");
    case "spied-aside":
      return used("spy-aside");
    case "bonus-kept": {
      const bonus = args["bonus"] as BonusName;
      return ["nest", "egg"].includes(kindOf(bonus)) ? used(bonus) : null;
    }
    default:
      return null;
  }
}

/** What a bonus tile was used on, in a few words. */
export function targetOf({ event, bonus, seat, nest }: Used, full: Full): string {
  const { args } = event;
  const column = (((args["at"] as Place | undefined)?.[0] ?? args["column"] ?? 0) as number) + 1;
  const other = 1 - seat;
  const whom = { whom: who(full, other), other: nameOf(full, other) };
  if (bonus === "x") {
    const object = args["object"] as string;
    return say("web-bower-target-x", {
      object,
      kind: object.replace(/-.*/, ""),
      column,
      whose: nest === seat ? "own" : who(full, nest),
      owner: nameOf(full, nest),
    });
  }
  if (bonus === "cover") {
    const columns = columnsOf(args["at"] as Place, args["facing"] as string);
    return say("web-bower-target-cover", { columns: columns.join(" "), count: columns.length });
  }
  if (bonus === "gift")
    return say("web-bower-target-gift", {
      tile: tileName(args["tile"] as string, full.table.options),
      ...whom,
    });
  if (bonus === "double-turn" || bonus === "discard") return say(`web-bower-target-${bonus}`, whom);
  if (bonus === "spy-opponent") return say("web-bower-target-spy", { column });
  if (bonus === "spy-aside") return say("web-bower-target-aside");
  const kind = kindOf(bonus);
  return kind === "token" ? say("web-bower-target-token", { column }) : say(`web-bower-target-${kind}`);
}

/** One line: whose bonus tile, and what it was used on. */
export const usedLine = (used: Used, full: Full): string =>
  say("web-bower-used", {
    player: you(full, used.seat),
    bonus: say(`bonus-${used.bonus}`),
    laid: used.nest === null ? "no" : "yes",
    target: targetOf(used, full),
  });
