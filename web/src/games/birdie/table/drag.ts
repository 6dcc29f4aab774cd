/**
 * A card that can be dragged to a zone (`data-zone`). A picture of it follows the finger; the card itself stays where it
 * is until what dropping means has been done.
 */
import type { Attachment } from "svelte/attachments";
import { draggable } from "../../../pieces/drag.ts";

export type Drop = { zone: string | null; x: number; y: number };

/** `drop` is null where the card cannot be dragged now. */
export function dragCard(drop: () => ((drop: Drop) => void) | null): Attachment<HTMLElement> {
  return (card) => {
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
    function start(): boolean {
      if (drop() === null) return false;
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
      return true;
    }
    return draggable({
      start,
      move: ({ x, y, dx, dy }) => {
        picture!.style.transform = `translate(${dx}px, ${dy}px) rotate(2deg)`;
        over(zoneAt(x, y));
      },
      end: (at) => {
        const name = zone?.dataset["zone"] ?? null;
        over(null);
        picture?.remove();
        card.classList.remove("lifted");
        if (at) drop()?.({ zone: name, x: at.x, y: at.y });
      },
    })(card);
  };
}
