/**
 * Plays games between heuristic bots in the engine of the browser: node moves.mjs FOLDER
 *
 * Says how long it takes from nothing to the first move (seconds), a move at each table (median, milliseconds), and how
 * large all parts are as they travel (bytes, compressed). Time is what the processor spent.
 */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { loadedEngine, partsOf } from "./loaded.mjs";

const [, , folder] = process.argv;
const TABLES = [
  { game: "birdie", variant: "standard" },
  { game: "birdie", variant: "expert" },
  { game: "bower", variant: "standard" },
  { game: "bower", variant: "super" },
];
/** Milliseconds that the processor has spent. */
const now = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const engine = await loadedEngine(folder);
const moves = {};
let first;
for (const table of TABLES) {
  const times = (moves[`${table.game}, ${table.variant}`] = []);
  engine.answer({ cmd: "new", ...table, players: 2, seed: 1 });
  for (let over = false; !over;) {
    const begun = now();
    const { action } = engine.answer({ cmd: "bot", level: "heuristic", seed: 1 });
    ({ over } = engine.answer({ cmd: "apply", action }));
    times.push(now() - begun);
    first ??= now() / 1000;
  }
}
const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];
const medians = Object.fromEntries(Object.entries(moves).map(([name, times]) => [name, median(times)]));
const packed = partsOf(folder).map((path) => [path, brotliCompressSync(readFileSync(resolve(path))).length]);
process.stdout.write(JSON.stringify({ first, medians, sizes: Object.fromEntries(packed) }));
