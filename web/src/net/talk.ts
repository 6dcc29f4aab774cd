/** What a page and the worker with its local tables say to each other. */
import type { Incoming, Outgoing } from "./messages.ts";

/** A request of the HTTP interface; `name` is what the person at the device is called. */
export type Asked = {
  kind: "ask";
  id: number;
  method: string;
  path: string;
  name: string;
  body: unknown;
};
export type ToWorker =
  | Asked
  /** Nobody waits for the answer to a request any more. */
  | { kind: "drop"; id: number }
  /** Somebody looks at a table from now on, and says this. */
  | { kind: "open"; wire: number; table: string }
  | { kind: "say"; wire: number; message: Incoming }
  /** The curtain of a table that several people share is lifted for a seat; lowered where there is none. */
  | { kind: "curtain"; wire: number; seat: number | null }
  | { kind: "close"; wire: number };
export type FromWorker =
  | { kind: "answer"; id: number; status: number; body: unknown }
  | { kind: "hear"; wire: number; message: Outgoing }
  /** Something that people should know, by the code of its sentence. */
  | { kind: "trouble"; code: Trouble }
  /** A table could not go on here: the next one needs a worker with memory of its own. */
  | { kind: "spent" };
/** Games cannot be kept here; or the engine does not run here: for some reason, or as the browser is too old. */
export type Trouble = "not_kept" | "no_engine" | "old_browser";

/** The name of the worker that has sheets, puzzles and analyses; the other one has the tables. */
export const STUDIES = "studies";
