/** What nobody refused is a fault of the page: people read of it, and the console has it. */
import { afterEach, expect, test, vi } from "vitest";
import { Refusal } from "../src/net/api.ts";
import { quietly, refusalOf } from "../src/net/fault.ts";

const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
afterEach(() => logged.mockClear());

test("a refusal is itself, and is no fault", () => {
  const refusal = new Refusal("busy");
  expect(refusalOf(refusal)).toBe(refusal);
  expect(logged).not.toHaveBeenCalled();
});

test("anything else is logged, and told as an error", () => {
  const fault = new TypeError("Cannot read properties of undefined (reading 'card')");
  expect(refusalOf(fault).code).toBe("error");
  expect(logged).toHaveBeenCalledWith(fault);
});

test.each([
  new Refusal("offline"),
  new TypeError("Failed to fetch dynamically imported module: /assets/Table.js"),
  new TypeError("error loading dynamically imported module: /assets/Table.js"),
  new TypeError("Importing a module script failed."),
  new Error("Unable to preload CSS for /assets/Table.css"),
])("work that can wait is quiet without a connection: %s", async (error) => {
  expect(await quietly(Promise.reject(error))).toBeNull();
  expect(logged).not.toHaveBeenCalled();
});

test("work that can wait is not quiet about a fault", async () => {
  const fault = new TypeError("x is not a function");
  expect(await quietly(Promise.reject(fault))).toBeNull();
  expect(logged).toHaveBeenCalledWith(fault);
  expect(await quietly(Promise.resolve(7))).toBe(7);
});
