/** Component files of one's own. Whether one can be played with, the server says; here only whether it is one at all. */
import type { Components } from "../../games/documents.ts";
import { Refusal } from "../../net/api.ts";
import type { Failure, NewTable } from "../../net/interface.ts";
import type { TableInfo } from "../../net/messages.ts";
import { reach } from "../../net/reach.ts";

const FORMAT = "voliera/components/1";
const MOST_BYTES = 200_000;

export type Chosen = { document: Components } | { fault: "large" | "json" | "game" };

/** What a file says, if it is a component file of this game. */
export function read(text: string, game: string): Chosen {
  if (text.length > MOST_BYTES) return { fault: "large" };
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    return { fault: "json" };
  }
  if (typeof document !== "object" || document === null || Array.isArray(document)) return { fault: "game" };
  const found = document as Components;
  return found.format === FORMAT && found.game === game ? { document: found } : { fault: "game" };
}

/** The server does not accept a component file, and says where. */
export class BadComponents extends Error {}

/** Make a table with components of one's own. What is wrong with them stands in the refusal's message only. */
export async function make(wish: NewTable): Promise<TableInfo> {
  let response: Response;
  try {
    response = await reach("/api/tables", {
      method: "POST",
      credentials: "same-origin",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(wish),
    });
  } catch {
    throw new Refusal("offline");
  }
  const answer = (await response.json().catch(() => ({}))) as TableInfo & Partial<Failure>;
  if (response.ok) return answer;
  const { code = "unavailable", message = "" } = answer.error ?? {};
  if (message.startsWith("options.components")) throw new BadComponents(message.replace(/^options\./, ""));
  throw new Refusal(code, null, null, response.status);
}
