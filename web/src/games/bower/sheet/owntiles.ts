/** Whether a component file holds tiles that can be drawn; whether they can be played with, the server says. */
import { MATERIALS, type Square } from "../forms.ts";
import { EGGS } from "./document.ts";

const OBJECTS: readonly string[] = [...EGGS, "gem", "shell"];

function isSquare(square: unknown): square is Square {
  const { material, objects } = (square ?? {}) as Partial<Square>;
  return (
    (MATERIALS as readonly unknown[]).includes(material) &&
    Array.isArray(objects) &&
    objects.length <= 3 &&
    objects.every((object) => OBJECTS.includes(object))
  );
}

const isTile = (squares: unknown) =>
  Array.isArray(squares) && squares.length === 2 && squares.every(isSquare);

export function whole(components: unknown): boolean {
  const { tiles, bonus_nest } = (components ?? {}) as { tiles?: unknown; bonus_nest?: unknown };
  if (!Array.isArray(tiles) || !tiles.length) return false;
  const named = (tiles as Array<{ id?: unknown; squares?: unknown } | null>).every(
    (tile) => typeof tile?.id === "string" && isTile(tile.squares),
  );
  return named && (bonus_nest === undefined || Object.values(bonus_nest as object).every(isTile));
}
