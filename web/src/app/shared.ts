/** What other apps share with this one: `/?url=…` or `/?text=…`. A link to a place in the house leads there. */

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
  return kind && token ? `#/${kind}/${token}` : null;
}

/** Go where a shared link leads, before anything is shown. */
export function follow(): void {
  const place = placeOf(location.pathname);
  if (place !== null) {
    if (!inFrame()) history.replaceState(null, "", "/");
    location.replace(place); // heard as a change of place
    return;
  }
  if (!/^\?(.*&)?(url|text|title)=/.test(location.search)) return;
  history.replaceState(null, "", `/${placeShared(location.search, location.host) ?? ""}`);
}

/** Whether the page stands in somebody else's; then it keeps its address, and nothing on the device. */
export const inFrame = (): boolean => location.pathname.startsWith("/embed/");
