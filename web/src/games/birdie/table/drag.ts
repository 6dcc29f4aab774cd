/**
 * A card that can be dragged to a zone (`data-zone`). A picture of it follows the finger; the card itself stays where it
 * is until what dropping means has been done. A short touch stays a tap.
 */
import type { Attachment } from "svelte/attachments";

const FAR_PX = 8;

export type Drop = { zone: string | null; x: number; y: number };

/** `drop` is null where the card cannot be dragged now. */
export function draggable(drop: () => ((drop: Drop) => void) | null): Attachment<HTMLElement> {
  return (card) => {
    let from: { x: number; y: number; id: number } | null = null;
    let picture: HTMLElement | null = null;
    let zone: HTMLElement | null = null;

    const zoneAt = (x: number, y: number) =>
      document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-zone]") ?? null;

    function over(next: HTMLElement | null): void {
      if (zone === next) return;
      zone?.removeAttribute("data-over");
      next?.setAttribute("data-over", "");
      zone = next;
    }
    function lift(): void {
      const box = card.getBoundingClientRect();
      picture = card.cloneNode(true) as HTMLElement;
      picture.removeAttribute("data-card");
      picture.setAttribute("aria-hidden", "true");
      picture.classList.add("dragged");
      Object.assign(picture.style, {
        left: `${box.left}px`,
        top: `${box.top}px`,
        width: `${box.width}px`,
        height: `${box.height}px`,
      });
      document.body.append(picture);
      card.classList.add("lifted");
    }
    function stop(): void {
      over(null);
      picture?.remove();
      card.classList.remove("lifted");
      from = picture = null;
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", stop);
      removeEventListener("keydown", escape, true);
    }
    function down(event: PointerEvent): void {
      if (event.button !== 0 || from || drop() === null) return;
      from = { x: event.clientX, y: event.clientY, id: event.pointerId };
      addEventListener("pointermove", move);
      addEventListener("pointerup", up);
      addEventListener("pointercancel", stop);
      addEventListener("keydown", escape, true);
    }
    function move(event: PointerEvent): void {
      if (!from || event.pointerId !== from.id) return;
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      if (!picture && Math.hypot(dx, dy) < FAR_PX) return;
      if (!picture) lift();
      picture!.style.transform = `translate(${dx}px, ${dy}px) rotate(2deg)`;
      over(zoneAt(event.clientX, event.clientY));
    }
    function up(event: PointerEvent): void {
      if (!from || event.pointerId !== from.id) return;
      const dropped = picture !== null;
      const where = { zone: zone?.dataset["zone"] ?? null, x: event.clientX, y: event.clientY };
      stop();
      if (!dropped) return;
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, true));
      drop()?.(where);
    }
    function swallow(event: Event): void {
      event.stopPropagation();
      event.preventDefault();
    }
    function escape(event: KeyboardEvent): void {
      if (event.key !== "Escape" || !picture) return;
      event.stopPropagation();
      stop();
    }
    const noGhost = (event: Event) => event.preventDefault();

    card.addEventListener("pointerdown", down);
    card.addEventListener("dragstart", noGhost);
    return () => {
      stop();
      card.removeEventListener("pointerdown", down);
      card.removeEventListener("dragstart", noGhost);
    };
  };
}
