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

/** Go where a shared link leads, before anything is shown. */
export function follow(): void {
  if (!/^\?(.*&)?(url|text|title)=/.test(location.search)) return;
  history.replaceState(null, "", `/${placeShared(location.search, location.host) ?? ""}`);
}
