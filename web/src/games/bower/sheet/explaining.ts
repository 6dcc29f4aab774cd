/** The lines of a sheet's result in words. */
import { say } from "../../../words/words.svelte.ts";
import { winner, type Line } from "../final/lines.ts";
import { reason, what } from "../final/words.ts";
import { SEATS, type BowerDocument } from "./document.ts";
import { nameOf } from "./naming.ts";
import type { Row } from "./rows.ts";

export const titleOf = (row: Row): string =>
  row.line ? what(row.line) : say("web-bower-scoring-column", { column: row.column! + 1 });

/** What is asked for there, and whose egg tile it is. */
export function about(document: BowerDocument, { line }: Row): string {
  if (!line) return say("web-sheet-bower-egg-unknown");
  if (line.kind === "group") return say("web-bower-scoring-group");
  if (line.kind === "column") return say(`${line.egg}.asked`);
  return say("web-bower-scoring-owner", { player: nameOf(document, line.owner as 0 | 1) });
}

/** Why it comes out so: ties, one object alone, white ones, the Branch. */
export function reasons(document: BowerDocument, row: Row): string[] {
  const { line, white, branch, settled } = row;
  if (!line) return [];
  const told: string[] = [];
  if (settled && reason(line)) told.push(reason(line));
  if (settled && doubled(line) && !told.includes(say("web-bower-scoring-double")))
    told.push(say("web-bower-scoring-double"));
  for (const seat of SEATS) {
    const player = nameOf(document, seat);
    if (white[seat])
      told.push(
        say(settled ? "web-sheet-bower-declared" : "web-sheet-bower-white", { player, count: white[seat] }),
      );
    if (branch[seat]) told.push(say("web-sheet-bower-branch", { player }));
  }
  if (!settled && line.shells && line.counts[0] === line.counts[1])
    told.push(say("web-sheet-bower-shells", { shells: line.shells.join(":") }));
  return told;
}

const doubled = ({ eggs }: Line): boolean => Math.max(...eggs) > 1;

/** Who gets how many eggs; nothing while that is not known. */
export function gets(document: BowerDocument, { line, settled }: Row): string {
  if (!line || !settled) return "";
  const side = winner(line);
  return say("web-bower-scoring-gets", {
    who: side === null ? "nobody" : "other",
    count: Math.max(...line.eggs),
    player: side === null ? "" : nameOf(document, side === "near" ? 0 : 1),
  });
}
