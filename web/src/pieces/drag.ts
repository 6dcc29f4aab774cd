/**
 * Drag by pointer, for mouse, pen and finger. A press that does not move stays a tap; a drag swallows the click that
 * follows it, and Escape breaks it off.
 */
import type { Attachment } from "svelte/attachments";

/** Where the pointer is, and how far it came. */
export type Point = { x: number; y: number; dx: number; dy: number; finger: boolean };
export type Drag = {
  /** Begin; false where nothing can be dragged now. */
  start: () => boolean;
  move: (at: Point) => void;
  /** Where it was let go; null where the drag was broken off. */
  end: (at: Point | null) => void;
};

const SLACK_PX = 8;
const CLICK_MS = 200;

/** A mouse that is let go clicks, too; only that click is meant, none of a later press. */
function swallowClick(): void {
  const over = new AbortController();
  const options = { capture: true, signal: over.signal };
  const swallow = (click: Event) => {
    click.preventDefault();
    click.stopPropagation();
    over.abort();
  };
  addEventListener("click", swallow, options);
  addEventListener("pointerdown", () => over.abort(), options);
  setTimeout(() => over.abort(), CLICK_MS);
}

export function draggable(drag: Drag): Attachment<HTMLElement> {
  return (node) => {
    let from: { x: number; y: number; id: number } | null = null;
    let dragging = false;
    let listening = new AbortController();

    const pointOf = ({ clientX: x, clientY: y, pointerType }: PointerEvent): Point => ({
      ...{ x, y, dx: x - from!.x, dy: y - from!.y },
      finger: pointerType === "touch",
    });

    function down(event: PointerEvent): void {
      if (event.button !== 0 || !event.isPrimary || from) return;
      from = { x: event.clientX, y: event.clientY, id: event.pointerId };
      listening = new AbortController();
      const { signal } = listening;
      addEventListener("pointermove", move, { signal });
      addEventListener("pointerup", up, { signal });
      addEventListener("pointercancel", (lost) => mine(lost) && finish(null), { signal });
      addEventListener("keydown", escape, { signal, capture: true });
    }
    const mine = (event: PointerEvent) => from !== null && event.pointerId === from.id;
    function move(event: PointerEvent): void {
      if (!mine(event)) return;
      const at = pointOf(event);
      if (!dragging) {
        if (Math.hypot(at.dx, at.dy) < SLACK_PX) return;
        if (!drag.start()) return finish(null);
        dragging = true;
      }
      event.preventDefault();
      drag.move(at);
    }
    function up(event: PointerEvent): void {
      if (!mine(event)) return;
      if (dragging && event.pointerType !== "touch") swallowClick();
      finish(pointOf(event));
    }
    function escape(event: KeyboardEvent): void {
      if (event.key !== "Escape" || !dragging) return;
      event.stopPropagation();
      finish(null);
    }
    function finish(at: Point | null): void {
      const dragged = dragging;
      listening.abort();
      from = null;
      dragging = false;
      if (dragged) drag.end(at);
    }
    const noGhost = (event: Event) => event.preventDefault();

    node.addEventListener("pointerdown", down);
    node.addEventListener("dragstart", noGhost);
    return () => {
      finish(null);
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("dragstart", noGhost);
    };
  };
}
