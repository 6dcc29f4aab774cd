/**
 * Says how many decisions a second random play makes: node rates.mjs FOLDER GAMES PIECE CASE (benchmarks/wasm.py)
 *
 * The games are played in pieces, and the fastest one counts: it is short enough to run undisturbed on a busy machine.
 */
import { readFileSync } from "node:fs";
import { loaded } from "./loaded.mjs";

const { module } = await loaded(process.argv[2]);
const [games, piece] = [Number(process.argv[3]), Number(process.argv[4])];
const { game, players, record, steps, records } = JSON.parse(readFileSync(process.argv[5], "utf8"));
const blank = Buffer.from(record, "hex");
const states = module.take(blank.length, [records]);
for (let i = 0; i < records; i++) states.bytes.set(blank, i * blank.length);
const [out, log] = [module.take(2, [steps]), module.take(2, [1, 4])];
const play = (start, stop) => module.entries[`${game}_play_range`](states, start, stop, players, 1, out, log);
/** Long enough for the browser's second compiler, which works beside the first one's code and counts as its time. */
const WARM_MS = 1500;
const warm = performance.now() + WARM_MS;
do play(0, games);
while (performance.now() < warm);
let rate = 0;
for (let start = 0; start < games; start += piece) {
  const before = process.hrtime.bigint();
  const decisions = play(start, start + piece);
  rate = Math.max(rate, (decisions / Number(process.hrtime.bigint() - before)) * 1e9);
}
process.stdout.write(JSON.stringify({ rate }));
