/** What a sheet is called. */
import type { JsonObject } from "../../net/json.ts";

/** What somebody called it; empty where nobody did. */
export const titleOf = (document: JsonObject): string => {
  const screen = document["screen"];
  const title = screen && typeof screen === "object" && !Array.isArray(screen) ? screen["title"] : "";
  return typeof title === "string" ? title : "";
};
