/** Tables on this device: they are known by their ids, which no server gives. */
import type { NewTable } from "./interface.ts";
import type { TableInfo } from "./messages.ts";

/** The person at the device, as tables here call them. */
export const person = { name: "" };

const LOCAL = /^local[a-z2-7]{16}$/;

export const isLocal = (table: string): boolean => LOCAL.test(table);

/** A table as it is asked for. With names, by seat, it is one of this device, and each `me` is another person. */
export type Wished = NewTable & { names?: string[] };

/** Whether several people play at this device, and hand it round. */
export const isShared = ({ id, seats }: Pick<TableInfo, "id" | "seats">): boolean =>
  isLocal(id) && seats.filter(({ kind }) => kind === "person").length > 1;

/** What this device answers for its own tables, and what it can answer in place of a server that is away. */
const OWN = /^\/api\/tables\/local[a-z2-7]{16}(\/|$)/;
const ALSO =
  /^\/api\/(study\/|components\/|records\/branch$|meta$|score(\/|$)|puzzles(\/|\?|$)|analyses(\/|$))/;
const ANALYSIS = /^\/api\/analyses\/([0-9a-f]+)$/;
/** Work that takes long: it is done by a worker of its own, beside the tables. */
const LONG = /^\/api\/(score|puzzles|analyses)/;
/** What either worker can answer, at once. */
const EITHER = /^\/api\/(study\/|components\/|meta$|puzzles(\?|$))/;
/** Analyses that were begun here: a server that comes back does not know them. */
const begun = new Set<string>();

export const isOwn = (path: string): boolean => OWN.test(path) || begun.has(ANALYSIS.exec(path)?.[1] ?? "");
export const canStandIn = (path: string): boolean => ALSO.test(path);
export const isLong = (path: string): boolean => LONG.test(path);
export const isForEither = (path: string): boolean => EITHER.test(path);
export const noteAnalysis = (key: string): void => void begun.add(key);
