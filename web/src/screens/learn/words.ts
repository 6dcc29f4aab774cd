/** The messages of a step: what is said, and its `.title`, `.task` and `.wrong`. */
import type { GameName } from "../../games/index.ts";

export const messageOf = (game: GameName, step: string): string => `web-learn-${game}-${step}`;
