/** A sheet of which nothing is told. */
import { freshBirdie } from "../../games/birdie/sheet/document.ts";
import type { Doc } from "./fields.ts";
import type { SheetGame } from "./keeping.ts";
import { FORMAT } from "./format.ts";

export const freshDocument = (game: SheetGame): Doc =>
  game === "birdie" ? freshBirdie() : { format: FORMAT, game, screen: { title: "" } };

/** What somebody called it; empty where nobody did. */
export const titleOf = (document: Doc): string => {
  const screen = document["screen"];
  const title = screen && typeof screen === "object" && !Array.isArray(screen) ? screen["title"] : "";
  return typeof title === "string" ? title : "";
};
