/**
 * What the rewritten Python package asks of JavaScript: compiled functions, large arrays, chance, hashes, files.
 *
 * Python lays the arguments of a compiled function into a frame of its memory. Small arrays are copied into the memory
 * of the rules for the call, and back: Python's collector may then do with them as it likes. Large ones stay in the
 * memory of the rules for the next call (residence.ts).
 */
import { blake2b } from "@noble/hashes/blake2.js";
import { sha256, sha512 } from "@noble/hashes/sha2.js";
import { shake256 } from "@noble/hashes/sha3.js";

import { pythonExpression } from "./expression.ts";
import { Mersenne, numberWords, seedWords } from "./mersenne.ts";
import { Pattern } from "./pattern.ts";
import { Far, Residence } from "./residence.ts";
import type { Block, Description, Module } from "./module.ts";

type Call = (...given: (Block | number | bigint)[]) => number | boolean | number[] | undefined;
type Bytes = Uint8Array<ArrayBuffer>;
const CATEGORIES =
  "Lu Ll Lt Lm Lo Mn Mc Me Nd Nl No Pc Pd Ps Pe Pi Pf Po Sm Sc Sk So Zs Zl Zp Cc Cf Cs Co".split(" ");
const [NEAR, FAR, WHOLE] = [1, 2, 3];

/** An array that is passed to a function: where it begins, in Python's memory or in a large array. */
type Lent = { place: number; size: number; shape: number[]; far: Far | null };
const isLent = (given: Lent | number | bigint): given is Lent => typeof given === "object";

const HASHES: Record<string, (data: Bytes, size: number) => Uint8Array> = {
  sha256: (data) => sha256(data),
  sha512: (data) => sha512(data),
  shake256: (data, size) => shake256(data, { dkLen: size }),
  blake2b: (data, size) => blake2b(data, { dkLen: size }),
};
type Kind = new (
  buffer: ArrayBuffer,
  start: number,
  length: number,
) => ArrayLike<number> & {
  set(numbers: ArrayLike<number>): void;
};
const NUMBERS: Record<string, Kind> = {
  b: Int8Array,
  B: Uint8Array,
  h: Int16Array,
  H: Uint16Array,
  i: Int32Array,
  I: Uint32Array,
  f: Float32Array,
  d: Float64Array,
};

export class Door {
  readonly #calls: Call[];
  readonly #names: string[];
  readonly #far = new Map<number, WeakRef<Far>>();
  readonly #residence: Residence;
  #made = 0;
  /** Python's memory, once it runs. */
  memory?: WebAssembly.Memory;

  constructor(
    private readonly rules: Module<unknown>,
    private readonly description: Description,
    private readonly files: Record<string, Bytes>,
  ) {
    this.#residence = new Residence(rules);
    this.#names = Object.keys(description.entries);
    this.#calls = this.#names.map((name) => (rules.entries as Record<string, Call>)[name]!);
  }

  /** Return Python's memory as it is now. */
  heap(): Bytes {
    return new Uint8Array(this.memory!.buffer);
  }

  numberOf = (name: string): number => this.#names.indexOf(name);

