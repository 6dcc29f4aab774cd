/** A replay inside of somebody else's page: the code that such a page needs. */
import { address } from "../../links/address.ts";

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Return the code of a frame with the replay that a link (`/r/LINK`) leads to; null for other paths. */
export function embedCode(path: string, title: string): string | null {
  const token = /^\/r\/([\w-]{1,128})(\?|$)/.exec(path)?.[1];
  if (!token) return null;
  const named = title.replace(/[&<>"]/g, (letter) => ENTITIES[letter]!);
  const look = 'width="700" height="500" style="border: 0; max-width: 100%" loading="lazy"';
  return `<iframe src="${address(`/embed/${token}`)}" title="${named}" ${look}></iframe>`;
}
