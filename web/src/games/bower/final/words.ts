/** The lines of the final scoring in words. */
import type { Full } from "../../../net/messages.ts";
import { nameOf, you } from "../../../words/people.ts";
import { say } from "../../../words/words.svelte.ts";
import { winner, type Line } from "./lines.ts";

/** What is counted. */
export function what(line: Line): string {
  if (line.kind === "group") return say(line.material);
  if (line.kind === "column") return say("web-bower-scoring-column", { column: line.column + 1 });
  return say(`bonus-${line.bonus}`);
}

/** What decides there: the egg's wish, the largest group, whose egg tile. */
export function about(full: Full, line: Line): string {
  if (line.kind === "group") return say("web-bower-scoring-group");
  if (line.kind === "column") return say(`${line.egg}.asked`);
  return you(full, line.owner) === say("web-you")
    ? say("web-bower-scoring-owner-you")
    : say("web-bower-scoring-owner", { player: nameOf(full, line.owner) });
}

/** How a tie was broken, or that just one object is worth two eggs; nothing where the counts say it all. */
export function reason({ by, shells, eggs, kind }: Line): string {
  if (kind !== "tile" && by !== "size" && by !== "objects")
    return say("web-bower-scoring-why", { by, shells: shells ? shells.join(":") : "" });
  return Math.max(...eggs) > 1 ? say("web-bower-scoring-double") : "";
}

/** Who gets how many eggs. */
export function gets(full: Full, near: number, line: Line): string {
  const side = winner(line);
  const seat = side === "far" ? 1 - near : near;
  const mine = full.you.kind === "seat" && full.you.seat === seat;
  return say("web-bower-scoring-gets", {
    who: side === null ? "nobody" : mine ? "you" : "other",
    count: Math.max(...line.eggs),
    player: nameOf(full, seat),
  });
}
