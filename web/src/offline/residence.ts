/**
 * Large arrays of Python, which JavaScript keeps: where they are used by compiled functions they stay in the memory of
 * the rules from one call to the next, as a tree of a search is too large to be copied for each play-out.
 */
import type { Module } from "./module.ts";

type Bytes = Uint8Array<ArrayBuffer>;
/** Where Python's memory is. */
type Reader = { heap(): Bytes };

/** Bytes of the rules' memory that large arrays share; those that have no room there wait outside. */
const ROOM = 16 * 1024 * 1024;
const ALIGNMENT = 64;

/** Bytes that Python names by a number; they go when Python has forgotten them and the event at hand is over. */
export class Far {
  #own: Bytes | null;
  /** Where they are in the memory of the rules; null while they are not there. */
  #home: { rules: Module<unknown>; address: number } | null = null;

  constructor(
    private readonly reader: Reader,
    readonly number: number,
    readonly size: number,
  ) {
    this.#own = new Uint8Array(size);
  }

  /** The bytes, wherever they are. */
  get bytes(): Bytes {
    return this.#own ?? this.#home!.rules.at(this.#home!.address, 1, [this.size]).bytes;
  }

  get address(): number | null {
    return this.#home?.address ?? null;
  }

  moveIn(rules: Module<unknown>, address: number): void {
    rules.at(address, 1, [this.size]).bytes.set(this.#own!);
    this.#home = { rules, address };
    this.#own = null;
  }

  moveOut(): void {
    this.#own = this.bytes.slice();
    this.#home = null;
  }

  read(offset: number, address: number, size: number): void {
    this.reader.heap().set(this.bytes.subarray(offset, offset + size), address);
  }

  write(offset: number, address: number, size: number): void {
    this.bytes.set(this.reader.heap().subarray(address, address + size), offset);
  }
}

/** The part of the rules' memory in which large arrays live. */
export class Residence {
  readonly #start: number;
  #used = 0;
  #inside: WeakRef<Far>[] = [];

  constructor(private readonly rules: Module<unknown>) {
    this.#start = rules.reserve(ROOM);
  }

  /** Have all of these arrays in the memory at once, if they fit; where there is too little room, others move out. */
  admit(arrays: readonly Far[]): boolean {
    const outside = () => [...new Set(arrays)].filter(({ address }) => address === null);
    if (this.#used + sum(outside()) > ROOM) this.#clear();
    const coming = outside();
    if (this.#used + sum(coming) > ROOM) return false;
    for (const far of coming) {
      far.moveIn(this.rules, this.#start + this.#used);
      this.#inside.push(new WeakRef(far));
      this.#used += room(far);
    }
    return true;
  }

  #clear(): void {
    for (const far of this.#inside) far.deref()?.moveOut();
    this.#inside = [];
    this.#used = 0;
  }
}

const room = ({ size }: Far): number => Math.ceil(size / ALIGNMENT) * ALIGNMENT;
const sum = (arrays: Far[]): number => arrays.reduce((total, far) => total + room(far), 0);
