/** Links: whom they reach, how they are shown, and when an invitation comes too late. */
import { expect, test } from "vitest";
import type { Prospect } from "../src/net/interface.ts";
import { reachable, shown } from "../src/screens/links/address.ts";
import { blocked } from "../src/screens/links/prospect.ts";
import { part } from "./builders.ts";

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
