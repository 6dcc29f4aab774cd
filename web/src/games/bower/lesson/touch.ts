/** What is touched in Bower's lesson: tiles, squares of a nest, bonus tiles. */
import { unchecked, unpressed, type Find } from "../../../screens/learn/touch.ts";
import type { Touch } from "../../contract.ts";
import type { BowerAction } from "../forms.ts";
import { secondOf } from "../nest.ts";

const touch: Touch = {
  things: "[data-display], [data-hand], [data-bonus], .square, .nest",
  amiss: (thing) =>
    thing.matches(".nest") || (thing.matches(".loose-tile") && !thing.matches(".legal, .selected, .pick")),
  next: (stage, wanted, main) => {
    const find: Find = (selector) => stage.querySelector<HTMLElement>(selector);
    const first = wanted[0]! as BowerAction;
    switch (first.do) {
      case "take":
        return unpressed(find(`[data-display="${first.display}"]`)) ?? main;
      case "play":
        return placing(find, first) ?? main;
      case "keep":
        return unchecked(find(`[data-bonus="${first.bonus}"]`)) ?? main;
      case "token":
        return laying(find, first) ?? main;
      default:
        return main;
    }
  },
};

type Doing<Verb> = Extract<BowerAction, { do: Verb }>;

/** The tile of the hand, the square, and the turn of the ghost. */
function placing(find: Find, action: Doing<"play">): HTMLElement | null {
  const tile = unpressed(find(`[data-hand="${action.hand}"]`));
  if (tile) return tile;
  const { at, facing } = action;
  const ghost = find("[data-ghost]")?.dataset["ghost"];
  if (ghost === undefined) return find(`.square[data-nest][data-at="${at.join()}"]`);
  return ghost === `${at.join()} ${secondOf(at, facing).join()}` ? null : find(".turn-button");
}

/** A token: the square, then which of its objects. */
function laying(find: Find, action: Doing<"token">): HTMLElement | null {
  const chosen = find(".choice-chips [aria-checked=true], .button.primary:not(.off)");
  if (!chosen) return find(`.square[data-nest="${action.nest}"][data-at="${action.at.join()}"]`);
  return unchecked(find(`[data-way="${action.object}"]`));
}

export default touch;
