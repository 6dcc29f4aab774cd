/** The sheet that is open over a replay. */
import type { Decision } from "../coach/analysis.ts";

export type OpenSheet =
  | { what: "menu" | "moments" | "picture" | "file" | "link" | "decisions" }
  | { what: "decision"; one: Decision }
  | { what: "on"; at: number; seat: number; trying: boolean };
