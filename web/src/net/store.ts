/**
 * Where local tables are kept: IndexedDB, a row for each table and one for each of its entries. Documents that took long
 * to make, puzzles and analyses, are kept beside them.
 */
import type { Listed } from "./interface.ts";

const NAME = "voliera";
const VERSION = 2;
const [TABLES, ENTRIES, DOCUMENTS] = ["tables", "entries", "documents"] as const;

/** A table as the package writes it down (offline/table.py), and as lists show it. */
export type StoredTable = { id: string; row: Row; listed: Listed };
export type Row = Record<string, unknown>;
export type Kept = { listed: Listed; table: Row | null; entry: Row | null };
export type Stored = { key: string; document: Row };
export type Opened = { row: Row; entries: Row[] };

/** Another page of this device has committed this entry first. */
export class Conflict extends Error {}

export interface Store {
  /** Keep a new table, or one more entry; raises Conflict. */
  keep(kept: Kept): Promise<void>;
  /** A table and its entries in order; null where there is none. */
  open(table: string): Promise<Opened | null>;
  keepDocument(stored: Stored): Promise<void>;
  /** A document by its name; null where there is none. */
  document(key: string): Promise<Row | null>;
}

export class Database implements Store {
  private constructor(private readonly database: IDBDatabase) {}

  static async open(factory: IDBFactory): Promise<Database> {
    const request = factory.open(NAME, VERSION);
    request.onupgradeneeded = ({ oldVersion }) => {
      if (oldVersion < 1) {
        request.result.createObjectStore(TABLES, { keyPath: "id" });
        request.result.createObjectStore(ENTRIES, { keyPath: ["table_id", "v"] });
      }
      request.result.createObjectStore(DOCUMENTS, { keyPath: "key" });
    };
    const database = await done(request);
    database.onversionchange = () => database.close(); // a newer page needs another form
    return new Database(database);
  }

  async keep({ listed, table, entry }: Kept): Promise<void> {
    const change = this.database.transaction([TABLES, ENTRIES], "readwrite", { durability: "strict" });
    const tables = change.objectStore(TABLES);
    if (table) tables.add({ id: listed.id, row: table, listed } satisfies StoredTable);
    if (entry) {
      change.objectStore(ENTRIES).add(entry);
      const before = tables.get(listed.id) as IDBRequest<StoredTable>;
      before.onsuccess = () => tables.put({ ...before.result, listed });
    }
    await committed(change);
  }

  async open(table: string): Promise<Opened | null> {
    const look = this.database.transaction([TABLES, ENTRIES], "readonly");
    const every = IDBKeyRange.bound([table, 0], [table, Infinity]);
    const [found, entries] = await Promise.all([
      done(look.objectStore(TABLES).get(table) as IDBRequest<StoredTable | undefined>),
      done(look.objectStore(ENTRIES).getAll(every) as IDBRequest<Row[]>),
    ]);
    return found ? { row: found.row, entries } : null;
  }

  async keepDocument(stored: Stored): Promise<void> {
    const change = this.database.transaction(DOCUMENTS, "readwrite");
    change.objectStore(DOCUMENTS).put(stored);
    await committed(change);
  }

  async document(key: string): Promise<Row | null> {
    const look = this.database.transaction(DOCUMENTS, "readonly");
    const found = await done(look.objectStore(DOCUMENTS).get(key) as IDBRequest<Stored | undefined>);
    return found?.document ?? null;
  }

  /** All tables, as lists show them. */
  async listed(): Promise<Listed[]> {
    const look = this.database.transaction(TABLES, "readonly");
    const all = await done(look.objectStore(TABLES).getAll() as IDBRequest<StoredTable[]>);
    return all.map(({ listed }) => listed);
  }
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((settle, fail) => {
    request.onsuccess = () => settle(request.result);
    request.onerror = () => fail(request.error ?? new Error("not read"));
  });

const committed = (change: IDBTransaction): Promise<void> =>
  new Promise((settle, fail) => {
    change.oncomplete = () => settle();
    change.onabort = () => {
      const taken = change.error?.name === "ConstraintError";
      fail(taken ? new Conflict("somebody was faster") : (change.error ?? new Error("not kept")));
    };
  });
