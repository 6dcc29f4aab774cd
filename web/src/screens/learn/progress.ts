/** How far somebody came in each lesson: kept on this device, by the name of the step, so that new steps do no harm. */
import { keep, keptDocument } from "../../state/storage.ts";
import type { GameName } from "../../games/index.ts";
import type { LessonData } from "./lesson.ts";

const KEY = "voliera.learn";
/** The step's name, or `done` for a lesson that was finished once. */
type Kept = Partial<Record<GameName, { step: string; done: boolean }>>;

function read(): Kept {
  const found = keptDocument(KEY);
  return typeof found === "object" && found ? found : {};
}

/** Where a lesson goes on: its first step, if it is new here or was changed. */
export function reached({ game, steps }: Pick<LessonData, "game" | "steps">): number {
  const name = read()[game]?.step;
  return Math.max(
    0,
    steps.findIndex(({ id }) => id === name),
  );
}

export const begun = (game: GameName): boolean => (read()[game]?.step ?? "") !== "";
export const finished = (game: GameName): boolean => read()[game]?.done === true;

/** Remember the step; null when the lesson is over, so that it starts from the beginning. */
export function remember(game: GameName, step: string | null): void {
  const kept = read();
  const done = step === null || kept[game]?.done === true;
  keep(KEY, JSON.stringify({ ...kept, [game]: { step: step ?? "", done } }));
}
