/** What other apps share with this one: `/?url=…` or `/?text=…`. A link to a place in the house leads there. */
import { SERVERLESS } from "../net/reach.ts";

/** The place (`#/t/…`) that something shared names on this server; null where it names none. */
export function placeShared(search: string, host: string): string | null {
  const wishes = new URLSearchParams(search);
  const told = [wishes.get("url"), wishes.get("text"), wishes.get("title")].join(" ");
  for (const word of told.split(/\s+/)) {
    try {
      const url = new URL(word);
      if (url.host === host && url.hash.startsWith("#/")) return url.hash;
    } catch {
      // some other word
    }
  }
  return null;
}

/** The place that a page of a finished game (`/r/LINK`, `/embed/LINK`) stands for; null for any other page. */
export function placeOf(path: string): string | null {
  const [, kind, token] = /^\/(r|embed)\/([\w-]{1,128})$/.exec(path) ?? [];
  return !SERVERLESS && kind && token ? `#/${kind}/${token}` : null; // plain files may lie in any folder
}

/**
 * The one place of a page that is embedded; null for a page that goes where its address says. The server lets embedded
 * games alone be framed; a page that is framed all the same, past a proxy for example, goes nowhere.
 */
export function keptPlace(path: string, framed: boolean): string | null {
  const place = placeOf(path);
  if (place?.startsWith("#/embed/")) return place;
  return framed && !SERVERLESS ? "#/embed" : null;
}

/** Go where a shared link leads, before anything is shown. */
export function follow(): void {
  const place = placeOf(location.pathname);
  if (place !== null) {
    history.replaceState(null, "", "/");
    location.replace(place); // heard as a change of place
    return;
  }
  if (!/^\?(.*&)?(url|text|title)=/.test(location.search)) return;
  history.replaceState(null, "", `/${placeShared(location.search, location.host) ?? ""}`);
}
