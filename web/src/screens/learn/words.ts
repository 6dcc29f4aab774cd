/** The messages of a step: what is said, and its `.title`, `.task` and `.wrong`. */
import type { GameName } from "./lesson.ts";

const ids: Record<GameName, (step: string) => string> = {
  birdie: (step) => `web-learn-birdie-${step}`,
  bower: (step) => `web-learn-bower-${step}`,
};
export const messageOf = (game: GameName, step: string): string => ids[game](step);
