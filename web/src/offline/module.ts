/**
 * The rules in WebAssembly: loads the module, keeps its memory, and calls its functions by name.
 *
 * Arrays and records live in the module's memory, in blocks that `take` hands out; `release` gives back all that were
 * taken after a mark. A function takes blocks and numbers. A number that does not fit is refused, never cut off: a seed
 * cut to 32 bits would deal another game.
 */
export interface Argument {
  name: string;
  /** A scalar: `int`, `word`, `long`, `flag`, `float`; or what an array holds: `int16`, …, `record`. */
  type: string;
  /** Of one element. */
  bytes?: number;
  /** Of an array; a single record has none. */
  dimensions?: number;
}
export interface Entry {
  arguments: Argument[];
  /** The number of values, where there are several. */
  result: "none" | "number" | "flag" | number;
}
export interface Description {
  format: string;
  entries: Record<string, Entry>;
}
type Given = Block | number | bigint | boolean;
type Answer = number | boolean | number[] | undefined;
type Call = (...flat: (number | bigint)[]) => number | undefined;

const FORMAT = "voliera/wasm/1";
const PAGE = 65_536;
const ALIGNMENT = 64;
const MOST_VALUES = 8;
const DOUBLE = 8;
/** Pages to begin with: the module's stack and tables, and a few trees. */
const FIRST_PAGES = 64;

/** A piece of the module's memory: one record, or an array. */
export class Block {
  readonly #memory: WebAssembly.Memory;
  constructor(
    memory: WebAssembly.Memory,
    readonly address: number,
    /** Bytes of one element. */
    readonly size: number,
    /** Extents; none for a single record. */
    readonly shape: readonly number[],
  ) {
    this.#memory = memory;
  }

  get length(): number {
    return this.shape.reduce((product, extent) => product * extent, 1);
  }

  /** The bytes as they are now. Memory that grows leaves older views empty: ask again after `take`. */
  get bytes(): Uint8Array<ArrayBuffer> {
    return this.as(Uint8Array, this.size * this.length);
  }

  /** Return the first record of an array, by itself. */
  single(): Block {
    return new Block(this.#memory, this.address, this.size, []);
  }

  /** The same memory as numbers. */
  as<T>(kind: new (buffer: ArrayBuffer, start: number, length: number) => T, length = this.length): T {
    return new kind(this.#memory.buffer, this.address, length);
  }
}

/** A loaded module; `Entries` are its functions (entries.ts). */
export class Module<Entries> {
  readonly entries: Entries;
  readonly #memory: WebAssembly.Memory;
  readonly #values: Block;
  #top: number;

  private constructor(exports: WebAssembly.Exports, memory: WebAssembly.Memory, description: Description) {
    this.#memory = memory;
    this.#top = (exports.__heap_base as WebAssembly.Global<"i32">).value;
    this.#values = this.take(DOUBLE, [MOST_VALUES]);
    const bound = Object.entries(description.entries).map(([name, entry]) => [
      name,
      this.#bind(name, entry, exports[name] as Call),
    ]);
    this.entries = Object.fromEntries(bound) as Entries;
  }

  /** Compile and start the module; a response is compiled while it arrives. */
  static async load<Entries>(
    source: BufferSource | Response,
    description: Description,
  ): Promise<Module<Entries>> {
    if (description.format !== FORMAT) throw new TypeError(`a module of another form: ${description.format}`);
    const memory = new WebAssembly.Memory({ initial: FIRST_PAGES });
    const imports = { env: { memory } };
    const { instance } =
      source instanceof Response
        ? await instantiated(source, imports)
        : await WebAssembly.instantiate(source, imports);
    return new Module<Entries>(instance.exports, memory, description);
  }

  /** Take memory for an array of elements of this many bytes, or without a shape for one record; it is all zeros. */
  take(size: number, shape: readonly number[] = []): Block {
    const count = shape.reduce((product, extent) => product * extent, 1);
    const block = this.at(this.reserve(size * count), size, shape);
    block.bytes.fill(0);
    return block;
  }

  /** Take this many bytes as they are, and return their address. */
  reserve(size: number): number {
    const address = Math.ceil(this.#top / ALIGNMENT) * ALIGNMENT;
    const end = address + size;
    const lacking = end - this.#memory.buffer.byteLength;
    if (lacking > 0) this.#memory.grow(Math.ceil(lacking / PAGE));
    this.#top = end;
    return address;
  }

  /** Return memory that was taken before as a block. */
  at(address: number, size: number, shape: readonly number[]): Block {
    return new Block(this.#memory, address, size, shape);
  }

  /** Return where the free memory begins now. */
  mark(): number {
    return this.#top;
  }

  /** Give back all blocks that were taken after a mark. */
  release(mark: number): void {
    this.#top = mark;
  }

  #bind(name: string, entry: Entry, call: Call): (...given: Given[]) => Answer {
    const { arguments: wanted, result } = entry;
    return (...given) => {
      if (given.length !== wanted.length) throw new TypeError(`${name} takes ${wanted.length} arguments`);
      const flat: (number | bigint)[] = typeof result === "number" ? [this.#values.address] : [];
      for (let i = 0; i < wanted.length; i++) push(flat, wanted[i]!, given[i]!);
      const back = call(...flat);
      if (result === "number") return back;
      if (result === "none") return undefined;
      return result === "flag" ? back !== 0 : [...this.#values.as(Float64Array, result)];
    };
  }
}

/** Browsers compile what arrives only under its own type, which not every file server knows. */
async function instantiated(
  source: Response,
  imports: WebAssembly.Imports,
): Promise<WebAssembly.WebAssemblyInstantiatedSource> {
  if (source.headers.get("content-type")?.startsWith("application/wasm"))
    return WebAssembly.instantiateStreaming(source, imports);
  return WebAssembly.instantiate(await source.arrayBuffer(), imports);
}

/** Add an argument to a call, as the module takes it. */
function push(flat: (number | bigint)[], wanted: Argument, given: Given): void {
  if (wanted.bytes !== undefined) {
    if (
      !(given instanceof Block) ||
      given.size !== wanted.bytes ||
      given.shape.length !== (wanted.dimensions ?? 0)
    )
      throw new TypeError(
        `${wanted.name}: no block of ${wanted.type} of ${wanted.dimensions ?? 0} dimensions`,
      );
    flat.push(given.address, ...given.shape);
  } else if (given instanceof Block) throw new TypeError(`${wanted.name} is a number`);
  else flat.push(fitting(wanted, given));
}

const RANGES: Record<string, [number, number]> = {
  int: [-(2 ** 31), 2 ** 31 - 1],
  word: [0, 2 ** 32 - 1],
  flag: [0, 1],
};

/** Return a number as the module takes it; one that does not fit is refused. */
function fitting({ name, type }: Argument, given: number | bigint | boolean): number | bigint {
  const range = RANGES[type];
  if (range) {
    const number = Number(given);
    if (Number.isInteger(number) && number >= range[0] && number <= range[1]) return number;
  } else if (type === "long") {
    if (typeof given === "bigint" || Number.isSafeInteger(given)) {
      const long = BigInt(given);
      if (BigInt.asIntN(64, long) === long) return long;
    }
  } else if (type === "float" && typeof given === "number") return given;
  throw new RangeError(`${name}: ${String(given)} is no ${type}`);
}
