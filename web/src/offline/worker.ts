/**
 * The worker in which local tables are played, or under another name sheets, puzzles and analyses are made: it loads the
 * engine, and answers the page.
 */
import interpreter from "@micropython/micropython-webassembly-pyscript/micropython.wasm?url";
import rulesAddress from "../../.wasm/voliera.wasm?url";
import descriptionAddress from "../../.wasm/voliera.json?url";
import packageAddress from "../../.wasm/python.json?url";
import birdieNet from "../../.wasm/birdie.net?url";
import { Engine, type Package } from "./engine.ts";
import type { Description } from "./module.ts";
import { Database, type Store } from "../net/store.ts";
import { STUDIES, type FromWorker, type ToWorker } from "../net/talk.ts";
import { hasSimd } from "./simd.ts";
import { Studies } from "./studies.ts";
import { Tables } from "./tables.ts";

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

/** Tables, or studies: what this worker is for. */
async function start(): Promise<Tables | Studies> {
  const [loaded, kept] = await Promise.all([engine(), store()]);
  return self.name === STUDIES ? new Studies(loaded, kept, tell) : new Tables(loaded, kept, tell);
}

const ready = start();
ready.catch((error: unknown) => {
  console.error(error);
  tell({ kind: "trouble", code: hasSimd() ? "no_engine" : "old_browser" });
});

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  void ready.then(
    (house) => house.hear(data).catch((error: unknown) => fail(house, data, error)),
    () => undefined, // the page was told that nothing works here
  );
});

function fail(house: Tables | Studies, message: ToWorker, error: unknown): void {
  console.error(error);
  if (house instanceof Tables) house.fail(message);
}
