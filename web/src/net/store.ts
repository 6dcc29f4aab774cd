/**
 * Where local tables are kept: IndexedDB, a row for each table and one for each of its entries. Documents that took long
 * to make, puzzles and analyses, are kept beside them; they can be made again, so the oldest go when there are many, or
 * when the store is full.
 */
import type { Listed } from "./interface.ts";

const NAME = "voliera";
const VERSION = 2;
const [TABLES, ENTRIES, DOCUMENTS] = ["tables", "entries", "documents"] as const;

/** Maximum number of documents that are kept. */
const MOST_DOCUMENTS = 60;

/** A table as the package writes it down (offline/table.py), and as lists show it. */
export type StoredTable = { id: string; row: Row; listed: Listed };
export type Row = Record<string, unknown>;
export type Kept = { listed: Listed; table: Row | null; entry: Row | null };
export type Stored = { key: string; document: Row };
/** As it is kept: with the time when it was. */
type Shelved = Stored & { at?: number };
export type Opened = { row: Row; entries: Row[] };

/** Another page of this device has committed this entry first. */
export class Conflict extends Error {}
/** The table was removed from this device. */
export class Removed extends Error {}

export interface Store {
  /** Keep a new table, or one more entry; raises Conflict or Removed. */
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

  async keep(kept: Kept): Promise<void> {
    await this.#withRoom(() => this.#keep(kept));
  }

  async #keep({ listed, table, entry }: Kept): Promise<void> {
    const change = this.database.transaction([TABLES, ENTRIES], "readwrite", { durability: "strict" });
    const tables = change.objectStore(TABLES);
    let removed = false;
    if (table) tables.add({ id: listed.id, row: table, listed } satisfies StoredTable);
    if (entry) {
      change.objectStore(ENTRIES).add(entry);
      const before = tables.get(listed.id) as IDBRequest<StoredTable | undefined>;
      before.onsuccess = () => {
        if (before.result) tables.put({ ...before.result, listed });
        else {
          removed = true;
          change.abort();
        }
      };
    }
    try {
      await committed(change);
    } catch (error) {
      throw removed ? new Removed("the table was removed") : error;
    }
  }

  /** Remove a table, with all its entries. */
  async remove(table: string): Promise<void> {
    const change = this.database.transaction([TABLES, ENTRIES], "readwrite");
    change.objectStore(TABLES).delete(table);
    change.objectStore(ENTRIES).delete(everyEntry(table));
    await committed(change);
  }

  async open(table: string): Promise<Opened | null> {
    const look = this.database.transaction([TABLES, ENTRIES], "readonly");
    const [found, entries] = await Promise.all([
      done(look.objectStore(TABLES).get(table) as IDBRequest<StoredTable | undefined>),
      done(look.objectStore(ENTRIES).getAll(everyEntry(table)) as IDBRequest<Row[]>),
    ]);
    return found ? { row: found.row, entries } : null;
  }

  async keepDocument(stored: Stored): Promise<void> {
    await this.#withRoom(async () => {
      const change = this.database.transaction(DOCUMENTS, "readwrite");
      change.objectStore(DOCUMENTS).put({ ...stored, at: Date.now() } satisfies Shelved);
      await committed(change);
    });
    await this.#prune(() => MOST_DOCUMENTS);
  }

  /** Keep something; in a full store once more, without the older half of the documents. */
  async #withRoom(keep: () => Promise<void>): Promise<void> {
    try {
      await keep();
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== "QuotaExceededError") throw error;
      await this.#prune((count) => Math.floor(count / 2));
      await keep();
    }
  }

  /** Delete the oldest documents, so that no more are left than wanted. Each is looked at by itself: they may be long. */
  async #prune(wanted: (count: number) => number): Promise<void> {
    const change = this.database.transaction(DOCUMENTS, "readwrite");
    const documents = change.objectStore(DOCUMENTS);
    const found: { key: string; at: number }[] = [];
    const look = documents.openCursor();
    look.onsuccess = () => {
      if (look.result) {
        const { key, at = 0 } = look.result.value as Shelved;
        found.push({ key, at });
        look.result.continue();
        return;
      }
      found.sort((one, other) => other.at - one.at);
      for (const { key } of found.slice(wanted(found.length))) documents.delete(key);
    };
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

const everyEntry = (table: string): IDBKeyRange => IDBKeyRange.bound([table, 0], [table, Infinity]);

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
