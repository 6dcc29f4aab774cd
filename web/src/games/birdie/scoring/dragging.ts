/** Dragging a bird along the wire: it follows the finger and lands in the nearest gap. */
import type { Attachment } from "svelte/attachments";
import { draggable } from "../../../pieces/drag.ts";

export function dragBird(from: number, drop: (from: number, gap: number) => void): Attachment<HTMLElement> {
  return (node) => {
    node.classList.add("drags");
    const stop = draggable({
      start: () => {
        node.classList.add("dragging");
        return true;
      },
      move: ({ dx, dy }) => (node.style.translate = `${dx}px ${dy}px`),
      end: (at) => {
        if (at) drop(from, nearest(node, at.x, at.y));
        node.classList.remove("dragging");
        node.style.translate = "";
      },
    })(node);
    return () => {
      stop?.();
      node.classList.remove("drags");
    };
  };
}

/** The gap nearest to a point: before or behind the bird whose middle is nearest. */
function nearest(node: HTMLElement, x: number, y: number): number {
  const cells = [...(node.closest("[data-line]")?.querySelectorAll<HTMLElement>(".cell") ?? [])];
  let best = { gap: 0, far: Infinity };
  cells.forEach((cell, i) => {
    const box = cell.getBoundingClientRect();
    const middle = box.left + box.width / 2;
    const far = Math.hypot(x - middle, 2 * (y - box.top - box.height / 2));
    if (far < best.far) best = { gap: x < middle ? i : i + 1, far };
  });
  return best.gap;
}
