/** What a replay of Birdie shows. */
import type { Replay } from "../../../screens/replay/replay.svelte.ts";

export { default as Board } from "./Board.svelte";
export { default as LogPieces } from "./LogPieces.svelte";
export { default as Picture } from "./Picture.svelte";

export const pictureHeight = (replay: Replay): number => 176 + replay.seats.length * 100 + 12;
