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
  /** Somebody looks at a table from now on, and says this. */
  | { kind: "open"; wire: number; table: string }
  | { kind: "say"; wire: number; message: Incoming }
  | { kind: "close"; wire: number };
export type FromWorker =
  | { kind: "answer"; id: number; status: number; body: unknown }
  | { kind: "hear"; wire: number; message: Outgoing }
  /** Something that people should know, by the code of its sentence. */
  | { kind: "trouble"; code: Trouble };
/** Games cannot be kept here; or the engine does not run here at all. */
export type Trouble = "not_kept" | "no_engine";
