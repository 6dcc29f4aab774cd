/**
 * The curtain of a table that several people share. It is down whenever nobody has lifted it: then the page was told only
 * what everybody may know, and nothing of what the player before saw is left in the document.
 */
import { flushSync } from "svelte";
import { logicOf } from "../../games/logic.ts";
import type { Happened, Happening, TableModel } from "../../model.ts";
import { isShared } from "../../net/local.ts";
import type { Full } from "../../net/messages.ts";
import { actorOf } from "../../net/present.ts";
import { moverOf } from "../../net/view.ts";
import { closeRule } from "../rules/sheet.ts";
import { hints } from "./hints.svelte.ts";
import { playing } from "./people.ts";
import { shell } from "./shell.svelte.ts";

/** Whether the curtain is down. The result of a game is for everybody. */
export const isCovered = (full: Full): boolean =>
  isShared(full.table) && full.you.kind === "watch" && full.table.status === "running";

/** The seat of a person who is to move now and is not the one who looks; null where the device need not change hands. */
export function nextHere(full: Full): number | null {
  const mover = moverOf(full);
  if (!isShared(full.table) || full.table.status !== "running" || mover === null) return null;
  const { kind, bot } = full.table.seats[mover]!;
  return kind === "person" && bot === null && mover !== playing(full) ? mover : null;
}

/** Lower the curtain, at once: when this returns, the document holds nothing of the table. */
export function lower(table: TableModel): void {
  tidy();
  table.curtain?.(null);
  flushSync();
}

/** Take away what lies around the game and may tell of it: hints, notices, sheets, what was spoken, pieces that fly. */
export function tidy(): void {
  hints.forget();
  shell.clear();
  closeRule();
}

/** A page that was put away in somebody's turn comes back with its curtain down. Returns how to stop. */
export function coverWhileHidden(table: TableModel): () => void {
  const heed = () => {
    if (document.hidden && table.full && isOpen(table.full)) lower(table);
  };
  document.addEventListener("visibilitychange", heed);
  return () => document.removeEventListener("visibilitychange", heed);
}

const isOpen = (full: Full): boolean =>
  isShared(full.table) && full.table.status === "running" && !isCovered(full);

/** What happened since a seat acted last, the latest last; only what everybody knows, as the log of a covered table is. */
export function since(log: readonly Happening[], seat: number, game: string): Happened[] {
  const own = log.findLastIndex((one) => actorOf(one) === seat);
  return logicOf(game)
    .replay.lines(log.slice(own + 1))
    .map(({ event }) => event);
}
