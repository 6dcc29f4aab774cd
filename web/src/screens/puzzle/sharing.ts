/** What is told to others about a puzzle: its day, how hard it is and how it went, but nothing of the answer. */
import { say } from "../../words/words.svelte.ts";
import { dayIn } from "./days.ts";
import type { Kept } from "./progress.svelte.ts";
import type { Listed } from "./puzzle.ts";

const MOST = 5;

export function shareText(puzzle: Listed, kept: Kept, language: string): string {
  const birds = "🐦".repeat(Math.min(MOST, Math.max(1, puzzle.difficulty)));
  const how =
    kept.end === "solved" ? say("web-puzzle-shared-solved", { tries: kept.tries, hints: kept.hints }) : "";
  return [say("web-puzzle-shared", { day: dayIn(language, puzzle.id, "long") }), birds, how]
    .filter(Boolean)
    .join(" · ");
}
