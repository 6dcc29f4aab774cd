/** How workers are built: as modules. What MicroPython imports of Node's, in Node only, is empty in browsers. */
import type { Plugin, UserConfig } from "vite";

const NODES_OWN = new Set(["fs", "module", "path", "url"]);
const EMPTY = "\0empty";

function withoutNode(): Plugin {
  return {
    name: "without-node",
    enforce: "pre",
    resolveId: (source, importer) =>
      NODES_OWN.has(source) && importer?.includes("@micropython") ? EMPTY : null,
    load: (id) => (id === EMPTY ? "export default {};" : null),
  };
}

export const workers: UserConfig["worker"] = {
  format: "es",
  plugins: () => [withoutNode()],
  rolldownOptions: { checks: { pluginTimings: false } },
};
