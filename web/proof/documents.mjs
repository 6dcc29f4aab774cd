/**
 * Asks the browser's side what the CPU's was asked: node documents.mjs FOLDER line|house FILE
 *
 * `line` asks the engine, `house` the tables on the device.
 *
 * The file has a line for each request, followed by a line for its answer. Prints how many there were, and the first
 * that differ; answers are compared with the order of their fields. Requests stay text: numbers keep all their digits.
 */
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { loadedEngine } from "./loaded.mjs";

const MOST_SHOWN = 3;
const [folder, whom, file] = process.argv.slice(2);
const engine = await loadedEngine(folder);
const different = [];
const times = {};
let requests = 0;
let asked;
for await (const line of createInterface({ input: createReadStream(file) })) {
  if (asked === undefined) {
    asked = line;
    continue;
  }
  const [request, wanted] = [JSON.parse(asked), JSON.parse(line)];
  const start = performance.now();
  let text = engine[whom](asked);
  while (whom === "house" && JSON.parse(text).again) text = engine.house(asked);
  (times[request.level ?? request.cmd ?? request.do] ??= []).push(performance.now() - start);
  asked = undefined;
  requests++;
  const found = JSON.parse(text);
  if (JSON.stringify(found) === JSON.stringify(wanted)) continue;
  different.push({ request, found, wanted });
  if (different.length === MOST_SHOWN) break;
}
const medians = Object.entries(times).map(([name, all]) => [
  name,
  all.sort((a, b) => a - b)[all.length >> 1],
]);
process.stdout.write(JSON.stringify({ requests, different, medians: Object.fromEntries(medians) }));
