/**
 * Where a tile can lie, out of the legal actions: around a square, turned, moved by an arrow, nearest to a pointer.
 *
 * A place is a first square and a facing, as actions name it. Everything here is about the player's own nest, as it is seen: row 0
 * at the top.
 */
import type { BowerAction, Facing, Place } from "../forms.ts";
import { secondOf, spotOf, type Spot } from "../nest.ts";

export type Put = { at: Place; facing: Facing };
/** A hand tile by its number, or the gift. */
export type HandIndex = number | "gift";

/** As a tile lies in the hand, then clockwise on the screen. */
const TURNS: readonly Facing[] = ["e", "n", "w", "s"];

export const same = (a: Put | null, b: Put | null) =>
  a !== null && b !== null && a.facing === b.facing && spotOf(a.at) === spotOf(b.at);

/** The places for a tile of the hand. */
export function putsFor(legal: readonly BowerAction[], hand: HandIndex): Put[] {
  return legal.flatMap((action) =>
    action.do === "play" && action.hand === hand ? [{ at: action.at, facing: action.facing }] : [],
  );
}

export const spotsOf = ({ at, facing }: Put): [Spot, Spot] => [spotOf(at), spotOf(secondOf(at, facing))];

/** The squares that any of the places covers. */
export const reach = (puts: readonly Put[]) => new Set(puts.flatMap(spotsOf));

/** The places that cover a square: first those with the tile's first half on it, clockwise, then those with its second. */
export function covering(puts: readonly Put[], spot: Spot): Put[] {
  const turned = (a: Put, b: Put) => TURNS.indexOf(a.facing) - TURNS.indexOf(b.facing);
  const half = (which: 0 | 1) => puts.filter((put) => spotsOf(put)[which] === spot).sort(turned);
  return [...half(0), ...half(1)];
}

/** The next place around the same square. */
export function turned(puts: readonly Put[], now: Put, around: Spot): Put {
  const all = covering(puts, around);
  const i = all.findIndex((put) => same(put, now));
  return all[(i + 1) % all.length] ?? now;
}

const middle = (put: Put): [number, number] => {
  const [c, r] = secondOf(put.at, put.facing);
  return [(put.at[0] + c) / 2, (put.at[1] + r) / 2];
};

const WAYS: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The nearest place in the direction of an arrow key; one that lies the same way is preferred. */
export function moved(puts: readonly Put[], now: Put, key: string): Put | null {
  const way = WAYS[key];
  if (!way) return null;
  const [x, y] = middle(now);
  const near = puts
    .map((put) => {
      const [dx, dy] = [middle(put)[0] - x, middle(put)[1] - y];
      const along = dx * way[0] + dy * way[1];
      const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
      return { put, along, far: along + 2 * aside + (put.facing === now.facing ? 0 : 1.25) };
    })
    .filter(({ along }) => along > 0)
    .sort((a, b) => a.far - b.far);
  return near[0]?.put ?? null;
}

/** The place whose middle is nearest to a point of the nest (squares and fractions), if any is near enough. */
export function nearest(puts: readonly Put[], [x, y]: Place, facing: Facing): Put | null {
  let best: Put | null = null;
  let least = 1.35;
  for (const put of puts) {
    const [mx, my] = middle(put);
    const far = Math.hypot(mx + 0.5 - x, my + 0.5 - y) + (put.facing === facing ? 0 : 0.3);
    if (far < least) [best, least] = [put, far];
  }
  return best;
}
