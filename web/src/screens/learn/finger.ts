/** Where the finger lies: beside the thing to touch, so that nothing on it is hidden. */

type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;
type Size = { width: number; height: number };

/** Half the finger's width, with the distance it moves. */
export const REACH = 22;
/** How far it overlaps the edge of the thing, to be seen as belonging to it. */
const OVERLAP = 6;

/** The middle of the finger: below the thing, or above it where the screen ends. */
export function beside(thing: Box, screen: Size): { x: number; y: number } {
  const below = thing.bottom + REACH - OVERLAP;
  const y = below + REACH <= screen.height ? below : thing.top - REACH + OVERLAP;
  const middle = (thing.left + thing.right) / 2;
  return { x: Math.min(Math.max(middle, REACH), screen.width - REACH), y };
}
