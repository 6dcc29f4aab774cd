/** Links: whom they reach, how they are shown and copied, and when an invitation comes too late. */
import { afterEach, expect, test, vi } from "vitest";
import type { Prospect } from "../src/net/interface.ts";
import { reachable, shown } from "../src/screens/links/address.ts";
import { copyText } from "../src/screens/links/copy.ts";
import { blocked } from "../src/screens/links/prospect.ts";
import { embedCode } from "../src/screens/results/share/embed.ts";
import { part } from "./builders.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["localhost", false],
  ["127.0.0.1", false],
  ["[::1]", false],
  ["192.168.1.20", true],
  ["voliera.example", true],
  ["127.0.0.1.example", true],
])("%s reaches others: %s", (host, others) => expect(reachable(host)).toBe(others));

test("a long secret is shown by its end only", () => {
  expect(shown("https://voliera.example:8460/#/t/abcdefghijkl2345/SECRETSECRETSECRET-x9Yz_1")).toBe(
    "voliera.example:8460/…x9Yz_1",
  );
  expect(shown("https://voliera.example/r/SECRETSECRET-x9Yz_1?lang=en")).toBe("voliera.example/…x9Yz_1");
});

const seat = (kind: "free" | "person" | "bot") => ({ kind, name: "", bot: null, person: null });
const invitation = (kinds: Array<"free" | "person" | "bot">, at: number | null = null) =>
  part<Prospect>({ kind: "invite", seat: at, table: { seats: kinds.map(seat) } });

test("an invitation is good while its seat, or any, is free", () => {
  expect(blocked(invitation(["person", "free"]))).toBe(false);
  expect(blocked(invitation(["person", "person"]))).toBe(true);
  expect(blocked(invitation(["person", "free", "person"], 2))).toBe(true);
  expect(blocked(invitation(["person", "free", "person"], 1))).toBe(false);
});

test("whoever may watch or coach does not need a free seat", () => {
  expect(blocked({ ...invitation(["person", "person"]), kind: "watch" })).toBe(false);
});

test("a replay is embedded by the link that was made for its game", () => {
  vi.stubGlobal("location", { origin: "https://voliera.example:8460" });
  expect(embedCode("/r/AbC_-09?lang=it", "Birdie · Ada wins")).toBe(
    '<iframe src="https://voliera.example:8460/embed/AbC_-09" title="Birdie · Ada wins" ' +
      'width="700" height="500" style="border: 0; max-width: 100%" loading="lazy"></iframe>',
  );
  expect(embedCode("/r/abc", '"><script>&')).toContain('title="&quot;&gt;&lt;script&gt;&amp;"');
});

test.each([
  "/#/t/abcdefghij234567",
  "/#/t/abcdefghij234567/token",
  "/r/",
  "/r/a/b",
  "/r/~",
  `/r/${"x".repeat(129)}`,
])("%s leads to no game that can be embedded", (path) => expect(embedCode(path, "Birdie")).toBeNull());

test("a text is copied by the clipboard, or by hand from a field, or stays selected in it", async () => {
  const select = vi.fn();
  const field = part<HTMLTextAreaElement>({ select });
  const shown = vi.fn(async () => field);
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  expect(await copyText("code", shown)).toBe(true);
  expect(writeText).toHaveBeenCalledWith("code");
  expect(shown).not.toHaveBeenCalled();

  vi.stubGlobal("navigator", {});
  for (const works of [true, false]) {
    const execCommand = vi.fn(() => works);
    vi.stubGlobal("document", { execCommand });
    expect(await copyText("code", shown)).toBe(works);
    expect(execCommand).toHaveBeenCalledWith("copy");
  }
  expect(select).toHaveBeenCalledTimes(2);
});
