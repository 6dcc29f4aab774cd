/** ESLint rules for imports: their directions, and that they make no cycle. */
import { dirname, join, posix } from "node:path";
import { refusal } from "./directions.js";
import { readGraph, way, within } from "./graph.js";

const ROOT = join(import.meta.dirname, "..");
let graph = null;

/** Call `look` with each import of a relative path: its node, the importing file, and the imported one. */
function eachImport(context, look) {
  const from = within(ROOT, context.filename);
  const visit = (node) => {
    const path = node.source?.value;
    if (typeof path === "string" && path.startsWith("."))
      look(node, from, posix.join(dirname(from), path.replace(/\?.*$/, "")));
  };
  return {
    ImportDeclaration: visit,
    ExportNamedDeclaration: visit,
    ExportAllDeclaration: visit,
    ImportExpression: visit,
  };
}

const direction = {
  meta: { type: "problem", schema: [] },
  create: (context) =>
    eachImport(context, (node, from, to) => {
      const message = refusal(from, to);
      if (message) context.report({ node, message });
    }),
};

/** Imports on demand and imports of types make no cycle: nothing is run while the page loads. */
const noCycle = {
  meta: { type: "problem", schema: [] },
  create: (context) =>
    eachImport(context, (node, from, to) => {
      graph ??= readGraph(ROOT);
      if (node.type === "ImportExpression" || !graph.get(from)?.includes(to)) return;
      const back = way(graph, to, from);
      if (back) context.report({ node, message: `Cycle of imports: ${[from, ...back].join(" → ")}.` });
    }),
};

export default { rules: { direction, "no-cycle": noCycle } };
