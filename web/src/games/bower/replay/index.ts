/** What a replay of Bower shows. */
import type { Replay } from "../../../screens/replay/replay.svelte.ts";
import { viewOf } from "../forms.ts";
import { rowsOf } from "../nest.ts";
import { heightOf } from "../pieces/geometry.ts";

export { default as Board } from "./Board.svelte";
export { default as LogPieces } from "./LogPieces.svelte";
export { default as Picture } from "./Picture.svelte";

export const pictureHeight = (replay: Replay): number => 2 * heightOf(rowsOf(viewOf(replay.full))) + 70 + 24;
