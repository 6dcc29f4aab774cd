/** Where in the tray a card was let go: before the card whose left half it is over, else behind it; beside all, on top. */
import type { Drop } from "./drag.ts";

type Box = { left: number; right: number; top: number; bottom: number };

export function placeAmong(boxes: readonly Box[], x: number, y: number): number {
  const inRow = boxes.map((box, i) => ({ box, i })).filter(({ box }) => y <= box.bottom);
  const row = inRow.filter(({ box }) => box.top === inRow[0]!.box.top);
  for (const { box, i } of row) if (x < (box.left + box.right) / 2) return i;
  return row.length ? row[row.length - 1]!.i + 1 : boxes.length;
}

export function trayPlace({ x, y }: Drop): number {
  const slots = [...document.querySelectorAll("[data-tray]")].map((one) => one.getBoundingClientRect());
  return placeAmong(slots, x, y);
}
