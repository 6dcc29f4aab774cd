/** What today's puzzle is about: asked once a day, quietly. Where nobody answers, the home page does without. */
import { api } from "../../net/api.ts";
import type { Archive } from "../../net/interface.ts";
import { quietly } from "../../net/fault.ts";
import { keep, kept } from "../../state/storage.ts";

const KEY = "voliera.puzzle-today";
const KINDS = ["split", "chain", "placement", "gift"];

/** The day that it is here. */
export const dayHere = (now = new Date()): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");

export async function kindOfToday(): Promise<string | null> {
  const day = dayHere();
  const [known, kind = ""] = (kept(KEY) ?? "").split(" ");
  if (known === day && KINDS.includes(kind)) return kind;
  const list = await quietly(api.ask<Archive>("GET", `/api/puzzles?until=${day}&count=1`));
  const found = list?.puzzles[0];
  if (found?.id !== day || !KINDS.includes(found.kind)) return null;
  keep(KEY, `${day} ${found.kind}`);
  return found.kind;
}
