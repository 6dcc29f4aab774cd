/** Python's generator of random numbers (MT19937), seeded by a text or a whole number as `random.Random` is. */
import { sha512 } from "@noble/hashes/sha2.js";

const SIZE = 624;
const SHIFT = 397;

/** Return the words that Python seeds with: the text and its SHA-512, as one large number. */
export function seedWords(text: string): Uint32Array {
  const bytes = new TextEncoder().encode(text);
  const hash = sha512(bytes);
  const whole = new Uint8Array(bytes.length + hash.length);
  whole.set(bytes);
  whole.set(hash, bytes.length);
  let first = 0;
  while (first < whole.length - 1 && whole[first] === 0) first++;
  const digits = whole.subarray(first).reverse(); // the least first
  const words = new Uint32Array(Math.max(1, Math.ceil(digits.length / 4)));
  digits.forEach((byte, i) => (words[i >> 2]! |= byte << (8 * (i & 3))));
  return words;
}

/** Return the words that Python seeds with by a whole number; its sign does not count. */
export function numberWords(number: bigint): Uint32Array {
  const words: number[] = [];
  for (let rest = number < 0n ? -number : number; rest > 0n; rest >>= 32n)
    words.push(Number(rest & 0xffff_ffffn));
  return Uint32Array.from(words.length ? words : [0]);
}

export class Mersenne {
  readonly #state = new Uint32Array(SIZE);
  #at = SIZE;

  constructor(key: Uint32Array) {
    const state = this.#state;
    state[0] = 19650218;
    for (let i = 1; i < SIZE; i++) {
      const last = state[i - 1]! ^ (state[i - 1]! >>> 30);
      state[i] = Math.imul(1812433253, last) + i;
    }
    let [i, j] = [1, 0];
    for (let k = Math.max(SIZE, key.length); k > 0; k--) {
      state[i] = (state[i]! ^ Math.imul(state[i - 1]! ^ (state[i - 1]! >>> 30), 1664525)) + key[j]! + j;
      i++;
      j++;
      if (i >= SIZE) {
        state[0] = state[SIZE - 1]!;
        i = 1;
      }
      if (j >= key.length) j = 0;
    }
    for (let k = SIZE - 1; k > 0; k--) {
      state[i] = (state[i]! ^ Math.imul(state[i - 1]! ^ (state[i - 1]! >>> 30), 1566083941)) - i;
      i++;
      if (i >= SIZE) {
        state[0] = state[SIZE - 1]!;
        i = 1;
      }
    }
    state[0] = 0x80000000;
  }

  /** Return the next 32 bits, as a signed number. */
  word(): number {
    if (this.#at >= SIZE) this.#turn();
    let y = this.#state[this.#at++]!;
    y ^= y >>> 11;
    y ^= (y << 7) & 0x9d2c5680;
    y ^= (y << 15) & 0xefc60000;
    return y ^ (y >>> 18);
  }

  /** Return a number from 0 to 1, of 53 random bits. */
  random(): number {
    const [a, b] = [this.word() >>> 5, this.word() >>> 6];
    return (a * 67108864 + b) / 9007199254740992;
  }

  #turn(): void {
    const state = this.#state;
    for (let i = 0; i < SIZE; i++) {
      const y = (state[i]! & 0x80000000) | (state[(i + 1) % SIZE]! & 0x7fffffff);
      state[i] = state[(i + SHIFT) % SIZE]! ^ (y >>> 1) ^ (y & 1 ? 0x9908b0df : 0);
    }
    this.#at = 0;
  }
}
