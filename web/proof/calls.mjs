/**
 * Makes recorded calls in WebAssembly: node calls.mjs MODULE_FOLDER CALLS_FOLDER [NAME ROUNDS]
 *
 * Says for each function how many calls there were, and which of them differ in a result or in the bytes of an argument
 * (tests/wasm/recording.py). With a name, all calls of this function are made in every round instead, and the CPU
 * seconds of each are said.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { inflateSync } from "node:zlib";
import { loaded } from "./loaded.mjs";

const [, , folder, recorded, name, rounds] = process.argv;
const { module } = await loaded(folder);
const calls = JSON.parse(readFileSync(resolve(recorded, "calls.json"), "utf8"));
const blobs = readFileSync(resolve(recorded, "blobs.bin"));
const digestOf = (bytes) => createHash("sha256").update(bytes).digest("hex").slice(0, 16);
const isBlock = (argument) => argument?.blob !== undefined;

/** Take memory for the arguments of a call. */
function given(call) {
  return call.arguments.map((argument) => {
    if (!isBlock(argument)) return argument?.long ? BigInt(argument.long) : argument;
    return module.take(argument.size, argument.shape ?? []);
  });
}

/** Write into them what they held when the call was recorded. */
function fill(call, taken) {
  call.arguments.forEach((argument, i) => {
    if (!isBlock(argument)) return;
    const [start, length] = argument.blob;
    argument.bytes ??= inflateSync(blobs.subarray(start, start + length));
    taken[i].bytes.set(argument.bytes);
  });
}

/** Whether a call does what it did when it was recorded. */
function isEqual(call) {
  const mark = module.mark();
  const taken = given(call);
  fill(call, taken);
  const result = module.entries[call.name](...taken) ?? null;
  const same = call.arguments.every((one, i) => !isBlock(one) || digestOf(taken[i].bytes) === one.after);
  module.release(mark);
  call.arguments.forEach((argument) => delete argument?.bytes);
  return same && JSON.stringify(result) === JSON.stringify(call.result);
}

/** CPU seconds for one call, its arguments not counted. */
function seconds(call) {
  const mark = module.mark();
  const taken = given(call);
  fill(call, taken);
  const before = process.cpuUsage();
  module.entries[call.name](...taken);
  const { user, system } = process.cpuUsage(before);
  module.release(mark);
  return (user + system) / 1e6;
}

const found = {};
if (name) {
  const own = calls.filter((call) => call.name === name);
  found.seconds = own.map((call) => Array.from({ length: Number(rounds) }, () => seconds(call)));
} else
  calls.forEach((call, i) => {
    const one = (found[call.name] ??= { calls: 0, different: [] });
    one.calls++;
    if (!isEqual(call)) one.different.push(i);
  });
process.stdout.write(JSON.stringify(found));
