/** What differs from the usual in the options of a table. */
import type { Message } from "../contract.ts";
import type * as Documents from "../documents.ts";
import type { Options } from "./documents.ts";

export function inForce(options: Documents.Options): Message[] {
  const { open_memory, single_chain, components } = options as Options;
  const said: Message[] = [];
  if (open_memory) said.push(["web-setup-option-open_memory"]);
  if (single_chain) said.push(["web-setup-option-single_chain"]);
  said.push(
    components ? ["web-setup-in-flaps", { values: components.flap.join(" ") }] : ["web-setup-in-usual"],
  );
  return said;
}
