/** Plays seeded random games in Node (playing.mjs): node games.mjs FOLDER CASES */
import { readFileSync } from "node:fs";
import { loaded } from "./loaded.mjs";
import { played } from "./playing.mjs";

const [folder, cases] = process.argv.slice(2);
const { module } = await loaded(folder);
const found = [];
for (const one of JSON.parse(readFileSync(cases, "utf8"))) found.push(await played(module, one));
process.stdout.write(JSON.stringify(found));
