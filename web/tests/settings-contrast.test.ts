/** The colours' contrast, computed from the tokens themselves: what is read, and what shows where something can be done. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";

const STYLES = resolve(import.meta.dirname, "../src/styles");
const SCHEMES = ["light", "dark"] as const;
type Colours = Record<string, [string, string]>;

function read(file: string, start: string): Colours {
  const text = readFileSync(resolve(STYLES, file), "utf8");
  const block = text.slice(text.indexOf(start), text.indexOf("\n}", text.indexOf(start)));
  const found = block.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g);
  return Object.fromEntries([...found].map(([, name, light, dark]) => [name!, [light!, dark!]]));
}

const usual = read("tokens.css", ":root {");
const more: Colours = { ...usual, ...read("contrast.css", ':root[data-contrast="more"] {') };

function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function ratio(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

/** The pairs of these colours that have too little of it. */
function weak(colours: Colours, fronts: string[], grounds: string[], least: number): string[] {
  return SCHEMES.flatMap((scheme, i) =>
    fronts.flatMap((front) =>
      grounds
        .filter((ground) => ratio(colours[front]![i]!, colours[ground]![i]!) < least)
        .map((ground) => `${scheme}: ${front} on ${ground}`),
    ),
  );
}

const TEXT = ["ink", "ink-2"];
const MARKS = ["accent", "legal", "select", "last", "ok", "danger", "focus", "edge", "wire"];
const FEATURES = ["robin", "owl", "pigeon", "woodpecker", "spring", "summer", "autumn", "winter"];
const GROUNDS = ["surface", "surface-2", "sky-1", "sky-2"];

test("text and marks are readable in both themes", () => {
  expect(weak(usual, TEXT, GROUNDS, 4.5)).toEqual([]);
  expect(weak(usual, MARKS, ["surface"], 3)).toEqual([]);
  expect(weak(usual, ["marker", "marker-2"], ["board"], 4.5)).toEqual([]);
  expect(weak(usual, ["on-accent"], ["accent"], 4.5)).toEqual([]);
});

test("high contrast gives text 7 and marks, rings, edges and icons 4.5, on every ground", () => {
  const grounds = [...GROUNDS, "sky-3", "far", "near", "board", "legal-soft", "last-soft"];
  expect(weak(more, TEXT, grounds, 7)).toEqual([]);
  expect(weak(more, [...MARKS, ...FEATURES], grounds, 4.5)).toEqual([]);
  expect(weak(more, ["line"], GROUNDS, 4.5)).toEqual([]);
  expect(weak(more, ["marker", "marker-2"], ["board", "legal-soft"], 7)).toEqual([]);
  expect(weak(more, ["on-accent"], ["accent"], 7)).toEqual([]);
  expect(weak(more, ["surface"], ["select", "ink"], 7)).toEqual([]);
});

test("high contrast is higher than usual for all that is read or marked", () => {
  const against = (colours: Colours, name: string, i: number) =>
    ratio(colours[name]![i]!, colours["surface"]![i]!);
  for (const name of [...TEXT, ...MARKS, ...FEATURES, "line"])
    for (const i of [0, 1]) expect(against(more, name, i), name).toBeGreaterThan(against(usual, name, i));
});
