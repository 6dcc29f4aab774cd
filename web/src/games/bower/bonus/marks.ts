/** Where the objects of a square lie that are counted: the middle and the size of each, in units of a square of 52. */
import type { BowerObject } from "../forms.ts";
import type { Laid } from "../nest.ts";
import { SPOTS } from "../pieces/geometry.ts";

export type Mark = [x: number, y: number, r: number];
/** Where tokens lie that bring objects. */
const BROUGHT: Record<string, Array<{ object: BowerObject; mark: Mark }>> = {
  "white-feather": [{ object: "feather-white", mark: [39, 13, 12] }],
  "white-flower": [{ object: "flower-white", mark: [13, 13, 12] }],
  shells: [
    { object: "shell", mark: [15, 40.5, 10] },
    { object: "shell", mark: [35, 40.5, 10] },
  ],
};

/** An X takes away the first one of its kind, the printed ones first. */
export function objectSpots(square: Laid, counts: (object: BowerObject) => boolean): Mark[] {
  const crossed = square.tokens.filter(({ name }) => name === "x").map(({ object }) => object);
  const all = [
    ...square.printed.map((object, i) => {
      const [dx, dy, size] = SPOTS[square.printed.length]?.[i] ?? [14, 14, 23];
      return { object, mark: [dx + size / 2, dy + size / 2, size / 2 + 1] as Mark };
    }),
    ...square.tokens.flatMap(({ name }) => BROUGHT[name] ?? []),
  ];
  return all
    .filter(({ object }) => {
      const at = crossed.indexOf(object);
      if (at >= 0) crossed.splice(at, 1);
      return at < 0 && counts(object);
    })
    .map(({ mark }) => mark);
}
