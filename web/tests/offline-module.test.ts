/** The loader of the rules in WebAssembly, with the real module; `make test` builds it first. */
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { Entries } from "../src/offline/entries.ts";
import { Block, Module, type Description } from "../src/offline/module.ts";

const FOLDER = resolve(import.meta.dirname, "../.wasm");
const isBuilt = existsSync(resolve(FOLDER, "voliera.wasm"));

let bytes: Buffer<ArrayBuffer>;
let description: Description;
let module: Module<Entries>;
beforeAll(async () => {
  if (!isBuilt) return;
  bytes = readFileSync(resolve(FOLDER, "voliera.wasm"));
  description = JSON.parse(readFileSync(resolve(FOLDER, "voliera.json"), "utf8")) as Description;
  module = await Module.load<Entries>(bytes, description);
});

const sizeOf = (entry: string, argument: number) => description.entries[entry]!.arguments[argument]!.bytes!;

/** A record that is dealt for two players. */
function dealt(low: number, high: number): Block {
  const record = module.take(sizeOf("birdie_start_game", 0));
  module.entries.birdie_start_game(record, 2, low, high);
  return record;
}

describe.skipIf(!isBuilt)("the module, where `make wasm` has built it", () => {
  test("has exactly the functions that are described, and imports nothing but memory", async () => {
    const compiled = await WebAssembly.compile(bytes);
    expect(WebAssembly.Module.imports(compiled).map(({ name }) => name)).toEqual(["memory"]);
    const exported = WebAssembly.Module.exports(compiled).map(({ name }) => name);
    expect(exported.filter((name) => name !== "__heap_base").sort()).toEqual(
      Object.keys(description.entries).sort(),
    );
  });

  test("answers numbers, flags and several numbers", () => {
    expect(module.entries.exp(1)).toBe(Math.E);
    expect(module.entries.bower_sign(-7)).toBe(-1);
    const mark = module.mark();
    const size = (argument: number) => sizeOf("birdie_best_move", argument);
    const [layers, line] = [module.take(size(0), [1]), module.take(1, [64])];
    const [sets, ends, shortest] = [
      module.take(4, [9, 21]),
      module.take(4, [1, 2, 256]),
      module.take(4, [1]),
    ];
    expect(module.entries.birdie_best_move(layers, line, 0, sets, ends, shortest, 0, 0)).toHaveLength(3);
    module.release(mark);
  });

  test("every bit of a seed counts", () => {
    const all = 2 ** 32 - 1;
    const seeds = [1, all, 2 ** 31, 2 ** 31 + 1].flatMap((half) => [dealt(half, 0), dealt(1, half)]);
    const deals = new Set(seeds.map((record) => Buffer.from(record.bytes).toString("hex")));
    expect(deals.size).toBe(seeds.length);
  });

  test.each([2 ** 32, 2 ** 53, -1, 1.5, NaN, Infinity])("refuses %s as half of a seed", (half) => {
    expect(() => dealt(half, 0)).toThrow(RangeError);
    expect(() => dealt(0, half)).toThrow(`high: ${half} is no word`);
  });

  test.each([2 ** 31, -(2 ** 31) - 1, 0.5, NaN])("refuses %s as an integer", (number) => {
    expect(() => module.entries.bower_sign(number)).toThrow(RangeError);
  });

  test("takes 64 bits as they are, and refuses more", () => {
    const packed = 3n << 60n;
    expect(module.entries.bower_number(packed, 0)).toBe(0);
    for (const many of [2n ** 63n, -(2n ** 63n) - 1n, 2 ** 53, 0.5])
      expect(() => module.entries.bower_number(many, 0)).toThrow("is no long");
  });

  test("refuses blocks of another size, of other dimensions, and numbers instead of blocks", () => {
    const call = (name: "birdie_stop_at" | "bower_sign", ...given: unknown[]) =>
      (Reflect.get(module.entries, name) as (...given: unknown[]) => unknown)(...given);
    const record = module.take(sizeOf("birdie_start_game", 0));
    const other = module.take(sizeOf("bower_start_game", 0));
    expect(() => module.entries.birdie_stop_at(other)).toThrow(TypeError);
    expect(() => module.entries.birdie_listing(record, module.take(2, [100]))).toThrow("of 1 dimensions");
    expect(() => call("birdie_stop_at", record.address)).toThrow(TypeError);
    expect(() => call("bower_sign", record)).toThrow("is a number");
    expect(() => call("bower_sign")).toThrow("takes 1 arguments");
  });

  test("memory grows, and what lies in it stays", () => {
    const mark = module.mark();
    const small = module.take(8, [3]);
    small.as(Float64Array).set([1, 2, 3]);
    const large = module.take(1, [20_000_000]);
    expect(large.bytes.every((byte) => byte === 0)).toBe(true);
    large.bytes.fill(7);
    expect([...small.as(Float64Array)]).toEqual([1, 2, 3]);
    module.release(mark);
    expect(module.take(8, [3]).address).toBe(small.address);
    expect([...module.take(1, [100]).bytes]).toEqual(Array(100).fill(0));
  });

  test("a module of another form is refused", async () => {
    await expect(Module.load(bytes, { ...description, format: "voliera/wasm/9" })).rejects.toThrow(
      "another form",
    );
  });

  test("a response is compiled as it arrives", async () => {
    const response = new Response(bytes, { headers: { "Content-Type": "application/wasm" } });
    expect((await Module.load<Entries>(response, description)).entries.exp(0)).toBe(1);
  });
});
