/** Where the page is: places follow the address, unless the page is embedded. */
import { beforeEach, expect, test, vi } from "vitest";

type Heard = { hashchange: () => void; click: (event: unknown) => void };
type Module = typeof import("../src/state/router.svelte.ts");
const heard = {} as Heard;
const opened = vi.fn();
let place: { hash: string };
let module: Module;

beforeEach(async () => {
  vi.resetModules();
  opened.mockClear();
  place = { hash: "#/profile" };
  vi.stubGlobal("location", place);
  vi.stubGlobal("open", opened);
  vi.stubGlobal("addEventListener", (name: keyof Heard, listener: never) => (heard[name] = listener));
  module = await import("../src/state/router.svelte.ts");
});

/** Change the address, as a person does, or another page for a frame of its own. */
function change(hash: string): void {
  place.hash = hash;
  heard.hashchange();
}

/** Tap on something in a link to this address; return whether the browser is left to follow it. */
function tap(href: string): boolean {
  const follow = vi.fn();
  const link = href.startsWith("#/") ? { getAttribute: () => href } : null;
  heard.click({ target: { closest: () => link }, defaultPrevented: false, preventDefault: follow });
  return follow.mock.calls.length === 0;
}

test("the place follows the address", () => {
  expect(module.router.route).toEqual({ name: "profile" });
  change("#/rules/birdie");
  expect(module.router.route).toMatchObject({ name: "rules", game: "birdie" });
  change("#/friends");
  expect(module.router.route).toEqual({ name: "friends" });
  change("#/friend/secret");
  expect(module.router.route).toEqual({ name: "friend", token: "secret" });
  module.go("/tables");
  expect(place.hash).toBe("/tables");
  expect(opened).not.toHaveBeenCalled();
});

test("an embedded page stays at its game, whatever its address becomes", () => {
  module.router.lock("#/embed/abc");
  const kept = { name: "embed", token: "abc" };
  expect(module.router.route).toEqual(kept);
  for (const hash of ["#/profile", "#/t/abcdefghij234567", "#/embed/other", ""]) {
    change(hash);
    expect(module.router.route, hash).toEqual(kept);
  }
});

test("what leads from an embedded page to the house opens in a tab of its own", () => {
  module.router.lock("#/embed/abc");
  module.go("/rules/birdie");
  module.go("/tables", true);
  expect(tap("#/learn")).toBe(false);
  expect(tap("/r/abc")).toBe(true);
  expect(opened.mock.calls).toEqual(
    ["/#/rules/birdie", "/#/tables", "/#/learn"].map((url) => [url, "_blank", "noopener"]),
  );
  expect(module.router.route).toEqual({ name: "embed", token: "abc" });
});

test("a place that no embedded game has is nowhere", () => {
  module.router.lock("#/embed");
  expect(module.router.route).toEqual({ name: "nowhere" });
});
