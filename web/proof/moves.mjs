/**
 * Plays games between bots of a level in the engine of the browser: node moves.mjs FOLDER
 *
 * Says how long a move takes by level and table (median, milliseconds). Time is what the processor spent.
 */
import { loadedEngine } from "./loaded.mjs";

const [, , folder] = process.argv;
const TABLES = [
  { game: "birdie", variant: "standard" },
  { game: "birdie", variant: "expert" },
  { game: "bower", variant: "standard" },
  { game: "bower", variant: "super" },
];
/** The tables of each level: browsers have no network of Bower. */
const LEVELS = { heuristic: TABLES, net: TABLES.filter(({ game }) => game === "birdie") };
/** Milliseconds that the processor has spent. */
const now = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const engine = await loadedEngine(folder);
/** How long each move of a game takes. */
const timesOf = (level, table) => {
  const times = [];
  engine.answer({ cmd: "new", ...table, players: 2, seed: 1 });
  for (let over = false; !over;) {
    const begun = now();
    const { action } = engine.answer({ cmd: "bot", level, seed: 1 });
    ({ over } = engine.answer({ cmd: "apply", action }));
    times.push(now() - begun);
  }
  return times;
};
const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];
const medians = {};
for (const [level, tables] of Object.entries(LEVELS)) {
  medians[level] = {};
  for (const table of tables) {
    medians[level][`${table.game}, ${table.variant}`] = median(timesOf(level, table));
  }
}
process.stdout.write(JSON.stringify({ medians }));
