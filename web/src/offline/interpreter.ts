/**
 * MicroPython with the files of the package.
 *
 * Its loader keeps the memory of the interpreter to itself, and the door needs it: while it loads, `instantiate` is
 * watched for the instance. This runs in a worker of its own, where nothing else is loaded at that time.
 */
import { loadMicroPython } from "@micropython/micropython-webassembly-pyscript";

import type { Door } from "./door.ts";

/** Bytes of the stack that Python functions call each other on. */
const STACK = 128 * 1024;
/** Bytes that the loader needs for a call beside its text, and some to spare. */
const CALL = 1024;
/** Bytes of the first heap; it grows. */
const HEAP = 8 * 1024 * 1024;

export interface Python {
  /** Return a function of a module, by its name. */
  function(module: string, name: string): (text: string) => string;
}

/** Start the interpreter from the address of its module, with the files of the package and a door to JavaScript. */
export async function startPython(
  address: string,
  files: Record<string, string>,
  door: Door,
): Promise<Python> {
  const [memory, python] = await watched(() =>
    loadMicroPython({ url: address, pystack: STACK, heapsize: HEAP }),
  );
  door.memory = memory;
  python.registerJsModule("voliera_door", door);
  for (const [path, text] of Object.entries(files)) {
    python.FS.mkdirTree(`/${path}`.slice(0, path.lastIndexOf("/") + 1) || "/");
    python.FS.writeFile(`/${path}`, text);
  }
  python.runPython("import sys\nsys.path.insert(0, '/')");
  return {
    function: (module, name) => {
      const found = python.pyimport(module)[name]!;
      return (text) => {
        checkRoom(python, text);
        return found(text);
      };
    },
  };
}

/** Refuse a text that the interpreter has no memory for: its loader would write it over what lies at address 0. */
function checkRoom({ _module: module }: Awaited<ReturnType<typeof loadMicroPython>>, text: string): void {
  const address = module._malloc(module.lengthBytesUTF8(text) + CALL);
  if (address === 0) throw new RangeError("the interpreter has no memory left");
  module._free(address);
}

/** Return the memory of the module that is instantiated meanwhile, and what else was loaded. */
async function watched<T>(load: () => Promise<T>): Promise<[WebAssembly.Memory, T]> {
  const { instantiate, instantiateStreaming } = WebAssembly;
  let memory: unknown;
  const noted = <Made extends { instance: WebAssembly.Instance }>(made: Made): Made => {
    memory = made.instance.exports.memory;
    return made;
  };
  Object.assign(WebAssembly, {
    // A compiled module is somebody else's: Node's own fetch, for one, makes one when it is first used.
    instantiate: async (source: BufferSource | WebAssembly.Module, imports: WebAssembly.Imports) =>
      source instanceof WebAssembly.Module
        ? instantiate(source, imports)
        : noted(await instantiate(source, imports)),
    instantiateStreaming: async (source: Response, imports: WebAssembly.Imports) =>
      noted(await instantiateStreaming(source, imports)),
  });
  try {
    const loaded = await load();
    if (!(memory instanceof WebAssembly.Memory))
      throw new TypeError("an interpreter without a memory of its own");
    return [memory, loaded];
  } finally {
    Object.assign(WebAssembly, { instantiate, instantiateStreaming });
  }
}
