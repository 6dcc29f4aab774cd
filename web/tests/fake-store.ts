/** IndexedDB in memory, as far as the store uses it: transactions that end by themselves or are undone, and a limit. */
import { part } from "./builders.ts";

type Key = string | number | (string | number)[];
type Row = Record<string, unknown>;
type Shelf = { path: string | string[]; rows: Map<string, Row> };
type Range = { from: Key; to: Key };

class FakeRequest {
  result: unknown = undefined;
  error: unknown = null;
  onsuccess: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onupgradeneeded: ((event: { oldVersion: number }) => void) | null = null;
}

const text = (key: Key) => JSON.stringify(key);
const inside = (key: string, { from, to }: Range) => {
  const [table, v] = JSON.parse(key) as [string, number];
  const [[least, low], [, high]] = [from, to] as [[string, number], [string, number]];
  return table === least && v >= low && v <= high;
};
const isRange = (key: Key | Range): key is Range => typeof key === "object" && "from" in key;

class FakeTransaction {
  oncomplete: (() => void) | null = null;
  onabort: (() => void) | null = null;
  error: unknown = null;
  #open = 0;
  #over = false;
  readonly #shelves: Map<string, Shelf>;

  constructor(private readonly database: FakeDatabase) {
    this.#shelves = new Map(
      [...database.shelves].map(([name, { path, rows }]) => [name, { path, rows: new Map(rows) }]),
    );
    queueMicrotask(() => this.#end());
  }

  abort(error: unknown = null): void {
    this.#over = true;
    this.error = error;
    queueMicrotask(() => this.onabort?.());
  }

  objectStore(name: string) {
    const { path, rows } = this.#shelves.get(name)!;
    const keyOf = (row: Row) =>
      text(Array.isArray(path) ? path.map((one) => row[one] as string) : (row[path] as string));
    return {
      add: (row: Row) =>
        this.#do(() => {
          if (rows.has(keyOf(row))) throw new DOMException("it is there", "ConstraintError");
          rows.set(keyOf(row), structuredClone(row));
        }),
      put: (row: Row) => this.#do(() => void rows.set(keyOf(row), structuredClone(row))),
      get: (key: Key) => this.#do(() => rows.get(text(key))),
      getAll: (range?: Range) =>
        this.#do(() => [...rows].filter(([key]) => !range || inside(key, range)).map(([, row]) => row)),
      delete: (which: Key | Range) =>
        this.#do(() => {
          for (const key of [...rows.keys()])
            if (isRange(which) ? inside(key, which) : key === text(which)) rows.delete(key);
        }),
      openCursor: () => this.#walk([...rows.values()]),
    };
  }

  /** A request whose answer comes once for each row, as it is continued, and at last without one. */
  #walk(rows: Row[], request = new FakeRequest()): FakeRequest {
    const [value, ...rest] = rows;
    return this.#do(
      () => (value === undefined ? null : { value, continue: () => void this.#walk(rest, request) }),
      request,
    );
  }

  #do(work: () => unknown, request = new FakeRequest()): FakeRequest {
    this.#open += 1;
    queueMicrotask(() => {
      if (this.#over) return;
      try {
        request.result = work();
      } catch (error) {
        this.abort(error);
        return;
      }
      request.onsuccess?.();
      this.#open -= 1;
      queueMicrotask(() => this.#end());
    });
    return request;
  }

  #end(): void {
    if (this.#over || this.#open > 0) return;
    const rows = [...this.#shelves.values()].flatMap((shelf) => [...shelf.rows.values()]);
    const grown = JSON.stringify(rows).length > this.database.size();
    if (grown && JSON.stringify(rows).length > this.database.most) {
      this.abort(new DOMException("no room", "QuotaExceededError"));
      return;
    }
    this.#over = true;
    this.database.shelves = this.#shelves;
    this.oncomplete?.();
  }
}

export class FakeDatabase {
  shelves = new Map<string, Shelf>();
  onversionchange: (() => void) | null = null;
  /** How long all rows together may be. */
  most = Infinity;

  createObjectStore(name: string, { keyPath }: { keyPath: string | string[] }): void {
    this.shelves.set(name, { path: keyPath, rows: new Map() });
  }
  transaction(): FakeTransaction {
    return new FakeTransaction(this);
  }
  size = (): number =>
    JSON.stringify([...this.shelves.values()].flatMap(({ rows }) => [...rows.values()])).length;
  /** What is kept in one of the stores, by its keys. */
  keys = (name: string): Key[] =>
    [...this.shelves.get(name)!.rows.keys()].map((key) => JSON.parse(key) as Key);
}

/** A browser's `indexedDB` with one database, and its `IDBKeyRange`. */
export function fakeStore(): { factory: IDBFactory; range: object; database: FakeDatabase } {
  const database = new FakeDatabase();
  const open = () => {
    const request = new FakeRequest();
    request.result = database;
    queueMicrotask(() => {
      if (!database.shelves.size) request.onupgradeneeded?.({ oldVersion: 0 });
      request.onsuccess?.();
    });
    return request;
  };
  const range = { bound: (from: Key, to: Key): Range => ({ from, to }) };
  return { factory: part<IDBFactory>({ open }), range, database };
}
