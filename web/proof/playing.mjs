/**
 * Seeded random games in WebAssembly, for Node and browsers.
 *
 * A case is a table, with a record to begin from; its digests are one for each game, over the record, the listing and
 * the log after every step. `tests/wasm/games.py` does the same with the CPU.
 */

/** Bytes of a digest that are compared. */
const DIGEST = 8;

/** The next number of the sequence by which steps are chosen (Numerical Recipes). */
const next = (x) => (Math.imul(x, 1664525) + 1013904223) >>> 0;

const fromHex = (text) => Uint8Array.from(text.match(/../g), (pair) => parseInt(pair, 16));
const toHex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** All that the steps of a game leave behind. */
class Trace {
  #bytes = new Uint8Array(1 << 20);
  #length = 0;

  add(bytes) {
    const end = this.#length + bytes.length;
    if (end > this.#bytes.length) {
      const larger = new Uint8Array(2 * end);
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    this.#bytes.set(bytes, this.#length);
    this.#length = end;
  }

  /** Return the digest of what was added, and begin again. */
  async digest() {
    const whole = await crypto.subtle.digest("SHA-256", this.#bytes.subarray(0, this.#length));
    this.#length = 0;
    return toHex(new Uint8Array(whole).subarray(0, DIGEST));
  }
}

/** Play all games of a case; returns their digests, and how many decisions there were. */
export async function played(module, { game, players, record, steps, rows, seeds }) {
  const mark = module.mark();
  const blank = fromHex(record);
  const {
    [`${game}_start_game`]: start,
    [`${game}_listing`]: list,
    [`${game}_advance`]: advance,
  } = module.entries;
  const states = module.take(blank.length, [1]);
  const [out, log] = [module.take(2, [steps]), module.take(2, [rows, 4])];
  const one = states.single();
  const [listed, logged] = [out.as(Int16Array), log.as(Int16Array)];
  const trace = new Trace();
  const digests = [];
  let decisions = 0;
  for (const [low, high] of seeds) {
    states.bytes.set(blank);
    out.bytes.fill(0);
    log.bytes.fill(0);
    start(one, players, low, high);
    let count = list(states, out);
    for (let x = low; ; decisions++) {
      trace.add(states.bytes);
      trace.add(out.bytes.subarray(0, 2 * count));
      trace.add(log.bytes.subarray(0, 8 * (logged[0] + 1)));
      if (!count) break;
      x = next(x);
      count = advance(states, listed[(x >>> 8) % count], log, out);
    }
    digests.push(await trace.digest());
  }
  module.release(mark);
  return { digests, decisions };
}
