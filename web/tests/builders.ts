/** Documents for tests: whole ones that the gallery shows, and parts where the code under test reads no more. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Full } from "../src/net/messages.ts";

export { event, own, part } from "../gallery/part.ts";

/** A document in a file beside the tests. */
export const stored = <Kind>(path: string): Kind =>
  JSON.parse(readFileSync(resolve(import.meta.dirname, path), "utf8")) as Kind;

/** A situation of the gallery, as a server would tell it. */
export const situation = (name: string): Full => stored(`../gallery/fixtures/${name}.json`);

export const componentsOf = <Kind>(game: string): Kind =>
  stored(`../gallery/answers/components-${game}.json`);
