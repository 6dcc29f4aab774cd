/** Documents for tests: whole ones that the gallery shows, and parts where the code under test reads no more. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Full } from "../src/net/messages.ts";

/** A document in a file beside the tests. */
export const stored = <Kind>(path: string): Kind =>
  JSON.parse(readFileSync(resolve(import.meta.dirname, path), "utf8")) as Kind;

/** A situation of the gallery, as a server would tell it. */
export const situation = (name: string): Full => stored(`../gallery/fixtures/${name}.json`);

export const componentsOf = <Kind>(game: string): Kind =>
  stored(`../gallery/answers/components-${game}.json`);

type Part<Whole> = Whole extends readonly unknown[]
  ? { [Place in keyof Whole]: Part<Whole[Place]> }
  : Whole extends object
    ? { [Field in keyof Whole]?: Part<Whole[Field]> }
    : Whole;

/** As much of something as a test needs: its fields are checked, those left out are not read. */
export const part = <Whole extends object>(fields: Part<Whole>): Whole => fields as object as Whole;
