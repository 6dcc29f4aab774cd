/** Why the server did not answer, in words of the sheet. */
import { Refusal } from "../../../net/api.ts";
import { why } from "../../../words/why.ts";
import { say } from "../../../words/words.svelte.ts";

export function reasonOf(error: unknown): string {
  const refusal = error instanceof Refusal ? error : new Refusal("error");
  return refusal.code === "offline" ? say("web-sheet-birdie-needs-network") : why(refusal.code, refusal.rule);
}
