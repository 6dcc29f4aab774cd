/** The module as the browser loads it, in Node: the loader is TypeScript, and is translated on the way. */
import { readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { createServer, transformWithOxc } from "vite";

const LOADER = resolve(import.meta.dirname, "../src/offline/module.ts");

/** Return the loader as JavaScript. */
export async function loader() {
  return (await transformWithOxc(readFileSync(LOADER, "utf8"), LOADER)).code;
}

/** Load the module of a folder. */
export async function loaded(folder) {
  const { Module } = await import(`data:text/javascript,${encodeURIComponent(await loader())}`);
  const description = JSON.parse(readFileSync(resolve(folder, "voliera.json"), "utf8"));
  const module = await Module.load(readFileSync(resolve(folder, "voliera.wasm")), description);
  return { module, description };
}

const ROOT = resolve(import.meta.dirname, "..");
const INTERPRETER = "node_modules/@micropython/micropython-webassembly-pyscript/micropython";

/** Load the engine of the package, with the module of a folder; networks are beside it. */
export async function loadedEngine(folder) {
  const vite = await createServer({
    root: ROOT,
    configFile: false,
    appType: "custom",
    logLevel: "error",
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  const { Engine } = await vite.ssrLoadModule("/src/offline/engine.ts");
  const { sources, data, networks } = JSON.parse(readFileSync(resolve(folder, "python.json"), "utf8"));
  const read = (path) => [path, new Uint8Array(readFileSync(resolve(folder, basename(path))))];
  const engine = await Engine.load({
    rules: readFileSync(resolve(folder, "voliera.wasm")),
    description: JSON.parse(readFileSync(resolve(folder, "voliera.json"), "utf8")),
    interpreter: resolve(ROOT, `${INTERPRETER}.wasm`),
    package: { sources, data },
    networks: Object.fromEntries(networks.map(read)),
  });
  await vite.close();
  return engine;
}
