/** As much of MicroPython's loader as is used here; the package brings no types. */
declare module "@micropython/micropython-webassembly-pyscript" {
  interface MicroPython {
    /** Emscripten's: `_malloc` returns 0 where there is no memory. */
    _module: {
      _malloc(size: number): number;
      _free(address: number): void;
      lengthBytesUTF8(text: string): number;
    };
    FS: { mkdirTree(path: string): void; writeFile(path: string, text: string): void };
    registerJsModule(name: string, module: object): void;
    runPython(source: string): unknown;
    pyimport(name: string): Record<string, (text: string) => string>;
  }
  export function loadMicroPython(options: {
    url: string;
    pystack: number;
    heapsize: number;
  }): Promise<MicroPython>;
}
