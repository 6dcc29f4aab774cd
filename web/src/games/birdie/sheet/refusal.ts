/** Why the server did not answer, in words of the sheet. */
import { why } from "../../../words/why.ts";
import { say } from "../../../words/words.svelte.ts";
import { refusalOf } from "../../../net/fault.ts";

export function reasonOf(error: unknown): string {
  const refusal = refusalOf(error);
  return refusal.code === "offline" ? say("web-sheet-birdie-needs-network") : why(refusal.code, refusal.rule);
}
