/** Where the page is. Places stand in the fragment, so that links work from any file and secrets never leave the browser. */
export type Route =
  | { name: "home" }
  | { name: "new"; game: string | null }
  | { name: "tables" }
  | { name: "table"; id: string; token: string | null }
  | { name: "device"; code: string }
  | { name: "nowhere" };

function read(hash: string): Route {
  const [path = ""] = hash.replace(/^#\/?/, "").split("?");
  const [first = "", second, third] = path.split("/");
  if (first === "") return { name: "home" };
  if (first === "new") return { name: "new", game: second ?? null };
  if (first === "tables") return { name: "tables" };
  if (first === "t" && second && /^[a-z2-7]{10,32}$/.test(second))
    return { name: "table", id: second, token: third ?? null };
  if (first === "device" && second) return { name: "device", code: second };
  return { name: "nowhere" };
}

class Router {
  route = $state.raw<Route>(read(location.hash));

  constructor() {
    addEventListener("hashchange", () => (this.route = read(location.hash)));
  }
}

export const router = new Router();

/** Go to a place: `go("/t/abc…")`; with `replace` the place before is not come back to. */
export function go(path: string, replace = false): void {
  if (replace) {
    history.replaceState(null, "", `#${path}`);
    router.route = read(`#${path}`);
  } else {
    location.hash = path;
  }
}
