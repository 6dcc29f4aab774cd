/** Why a move of Bower is good, in one sentence: the third gem first, then what an egg asks for, then a larger group. */
import { type BowerAction, type BowerView, type TileName, viewOf } from "../forms.ts";
import { tileSquares } from "../components.ts";
import { mySeat } from "../../../model.ts";
import type { Full } from "../../../net/messages.ts";
import { say } from "../../../words/words.svelte.ts";
import type { Reason } from "../../../screens/table/hints.svelte.ts";
import { tileInWords } from "../pieces/telling.ts";
import { counts } from "./preview.ts";

type Play = Extract<BowerAction, { do: "play" }>;

export function reasonOf(full: Full, action: BowerAction | undefined): Reason {
  const view = viewOf(full);
  const seat = mySeat(full) ?? 0;
  if (action?.do === "take") return taking(view, view.display[action.display]!);
  if (action?.do !== "play") return null;
  const tile = action.hand === "gift" ? view.gift?.tile : tileOf(view, seat, action.hand);
  return tile ? playing(view, seat, action, tile) : null;
}

function tileOf(view: BowerView, seat: number, hand: number): TileName | null {
  const own = view.hands[seat];
  return Array.isArray(own) ? (own[hand] ?? null) : null;
}

/** The tile in full, so that two of the same materials can be told apart, and which known egg asks for its objects. */
function taking(view: BowerView, tile: TileName): Reason {
  const objects = tileSquares(tile, view.options).flatMap((square) => square.objects as string[]);
  const column = view.eggs.findIndex((egg) => egg !== null && objects.includes(egg));
  return () => {
    const named = say("web-bower-hint-tile", { tile: tileInWords(tile, view.options) });
    return column < 0 ? named : `${named} ${say("web-bower-hint-asked", { column: column + 1 })}`;
  };
}

function playing(view: BowerView, seat: number, { at, facing }: Play, tile: TileName): Reason {
  const { gems, columns, groups } = counts(view, seat, { at, facing, tile });
  const bonus = gems.find((one) => one.bonus);
  if (bonus?.column != null) {
    const column = bonus.column + 1;
    return () => say("web-bower-hint-gem-column", { column });
  }
  if (bonus) return () => say("web-bower-hint-gem-group", { material: bonus.material! });
  const fed = columns.find((one) => one.after.matching > one.matching[0]);
  if (fed) {
    const told = { column: fed.column + 1, count: fed.after.matching };
    return () => say("web-bower-hint-egg", told);
  }
  const grown = groups.find((one) => one.after > one.sizes[0]);
  return grown ? () => say("web-bower-hint-group", { material: grown.material, size: grown.after }) : null;
}
