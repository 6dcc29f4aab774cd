/**
 * The lines of the result, in the order in which they are counted: groups, columns, egg tiles. The server's lines where
 * it has counted; until then what can be counted here, which gives no eggs yet.
 */
import type { BowerResult, Egg } from "../forms.ts";
import { built } from "../nest.ts";
import { columnTally, COUNTED, eggTileCount, largestGroup } from "../tally.ts";
import { linesOf, type Line } from "../final/lines.ts";
import { SEATS, type BowerDocument, type Pair, type Seat } from "./document.ts";

/** How the rules explain a result (`Game.explain`), as far as a line says it. */
export type Explanation = {
  groups: Array<{ branch: Pair<boolean> }>;
  columns: Array<{ white: Pair<number>; declared: Pair<number>; single: boolean }>;
};
export type Scored = { result: BowerResult; explanation: Explanation };

export type Row = {
  key: string;
  /** Null for a column whose egg is not known. */
  line: Line | null;
  column: number | null;
  /** Whether it is known who gets the eggs. */
  settled: boolean;
  /** White objects: before the result those that could be declared, in it those that are. */
  white: Pair<number>;
  /** Whether a Branch joins the counted group. */
  branch: Pair<boolean>;
  /** The statements that decide it. */
  rules: string[];
};

const NONE: Pair<number> = [0, 0];

export function rowsOf(sheet: BowerDocument, scored: Scored | null): Row[] {
  return scored ? fromResult(scored) : counted(sheet);
}

function fromResult({ result, explanation }: Scored): Row[] {
  return linesOf(result, 0).map((line, i) => {
    const column = line.kind === "column" ? explanation.columns[line.column] : undefined;
    const group = line.kind === "group" ? explanation.groups[i] : undefined;
    return {
      key: keyOf(line),
      line,
      column: line.kind === "column" ? line.column : null,
      settled: true,
      white: column?.declared ?? NONE,
      branch: group?.branch ?? [false, false],
      rules: rulesOf(line, column),
    };
  });
}

function rulesOf(line: Line, column: Explanation["columns"][number] | undefined): string[] {
  if (line.kind === "tile") return ["W-B6"];
  const shells = line.by === "coloured-shells" ? ["W-E5"] : [];
  if (line.kind === "group") return ["W-E2", ...shells];
  return ["W-E3", ...(column && Math.max(...column.white) > 0 ? ["W-E4"] : []), ...shells];
}

const keyOf = (line: Line): string =>
  line.kind === "group"
    ? line.material
    : line.kind === "column"
      ? `column-${line.column}`
      : `${line.bonus}-${line.owner}`;

const pair = <T>(value: (seat: Seat) => T): Pair<T> => [value(0), value(1)];

/** What the browser counts by itself. */
function counted(sheet: BowerDocument): Row[] {
  const nests = sheet.nests.map((items) => built(items, sheet.options));
  const open = { eggs: NONE, by: "none" as const };
  const rest = { settled: false, white: NONE, branch: [false, false] as Pair<boolean> };
  return [
    ...COUNTED.map((material): Row => {
      const groups = pair((seat) => largestGroup(nests[seat]!, material));
      const counts = pair((seat) => groups[seat].size);
      const shells = pair((seat) => groups[seat].shells);
      const line: Line = { kind: "group", material, counts, shells, ...open };
      return { ...rest, key: keyOf(line), line, column: null, rules: ["W-E2"] };
    }),
    ...sheet.eggs.map((egg, column): Row => {
      if (egg === null) return { ...rest, key: `column-${column}`, line: null, column, rules: ["W-E3"] };
      return { ...rest, ...columnRow(column, egg), column, rules: ["W-E3"] };
    }),
    ...SEATS.flatMap((owner) =>
      sheet.kept[owner].map((bonus): Row => {
        const counts = pair((seat) => eggTileCount(nests[seat]!, bonus));
        const line: Line = { kind: "tile", bonus, owner, counts, shells: null, ...open };
        return { ...rest, key: keyOf(line), line, column: null, rules: ["W-B6"] };
      }),
    ),
  ];

  function columnRow(column: number, egg: Egg): Pick<Row, "key" | "line" | "white"> {
    const tallies = pair((seat) => columnTally(nests[seat]!, column, egg));
    const line: Line = {
      kind: "column",
      column,
      egg,
      counts: pair((seat) => tallies[seat].matching),
      shells: pair((seat) => tallies[seat].shells),
      ...open,
    };
    return { key: keyOf(line), line, white: pair((seat) => tallies[seat].white) };
  }
}
