/** Dragging a tile. Under a finger it floats above it, so that it can be seen. */
import type { Attachment } from "svelte/attachments";
import { draggable } from "../../../pieces/drag.ts";

export type Drag = {
  start: () => boolean;
  /** Where the middle of the tile lies on the screen. */
  move: (x: number, y: number) => void;
  end: (dropped: boolean) => void;
};

const ABOVE_FINGER = 46;

export const dragTile = (drag: () => Drag | null): Attachment<HTMLElement> =>
  draggable({
    start: () => drag()?.start() ?? false,
    move: ({ x, y, finger }) => drag()?.move(x, y - (finger ? ABOVE_FINGER : 0)),
    end: (at) => drag()?.end(at !== null),
  });
