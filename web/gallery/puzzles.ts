/** Puzzles for the gallery: the archive with a few of them solved, and what is told over a scene. */
import { shelf } from "../src/screens/puzzle/progress.svelte.ts";
import { before, today } from "../src/screens/puzzle/days.ts";
import { KINDS, puzzles, type Listed } from "../src/screens/puzzle/puzzle.ts";
import type { Solving, Told } from "../src/screens/puzzle/solving.svelte.ts";
import type { Full } from "../src/net/messages.ts";
import type { Feature } from "../src/games/birdie/forms.ts";
import { event, part } from "./part.ts";
import { StillTable } from "./still.ts";

/** The archive, as if somebody had solved most of the last week. */
export function archive(): void {
  const days = Array.from({ length: 24 }, (_, i): Listed => {
    const kind = KINDS[(i * 3) % KINDS.length]!;
    const game = kind === "split" || kind === "chain" ? "birdie" : "bower";
    return { id: before(today(), i), kind, game, difficulty: 1 + ((i * 2) % 5) };
  });
  puzzles.list = async () => ({ puzzles: days });
  for (const i of [1, 2, 3, 5, 6]) shelf.note(days[i]!.id, { tries: 2, end: "solved" });
  shelf.note(days[4]!.id, { tries: 4, end: "shown" });
  shelf.note(days[0]!.id, { tries: 1 });
}

/** A puzzle with its explanation. */
export function told(full: Full, what: Told): Solving {
  const seat = full.you.seat ?? 0;
  const wrote = (box: Feature, value: number) => event("wrote", { seat, box, value, by: "set" });
  const events = [
    wrote("spring", 3),
    event("flapped", { seat, marked: 4, by: 2, points: 4 }),
    wrote("owl", 4),
  ];
  return part<Solving>({
    puzzle: {
      id: "2026-11-12",
      kind: "split",
      game: "birdie",
      difficulty: 3,
      seat,
      question: { id: "puzzle-question-split", args: {} },
      unit: "points",
      best: 17,
    },
    table: new StillTable(full),
    start: full,
    told: what,
    verdict: { right: false, value: 14, best: 17, unit: "points", events },
    best: { actions: [], events, second: 16 },
    rule: "B-P4",
    kept: { tries: 2, hints: 1, ...(what === "right" ? { end: "solved" as const } : {}) },
    scene: 0,
    draft: { read: () => null, write: () => undefined },
    keep: () => undefined,
    remember: async () => undefined,
    close: () => undefined,
  });
}
