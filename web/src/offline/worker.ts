/** The worker in which local tables are played: it loads the engine and the tables, and answers the page. */
import interpreter from "@micropython/micropython-webassembly-pyscript/micropython.wasm?url";
import rulesAddress from "../../.wasm/voliera.wasm?url";
import descriptionAddress from "../../.wasm/voliera.json?url";
import packageAddress from "../../.wasm/python.json?url";
import birdieNet from "../../../src/voliera/games/birdie/bots/birdie.net?url";
import { Engine, type Package } from "./engine.ts";
import type { Description } from "./module.ts";
import { Database, type Store } from "../net/store.ts";
import { Tables } from "./tables.ts";
import type { FromWorker, ToWorker } from "../net/talk.ts";

const NETWORKS = { "voliera/games/birdie/bots/birdie.net": birdieNet };
type Bytes = Uint8Array<ArrayBuffer>;

const tell = (message: FromWorker) => postMessage(message);

async function fetched(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new TypeError(`${address}: ${response.status}`);
  return response;
}

const document = async <T>(address: string) => (await (await fetched(address)).json()) as T;

/** A network that cannot be fetched is done without: its bots then think in another way. */
async function network([path, address]: [string, string]): Promise<[string, Bytes][]> {
  try {
    return [[path, new Uint8Array(await (await fetched(address)).arrayBuffer())]];
  } catch (error) {
    console.warn(error);
    return [];
  }
}

async function engine(): Promise<Engine> {
  const [rules, description, python, networks] = await Promise.all([
    fetched(rulesAddress),
    document<Description>(descriptionAddress),
    document<Package>(packageAddress),
    Promise.all(Object.entries(NETWORKS).map(network)),
  ]);
  const entries = Object.fromEntries(networks.flat());
  return Engine.load({ rules, description, interpreter, package: python, networks: entries });
}

/** Private windows of some browsers have no storage. */
async function store(): Promise<Store | null> {
  try {
    return await Database.open(indexedDB);
  } catch (error) {
    console.warn(error);
    return null;
  }
}

const ready = Promise.all([engine(), store()]).then(([loaded, kept]) => new Tables(loaded, kept, tell));
ready.catch((error: unknown) => {
  console.error(error);
  tell({ kind: "trouble", code: "no_engine" });
});

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  void ready.then(
    (tables) =>
      tables.hear(data).catch((error: unknown) => {
        console.error(error);
        tables.fail(data);
      }),
    () => undefined, // the page was told that nothing works here
  );
});