  /** Return the size of the record that a function takes first; 0 if it takes none. */
  sizeOf = (number: number): number =>
    this.description.entries[this.#names[number]!]!.arguments[0]?.bytes ?? 0;

  /**
   * Call a function with the arguments of a frame; numbers that come back are put there.
   *
   * Return what is wrong with the arguments, or null: nothing is thrown through the interpreter, which would not survive.
   */
  call = (number: number, frame: number, count: number): string | null => {
    const mark = this.rules.mark();
    try {
      this.#call(number, frame, count);
      return null;
    } catch (error) {
      return String(error);
    } finally {
      this.rules.release(mark);
    }
  };

  #call(number: number, frame: number, count: number): void {
    const slots = new DataView(this.memory!.buffer, frame);
    const wanted = this.description.entries[this.#names[number]!]!.arguments;
    const given: (Lent | number | bigint)[] = [];
    let at = 0;
    const next = () => Number(slots.getBigInt64((at += 8) - 8, true));
    for (let i = 0; i < count; i++) {
      const kind = next();
      if (kind === NEAR || kind === FAR) {
        const [place, size, dimensions, named] = [next(), next(), next(), next()] as const;
        const shape = Array.from({ length: dimensions }, next);
        given.push({ place, size, shape, far: kind === FAR ? this.#named(named) : null });
      } else if (kind === WHOLE) {
        const whole = slots.getBigInt64(at, true);
        given.push(wanted[i]!.type === "long" ? whole : Number(whole));
        at += 8;
      } else {
        given.push(slots.getFloat64(at, true));
        at += 8;
      }
    }
    const back = this.#lend(number, given);
    const numbers = Array.isArray(back) ? back : [Number(back ?? 0)];
    numbers.forEach((one, i) => slots.setFloat64(8 * i, one, true));
  }

  /** Call a function with arrays of Python. Large ones are where the function finds them, all others are copied. */
  #lend(number: number, given: (Lent | number | bigint)[]): ReturnType<Call> {
    const wanted = this.description.entries[this.#names[number]!]!.arguments;
    const inside = this.#residence.admit(given.flatMap((one) => (isLent(one) && one.far ? one.far : [])));
    const copied: [Lent, Block][] = [];
    const laid = given.map((one, i) => {
      if (!isLent(one)) return one;
      const bytes = wanted[i]!.bytes!;
      const stays = inside && one.far;
      const block = stays
        ? this.rules.at(one.far!.address! + one.place, bytes, one.shape)
        : this.rules.take(bytes, one.shape);
      if (block.size * block.length !== one.size)
        throw new TypeError(`${this.#names[number]!}: ${wanted[i]!.name} is no ${wanted[i]!.type}`);
      if (!stays) {
        block.bytes.set(this.#bytes(one));
        copied.push([one, block]);
      }
      return block;
    });
    const back = this.#calls[number]!(...laid);
    for (const [one, block] of copied) this.#bytes(one).set(block.bytes);
    return back;
  }

  #bytes({ far, place, size }: Lent): Bytes {
    return (far?.bytes ?? this.heap()).subarray(place, place + size);
  }

  /** Make a large array; null where there is no memory for it. */
  far = (size: number): Far | null => {
    try {
      const made = new Far(this, ++this.#made, size);
      this.#far.set(made.number, new WeakRef(made));
      return made;
    } catch {
      return null;
    }
  };

  /** Drop the names of bytes that Python has forgotten. */
  forget(): void {
    for (const [number, far] of this.#far) if (!far.deref()) this.#far.delete(number);
  }

  /** Write the numbers of one large array into another, as numbers of another kind; false where there is no memory for it. */
  convert = (
    from: number,
    start: number,
    code: string,
    to: number,
    other: string,
    count: number,
  ): boolean => {
    try {
      const [source, target] = [this.#named(from).bytes, this.#named(to).bytes];
      const numbers = new NUMBERS[code]!(source.slice(start).buffer, 0, count);
      new NUMBERS[other]!(target.buffer, target.byteOffset, count).set(numbers);
      return true;
    } catch {
      return false;
    }
  };

  #named(number: number): Far {
    return this.#far.get(number)!.deref()!;
  }

  expression = pythonExpression;

  /** Whether Python would print every character of a text as it is. */
  isPrintable = (text: string): boolean => !/[\p{C}\p{Z}]/u.test(text.replaceAll(" ", ""));

  isAlphanumeric = (text: string): boolean => /^[\p{L}\p{N}]+$/u.test(text);

  normalized = (form: string, text: string): string => text.normalize(form);

  /** Return Unicode's general category of a character. */
  category = (character: string): string =>
    CATEGORIES.find((name) => new RegExp(`\\p{${name}}`, "u").test(character)) ?? "Cn";

  pattern = (text: string): Pattern => new Pattern(text);

  generator = (text: string): Mersenne => new Mersenne(seedWords(text));

  /** The same by a whole number, which comes as a text: it may be a large one. */
  numbered = (number: string): Mersenne => new Mersenne(numberWords(BigInt(number)));

  digest = (name: string, address: number, length: number, into: number, size: number): void => {
    const heap = this.heap();
    heap.set(HASHES[name]!(heap.slice(address, address + length), size), into);
  };

  fileSize = (path: string): number => this.files[path]?.length ?? -1;

  fileInto = (path: string, address: number): void => {
    this.heap().set(this.files[path]!, address);
  };

  /** Return random bits as a text: a number of more than 31 bits would not arrive whole. */
  randomBits = (bits: number): string => {
    const words = crypto.getRandomValues(new BigUint64Array(1));
    return (words[0]! >> BigInt(64 - bits)).toString();
  };

  now = (): number => performance.now();
}
