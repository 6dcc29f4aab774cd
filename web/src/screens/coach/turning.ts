/** Where a game turned for a seat: the move after which its share of the wins fell most. */
import { mistakes, type Analysis } from "./analysis.ts";
import { shares } from "./curve.ts";

/** The moment before that move. The seat's own mistakes come first; without one, the deepest fall of the curve. */
export function turningPoint(analysis: Analysis, seat: number): number {
  const curve = shares(analysis, seat);
  const fall = (from: number, to: number) =>
    (curve[from] ?? 0) - (curve[Math.min(to, curve.length - 1)] ?? 0);
  const own = mistakes(analysis)
    .filter((one) => one.seat === seat)
    .map(({ at, count }) => ({ at, depth: fall(at, at + count) }));
  const falls = own.length ? own : curve.slice(1).map((_, at) => ({ at, depth: fall(at, at + 1) }));
  return falls.reduce(
    (worst, one) => (one.depth > worst.depth ? one : worst),
    falls[0] ?? { at: 0, depth: 0 },
  ).at;
}
