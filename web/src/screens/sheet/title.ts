/** What a sheet is called. */
import type { Doc } from "./fields.ts";

/** What somebody called it; empty where nobody did. */
export const titleOf = (document: Doc): string => {
  const screen = document["screen"];
  const title = screen && typeof screen === "object" && !Array.isArray(screen) ? screen["title"] : "";
  return typeof title === "string" ? title : "";
};
