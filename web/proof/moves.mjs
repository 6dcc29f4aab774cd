/**
 * Plays games between heuristic bots in the engine of the browser: node moves.mjs FOLDER
 *
 * Says how long a move takes at each table (median, milliseconds). Time is what the processor spent.
 */
import { loadedEngine } from "./loaded.mjs";

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
for (const table of TABLES) {
  const times = (moves[`${table.game}, ${table.variant}`] = []);
  engine.answer({ cmd: "new", ...table, players: 2, seed: 1 });
  for (let over = false; !over;) {
    const begun = now();
    const { action } = engine.answer({ cmd: "bot", level: "heuristic", seed: 1 });
    ({ over } = engine.answer({ cmd: "apply", action }));
    times.push(now() - begun);
  }
}
const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];
const medians = Object.fromEntries(Object.entries(moves).map(([name, times]) => [name, median(times)]));
process.stdout.write(JSON.stringify({ medians }));
