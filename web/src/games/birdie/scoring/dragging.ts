/** Dragging a bird along the wire: it follows the finger and lands in the nearest gap. A short touch is a tap. */
type Wish = { from: number; drop: (from: number, gap: number) => void; tap: () => void };

const SLACK_PX = 8;

export function dragged({ from, drop }: Wish) {
  return (node: HTMLElement) => {
    let start: { x: number; y: number } | null = null;
    let moving = false;

    function down(event: PointerEvent) {
      if (event.button !== 0) return;
      start = { x: event.clientX, y: event.clientY };
      moving = false;
    }
    function move(event: PointerEvent) {
      if (!start) return;
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      if (!moving && Math.hypot(x, y) < SLACK_PX) return;
      if (!moving) node.setPointerCapture(event.pointerId);
      moving = true;
      node.classList.add("dragging");
      node.style.translate = `${x}px ${y}px`;
    }
    function up(event: PointerEvent) {
      if (start && moving) drop(from, nearest(node, event.clientX, event.clientY));
      rest();
    }
    function rest() {
      start = null;
      node.classList.remove("dragging");
      node.style.translate = "";
    }
    /** A drag ends with a click on the same bird, which is none. */
    function click(event: MouseEvent) {
      if (!moving) return;
      event.stopPropagation();
      event.preventDefault();
      moving = false;
    }

    node.addEventListener("pointerdown", down);
    node.addEventListener("pointermove", move);
    node.addEventListener("pointerup", up);
    node.addEventListener("pointercancel", rest);
    node.addEventListener("click", click, true);
    node.classList.add("drags");
    return () => {
      node.classList.remove("drags");
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", rest);
      node.removeEventListener("click", click, true);
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
