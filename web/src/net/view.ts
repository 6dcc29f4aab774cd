/** What the view of every game says. The rest of it belongs to the game: see `viewOf` in its forms. */
type Told = { view?: Record<string, unknown> | null };

/** Return the seat to move, null where nobody is. */
export function moverOf({ view }: Told): number | null {
  const seat = view?.["seat"];
  return typeof seat === "number" ? seat : null;
}

/** Return the phase of the game, empty before there is one. */
export function phaseOf({ view }: Told): string {
  const phase = view?.["phase"];
  return typeof phase === "string" ? phase : "";
}
