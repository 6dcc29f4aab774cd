/** Which of some squares lies next in the direction of an arrow key, as they are seen. */
import { placeOf, type Spot } from "../nest.ts";

const WAYS: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The nearest one that way, a square aside counting double; nothing for other keys and at the edge. */
export function inDirection(key: string, from: Spot, among: readonly Spot[], up: boolean): Spot | undefined {
  const way = WAYS[key];
  if (!way) return undefined;
  const [column, row] = placeOf(from);
  const near = among
    .map((spot) => {
      const [c, r] = placeOf(spot);
      const [dx, dy] = [c - column, up ? row - r : r - row];
      const along = dx * way[0] + dy * way[1];
      const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
      return { spot, along, far: along + 2 * aside };
    })
    .filter(({ along }) => along > 0)
    .sort((a, b) => a.far - b.far);
  return near[0]?.spot;
}
