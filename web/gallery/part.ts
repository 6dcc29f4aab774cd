/** Parts of documents, checked as far as they go: for tests and pictures that need no more. */
import type { Happened } from "../src/model.ts";

type Part<Whole> = Whole extends readonly unknown[]
  ? { [Place in keyof Whole]: Part<Whole[Place]> }
  : Whole extends object
    ? { [Field in keyof Whole]?: Part<Whole[Field]> }
    : Whole;

/** As much of something as a test needs: its fields are checked, those left out are not read. */
export const part = <Whole extends object>(fields: Part<Whole>): Whole => Object.assign({} as Whole, fields);

type ArgsOf<Id extends Happened["id"]> = Partial<Extract<Happened, { id: Id }>["args"]>;

/** An event, with as many of its arguments as a test needs. */
export const event = <Id extends Happened["id"]>(id: Id, args: ArgsOf<Id> = {}): Happened =>
  Object.assign({} as Happened, { id, args });

/** The same of seat 0. */
export const own = <Id extends Happened["id"]>(id: Id, args: ArgsOf<Id> = {}): Happened =>
  Object.assign({} as Happened, { id, args: { seat: 0, ...args } });
