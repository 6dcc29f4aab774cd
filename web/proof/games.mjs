/**
 * Plays seeded random games in WebAssembly: node games.mjs FOLDER CASES
 *
 * A case is a table, with a record to begin from; its digests are one for each game, over the record, the listing and
 * the log after every step. `tests/wasm/games.py` does the same with the CPU.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { loaded } from "./loaded.mjs";

const { module } = await loaded(process.argv[2]);

/** The next number of the sequence by which steps are chosen (Numerical Recipes). */
const next = (x) => (Math.imul(x, 1664525) + 1013904223) >>> 0;

function played({ game, players, record, steps, rows, seeds }) {
  const mark = module.mark();
  const blank = Buffer.from(record, "hex");
  const {
    [`${game}_start_game`]: start,
    [`${game}_listing`]: list,
    [`${game}_advance`]: advance,
  } = module.entries;
  const states = module.take(blank.length, [1]);
  const [out, log] = [module.take(2, [steps]), module.take(2, [rows, 4])];
  const one = states.single();
  const [listed, logged] = [out.as(Int16Array), log.as(Int16Array)];
  let decisions = 0;
  const digests = seeds.map(([low, high]) => {
    states.bytes.set(blank);
    out.bytes.fill(0);
    log.bytes.fill(0);
    start(one, players, low, high);
    const digest = createHash("sha256");
    let count = list(states, out);
    for (let x = low; ; decisions++) {
      digest.update(states.bytes).update(out.bytes.subarray(0, 2 * count));
      digest.update(log.bytes.subarray(0, 8 * (logged[0] + 1)));
      if (!count) return digest.digest("hex").slice(0, 16);
      x = next(x);
      count = advance(states, listed[(x >>> 8) % count], log, out);
    }
  });
  module.release(mark);
  return { digests, decisions };
}

process.stdout.write(JSON.stringify(JSON.parse(readFileSync(process.argv[3], "utf8")).map(played)));
