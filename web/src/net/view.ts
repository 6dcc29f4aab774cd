/** What the view of every game says. The rest of it belongs to the game: see `viewOf` in its forms. */
import type { View } from "../games/documents.ts";

type Told = { view?: View | null };

/** Return the seat to move, null where nobody is. */
export const moverOf = ({ view }: Told): number | null => view?.seat ?? null;

/** Return the phase of the game, empty before there is one. */
export const phaseOf = ({ view }: Told): string => view?.phase ?? "";
