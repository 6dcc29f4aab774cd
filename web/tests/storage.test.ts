/** A device that keeps nothing is no fault; anything else that fails while keeping is. */
import { afterEach, expect, test, vi } from "vitest";
import { keep, kept, keptDocument, parsed } from "../src/state/storage.ts";

afterEach(() => vi.unstubAllGlobals());

test("what is kept is found again, and forgotten when it is taken away", () => {
  const store = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, text: string) => void store.set(key, text),
    removeItem: (key: string) => void store.delete(key),
  });
  expect(keep("a", '{"b":1}')).toBe(true);
  expect([kept("a"), keptDocument("a")]).toEqual(['{"b":1}', { b: 1 }]);
  expect(keep("a", null)).toBe(true);
  expect([kept("a"), keptDocument("a")]).toEqual([null, null]);
});

test("a store that is full or forbidden keeps nothing", () => {
  const refuse = () => {
    throw new DOMException("no room", "QuotaExceededError");
  };
  vi.stubGlobal("sessionStorage", { getItem: refuse, setItem: refuse });
  expect([keep("a", "b", "sessionStorage"), kept("a", "sessionStorage")]).toEqual([false, null]);
});

test("a fault while keeping is thrown", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => {
      throw new TypeError("x is not a function");
    },
  });
  expect(() => kept("a")).toThrow(TypeError);
});

test("a text that is no document is none", () => {
  expect([parsed("{"), parsed(null), parsed("[1]")]).toEqual([null, null, [1]]);
});
