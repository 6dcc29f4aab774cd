/** Where the page is. Places stand in the fragment, so that links work from any file and secrets never leave the browser. */
export type Route =
  | { name: "home" }
  /** A new table; `here`: at this device, which is handed round. */
  | { name: "new"; game: string | null; here: boolean }
  | { name: "tables" }
  | { name: "seek" }
  | { name: "live" }
  | { name: "friends" }
  /** A link by which one becomes somebody's friend. */
  | { name: "friend"; token: string }
  | { name: "table"; id: string; token: string | null }
  | { name: "device"; code: string }
  /**
   * A finished table, or a record of this device (`file`), after this many actions, through somebody's eyes. `turned`
   * asks the coach, and goes to the move that cost the viewer most.
   */
  | { name: "replay"; id: string; at: number; eyes: number | "all" | "watch" | null; turned: boolean }
  | { name: "rules"; game: string | null; number: string | null; query: string }
  | { name: "learn"; game: string | null }
  | { name: "sheets" }
  /** A score sheet of this device; one that another device shares is fetched by its code. */
  | { name: "sheet"; id: string }
  | { name: "shared"; code: string }
  | { name: "puzzles" }
  /** The puzzle of a day (2026-11-15, or `today`), or another one of the archive by its name. */
  | { name: "puzzle"; id: string }
  /** A day's deal, when one's own game of it is over. */
  | { name: "deal"; day: string }
  | { name: "about" }
  | { name: "profile" }
  /** A finished game that somebody passed on, and the same inside of another page. */
  | { name: "result"; token: string }
  | { name: "embed"; token: string }
  | { name: "nowhere" };

export function read(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?");
  const [first = "", second, third] = path.split("/");
  const wishes = new URLSearchParams(query);
  if (first === "") return { name: "home" };
  if (first === "new") return { name: "new", game: second ?? null, here: third === "here" };
  if (first === "tables") return { name: "tables" };
  if (first === "seek") return { name: "seek" };
  if (first === "live") return { name: "live" };
  if (first === "friends") return { name: "friends" };
  if (first === "friend" && second) return { name: "friend", token: second };
  if (first === "t" && second && TABLE.test(second))
    return { name: "table", id: second, token: third ?? null };
  if (first === "device" && second) return { name: "device", code: second };
  if (first === "replay" && (second === undefined || second === "file" || TABLE.test(second)))
    return {
      name: "replay",
      id: second ?? "file",
      at: number(third) ?? 0,
      eyes: eyesOf(wishes.get("eyes")),
      turned: wishes.has("turned"),
    };
  if (first === "rules")
    return { name: "rules", game: second ?? null, number: third ?? null, query: wishes.get("q") ?? "" };
  if (first === "learn") return { name: "learn", game: second ?? null };
  if (first === "sheets") return { name: "sheets" };
  if (first === "sheet" && second && /^[a-z0-9-]{1,32}$/.test(second)) return { name: "sheet", id: second };
  if (first === "shared" && second) return { name: "shared", code: second };
  if (first === "puzzles") return { name: "puzzles" };
  if (first === "puzzle") return { name: "puzzle", id: second ?? "today" };
  if (first === "deal" && second) return { name: "deal", day: second };
  if (first === "about") return { name: "about" };
  if (first === "profile") return { name: "profile" };
  if (first === "r" && second) return { name: "result", token: second };
  if (first === "embed" && second) return { name: "embed", token: second };
  return { name: "nowhere" };
}

const TABLE = /^[a-z2-7]{10,32}$/;
const eyesOf = (text: string | null) => (text === "all" || text === "watch" ? text : number(text));
const number = (text: string | null | undefined): number | null =>
  text && /^\d{1,6}$/.test(text) ? Number(text) : null;

/** The place that an address stands for: a screen is made again only when this changes. */
export function place(route: Route): string {
  if (route.name === "replay") return `replay/${route.id}`;
  if (route.name === "rules") return "rules";
  return JSON.stringify(route);
}

class Router {
  route = $state.raw<Route>(read(location.hash));
  #locked = false;

  constructor() {
    addEventListener("hashchange", () => {
      if (!this.#locked) this.route = read(location.hash);
    });
  }

  /** Whether the page stays at one place. */
  get locked(): boolean {
    return this.#locked;
  }

  /** Stay at one place, wherever the address is changed to: all others open in a tab of their own. */
  lock(hash: string): void {
    this.#locked = true;
    this.route = read(hash);
    addEventListener("click", (event) => {
      const link = (event.target as Element).closest('a[href^="#/"]');
      if (!link || event.defaultPrevented) return;
      event.preventDefault();
      go(link.getAttribute("href")!.slice(1));
    });
  }
}

export const router = new Router();

/** Go to a place: `go("/t/abc…")`; with `replace` the place before is not come back to. */
export function go(path: string, replace = false): void {
  if (router.locked) {
    open(`/#${path}`, "_blank", "noopener");
  } else if (replace) {
    history.replaceState(null, "", `#${path}`);
    router.route = read(`#${path}`);
  } else {
    location.hash = path;
  }
}
