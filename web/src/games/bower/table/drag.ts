/**
 * Drag by pointer, for mouse, pen and finger. What is dragged by a finger floats above it, so that it can be seen.
 *
 * A press that does not move stays a tap; a drag swallows the click that follows it.
 */
export type Drag = {
  start: () => boolean;
  /** Where the middle of what is dragged lies on the screen. */
  move: (x: number, y: number) => void;
  end: (dropped: boolean) => void;
};

const SLACK = 7;
const ABOVE_FINGER = 46;

/** A mouse that is let go clicks, too; only that click is meant, none of a later press. */
function swallowClick(): void {
  const over = new AbortController();
  const options = { capture: true, signal: over.signal };
  addEventListener(
    "click",
    (click) => {
      click.preventDefault();
      click.stopPropagation();
      over.abort();
    },
    options,
  );
  addEventListener("pointerdown", () => over.abort(), options);
  setTimeout(() => over.abort(), 200);
}

export function draggable(node: HTMLElement, drag: Drag) {
  let from: { x: number; y: number; id: number } | null = null;
  let dragging = false;
  let handlers = drag;

  const lift = (event: PointerEvent) => (event.pointerType === "touch" ? ABOVE_FINGER : 0);

  function down(event: PointerEvent) {
    if (event.button !== 0 || !event.isPrimary) return;
    from = { x: event.clientX, y: event.clientY, id: event.pointerId };
    dragging = false;
    addEventListener("pointermove", moving);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", lost);
  }
  function moving(event: PointerEvent) {
    if (!from || event.pointerId !== from.id) return;
    if (!dragging && Math.hypot(event.clientX - from.x, event.clientY - from.y) < SLACK) return;
    if (!dragging) {
      if (!handlers.start()) return stop();
      dragging = true;
    }
    event.preventDefault();
    handlers.move(event.clientX, event.clientY - lift(event));
  }
  function up(event: PointerEvent) {
    if (!from || event.pointerId !== from.id) return;
    const dragged = dragging;
    stop();
    if (!dragged) return;
    if (event.pointerType !== "touch") swallowClick();
    handlers.end(true);
  }
  function lost(event: PointerEvent) {
    if (!from || event.pointerId !== from.id) return;
    const dragged = dragging;
    stop();
    if (dragged) handlers.end(false);
  }
  function stop() {
    from = null;
    dragging = false;
    removeEventListener("pointermove", moving);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", lost);
  }
  const still = (event: Event) => event.preventDefault();
  node.addEventListener("pointerdown", down);
  node.addEventListener("dragstart", still);
  return {
    update: (next: Drag) => (handlers = next),
    destroy: () => {
      if (dragging) handlers.end(false);
      stop();
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("dragstart", still);
    },
  };
}
