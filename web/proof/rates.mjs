/** Says how many decisions a second random play makes: node rates.mjs FOLDER GAMES CASE (benchmarks/wasm.py) */
import { readFileSync } from "node:fs";
import { loaded } from "./loaded.mjs";

const { module } = await loaded(process.argv[2]);
const games = Number(process.argv[3]);
const { game, players, record, steps, records } = JSON.parse(readFileSync(process.argv[4], "utf8"));
const blank = Buffer.from(record, "hex");
const states = module.take(blank.length, [records]);
for (let i = 0; i < records; i++) states.bytes.set(blank, i * blank.length);
const [out, log] = [module.take(2, [steps]), module.take(2, [1, 4])];
const play = (count) => module.entries[`${game}_play_range`](states, 0, count, players, 1, out, log);
/** Long enough for the browser's second compiler, which works beside the first one's code and counts as its time. */
const WARM_MS = 1500;
const warm = performance.now() + WARM_MS;
do play(games);
while (performance.now() < warm);
const before = process.cpuUsage();
const decisions = play(games);
const { user, system } = process.cpuUsage(before);
process.stdout.write(JSON.stringify({ rate: (decisions / (user + system)) * 1e6 }));
