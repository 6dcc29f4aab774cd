/** The graph of imports in `src`, read from the sources, and the cycles in it. */
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join, posix, relative, sep } from "node:path";

/** A static import or re-export of a value from a file of ours. Types vanish in the build, so they make no cycle. */
const IMPORT = /^\s*(?:import|export)\s+(?!type\b)(?:[^"';]*?\bfrom\s+)?"(\.[^"?]+)"/gm;

export function valueImports(text) {
  return [...text.matchAll(IMPORT)].map((match) => match[1]);
}

/** The files that each file imports; paths are relative to `root`, with forward slashes. */
export function readGraph(root, folder = "src") {
  const files = readdirSync(join(root, folder), { recursive: true })
    .map((name) => posix.join(folder, name.split(sep).join("/")))
    .filter((name) => /\.(ts|svelte)$/.test(name));
  const targets = (name) =>
    valueImports(readFileSync(join(root, name), "utf8")).map((path) => posix.join(dirname(name), path));
  return new Map(files.map((name) => [name, targets(name)]));
}

/** The shortest way from a file to another along imports, both included; null if there is none. */
export function way(graph, from, to) {
  const before = new Map([[from, null]]);
  for (const name of before.keys()) {
    if (name === to) return trace(before, name);
    for (const next of graph.get(name) ?? []) if (!before.has(next)) before.set(next, name);
  }
  return null;
}

function trace(before, end) {
  const path = [];
  for (let name = end; name !== null; name = before.get(name)) path.unshift(name);
  return path;
}

/** A file's path relative to `root`, with forward slashes. */
export function within(root, file) {
  return relative(root, file).split(sep).join("/");
}
