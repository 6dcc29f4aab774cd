/** What differs from the usual in the options of a table. */
import type { Message } from "../contract.ts";
import type * as Documents from "../documents.ts";
import type { Options } from "./documents.ts";

export function inForce(options: Documents.Options): Message[] {
  const own = options as Options;
  const said: Message[] = [];
  if (own.fair_play) said.push(["web-setup-option-fair_play"]);
  for (const name of ["zero_ties", "lone_ties", "joining_gems"] as const)
    if (own[name] === false) said.push([`web-setup-in-no-${name}`]);
  said.push([own.components ? "web-setup-in-tiles" : "web-setup-in-usual"]);
  return said;
}
