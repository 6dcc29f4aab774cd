/**
 * What changed between two documents, field by field. Undo, redo and the merging of two phones are all made of this.
 *
 * An object's entries are fields of their own, and so are the entries of a list that stands for the seats or the rounds
 * (a list of lists or of objects, or one named in `BY_PLACE`) as long as its length stays the same. Any other list (a
 * line of cards, an order) is one field: two halves of two lines make no line.
 */
import type { Json, JsonObject } from "../../net/json.ts";

export type Path = Array<string | number>;
/** A field that changed; `undefined` (left out) where there was or is nothing. */
export type Patch = { path: Path; before?: Json; after?: Json };

/** Lists of single words in which every place is a field: whose name, whose egg. */
const BY_PLACE = new Set(["names", "eggs"]);

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isMany = (value: Json) => typeof value === "object";
export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function byPlace(before: Json[], after: Json[], name: string | number | undefined): boolean {
  if (before.length !== after.length || before.length === 0) return false;
  if (typeof name === "string" && BY_PLACE.has(name)) return true;
  const all = [...before, ...after];
  return all.every(isMany) && all.some((value) => value !== null);
}

/** The fields in which two documents differ. */
export function diff(before: Json | undefined, after: Json | undefined, path: Path = []): Patch[] {
  if (same(before, after)) return [];
  if (isObject(before) && isObject(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return names.flatMap((name) => diff(before[name], after[name], [...path, name]));
  }
  if (Array.isArray(before) && Array.isArray(after) && byPlace(before, after, path.at(-1)))
    return before.flatMap((one, i) => diff(one, after[i], [...path, i]));
  return [
    {
      path,
      ...(before === undefined ? {} : { before }),
      ...(after === undefined ? {} : { after }),
    },
  ];
}

/** The document with the changes made; a change of something that is no longer there is left out. */
export function apply<D extends Json>(document: D, patches: readonly Patch[]): D {
  return patches.reduce<Json>((found, patch) => put(found, patch.path, patch.after), document) as D;
}

function put(value: Json, path: Path, after: Json | undefined): Json {
  const [name, ...rest] = path;
  if (name === undefined) return after ?? null;
  if (Array.isArray(value)) {
    if (typeof name !== "number" || name >= value.length) return value;
    return value.map((one, i) => (i === name ? put(one, rest, after) : one));
  }
  if (!isObject(value) || typeof name !== "string") return value;
  const { [name]: there, ...others } = value;
  if (!rest.length) return after === undefined ? others : { ...value, [name]: after };
  return { ...value, [name]: put(there ?? {}, rest, after) };
}

/** The same changes the other way round. */
export const reversed = (patches: readonly Patch[]): Patch[] =>
  patches.map(({ path, before, after }) => ({
    path,
    ...(after === undefined ? {} : { before: after }),
    ...(before === undefined ? {} : { after: before }),
  }));

/** Two that went on from the same document: mine wins in the fields that I changed, theirs in all others. */
export const merge = <D extends Json>(base: D, mine: D, theirs: D): D => apply(theirs, diff(base, mine));
