/** What lessons show besides the table, game by game: fetched with the lesson. */
import type { Component } from "svelte";
import type { GameName } from "../lesson.ts";
import type { LessonTable } from "../table.svelte.ts";

export type Shown = Component<{ table: LessonTable; result: Record<string, unknown> | null }>;

export const exhibits: Record<GameName, () => Promise<{ default: Record<string, Shown> }>> = {
  birdie: () => import("../../../games/birdie/lesson/exhibits.ts"),
  bower: () => import("../../../games/bower/lesson/exhibits.ts"),
};
