/** What the package in the browser asks of JavaScript: random numbers, JSON and patterns as Python has them. */
import { part } from "./builders.ts";
import { describe, expect, it } from "vitest";
import { Door } from "../src/offline/door.ts";
import { pythonExpression } from "../src/offline/expression.ts";
import { Mersenne, numberWords, seedWords } from "../src/offline/mersenne.ts";
import type { Module } from "../src/offline/module.ts";
import { Pattern } from "../src/offline/pattern.ts";

describe("random numbers", () => {
  it("are those of Python's random.Random(text)", () => {
    const chance = new Mersenne(seedWords("0 abc"));
    expect([chance.word(), chance.word(), chance.word()].map((word) => word >>> 0)).toEqual([
      3798291625, 2161257104, 822477782,
    ]);
    expect(chance.random()).toBe(0.21073260436948926);
  });

  it("are those of Python's random.Random(number)", () => {
    for (const number of [12345678901234567890n, -12345678901234567890n]) {
      const chance = new Mersenne(numberWords(number));
      expect([chance.word(), chance.word()].map((word) => word >>> 0)).toEqual([2199100970, 3695432519]);
    }
  });
});

describe("calls of compiled functions", () => {
  const entries = { twice: { arguments: [{ name: "x", type: "int" }], result: "number" as const } };
  const rules = part<Module<unknown>>({
    entries: {
      twice: (x: number) => {
        if (x > 100) throw new RangeError(`x: ${x} is no int`);
        return 2 * x;
      },
    },
    mark: () => 0,
    release: () => undefined,
    reserve: () => 0,
  });
  const door = new Door(rules, { format: "", entries }, {});
  door.memory = new WebAssembly.Memory({ initial: 1 });
  const frame = new DataView(door.memory.buffer, 64);
  const ask = (x: bigint) => {
    frame.setBigInt64(0, 3n, true);
    frame.setBigInt64(8, x, true);
    return door.call(door.numberOf("twice"), 64, 1);
  };

  it("put numbers into the frame", () => {
    expect(ask(21n)).toBeNull();
    expect(frame.getFloat64(0, true)).toBe(42);
  });

  it("throw nothing through the interpreter", () => {
    expect(ask(101n)).toBe("RangeError: x: 101 is no int");
  });
});

describe("JSON as an expression of Python", () => {
  it.each([
    ["{}", "D([])"],
    ['{"a": [1, -2.50, 1e3], "b": {}}', 'D([("a",[1,-2.50,1e3]),("b",D([]))])'],
    ["[true, false, null, []]", "[True,False,None,[]]"],
    ["123456789012345678901234567890", "123456789012345678901234567890"],
    ['"\\u00e8 \\"\\\\\\n\\ud83e\\udd89"', '"è \\"\\\\\\x0a🦉"'],
    ['["a,b", "{", ":"]', '["a,b","{",":"]'],
  ])("%s", (json, python) => {
    expect(pythonExpression(json)).toBe(python);
  });

  it.each(["", "{", "[1,]", "{'a': 1}", "NaN", "__import__('os')"])("refuses %s", (text) => {
    expect(pythonExpression(text)).toBeNull();
  });
});

describe("patterns of Python", () => {
  const pattern = new Pattern("(?P<players>\\d{1,2}):(?P<variant>[a-z_]+)(?:=(?P<weight>\\d+))?");
  it("name their groups", () => {
    expect(JSON.parse(pattern.match("2:standard", "whole")!)).toEqual({
      count: 4,
      span: [0, 10],
      0: "2:standard",
      1: "2",
      2: "standard",
      3: null,
      players: "2",
      variant: "standard",
      weight: null,
    });
  });
  it("match whole texts, beginnings, or anywhere", () => {
    expect(pattern.match("2:standard!", "whole")).toBeNull();
    expect(pattern.match("x2:standard", "start")).toBeNull();
    expect(pattern.match("x2:standard", "any")).not.toBeNull();
  });
});
