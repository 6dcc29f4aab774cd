/** What a line of the final scoring lights up in a nest: its squares, and which objects on them count. */
import type { BowerObject } from "../forms.ts";
import { COLUMNS, spotOf, type Nest, type Spot } from "../nest.ts";
import { largestGroup } from "../tally.ts";
import type { Line } from "./lines.ts";

export type Light = { spots: Set<Spot>; counts: (object: BowerObject) => boolean };

export function lightOf(line: Line, nest: Nest, rows: number): Light {
  if (line.kind === "group") return { spots: largestGroup(nest, line.material).spots, counts: () => false };
  if (line.kind === "column") {
    const [kind, colour] = line.egg.split("-");
    return {
      spots: new Set(Array.from({ length: rows }, (_, row) => spotOf([line.column, row]))),
      counts: (object) =>
        object === line.egg ||
        object === `${kind}-white` ||
        (colour === "white" && object.startsWith(`${kind}-`)),
    };
  }
  const wished = line.bonus.replace("egg-", "");
  const counts = (object: BowerObject) =>
    wished === "shells" ? object === "shell" : object.endsWith(`-${wished}`);
  const all = Array.from({ length: COLUMNS * rows }, (_, i) =>
    spotOf([i % COLUMNS, Math.floor(i / COLUMNS)]),
  );
  return { spots: new Set(all.filter((spot) => nest.get(spot)?.objects.some(counts))), counts };
}
