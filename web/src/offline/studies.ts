/**
 * Sheets, puzzles and analyses of this device, in a worker of their own: they take longer than a table may wait.
 *
 * Requests take turns with each other and with the coach. One that is not done yet is asked again when all others had
 * their turn; what it has come to so far is in the memory of the package.
 */
import type { Store, Stored } from "../net/store.ts";
import type { Asked, FromWorker, ToWorker } from "../net/talk.ts";

/** An answer of the package (`Response` of offline/house.py), and what came of a piece of work (`Progress`). */
type Response = {
  status: number;
  body: unknown;
  store: Stored | null;
  need: string | null;
  again: boolean;
  work: boolean;
};
type Progress = { left?: boolean; store?: Stored | null };
type House = { house(line: string): string };

const FAILED = 500;
/** Let messages in that have come meanwhile: somebody may not wait any more. */
const breath = () => new Promise((go) => setTimeout(go, 0));

export class Studies {
  #queue: Asked[] = [];
  #working = false;
  #running = false;

  constructor(
    private readonly engine: House,
    private readonly store: Store | null,
    private readonly tell: (message: FromWorker) => void,
  ) {}

  /** Take a message of the page; returns when there is nothing left to do. */
  async hear(message: ToWorker): Promise<void> {
    if (message.kind === "ask") this.#queue.push(message);
    else if (message.kind === "drop") this.#queue = this.#queue.filter(({ id }) => id !== message.id);
    if (this.#running) return;
    this.#running = true;
    try {
      while (this.#queue.length || this.#working) await this.#step();
    } finally {
      this.#running = false;
    }
  }

  async #step(): Promise<void> {
    await breath();
    const next = this.#queue.shift();
    if (next) await this.#answer(next);
    else if (this.#working) await this.#work();
  }

  async #answer(asked: Asked): Promise<void> {
    try {
      const { method, path, name, body } = asked;
      const answer = this.#python<Response>({ do: "ask", method, path, body, name, now: Date.now() });
      if (answer.need !== null) {
        const document = await this.#kept(answer.need);
        this.#python({ do: "bring", key: answer.need, document });
        this.#queue.unshift(asked);
      } else if (answer.again) this.#queue.push(asked);
      else {
        await this.#keep(answer.store);
        this.#working ||= answer.work;
        this.tell({ kind: "answer", id: asked.id, status: answer.status, body: answer.body });
      }
    } catch (error) {
      console.error(error);
      this.tell({ kind: "answer", id: asked.id, status: FAILED, body: { error: { code: "error" } } });
    }
  }

  async #work(): Promise<void> {
    const { left, store } = this.#python<Progress>({ do: "work" });
    this.#working = left === true;
    await this.#keep(store ?? null);
  }

  /** A document that was kept; null where there is none, or where nothing can be kept. */
  async #kept(key: string): Promise<unknown> {
    try {
      return (await this.store?.document(key)) ?? null;
    } catch (error) {
      console.warn(error);
      return null;
    }
  }

  /** What cannot be kept is made again the next time. */
  async #keep(stored: Stored | null): Promise<void> {
    try {
      if (stored) await this.store?.keepDocument(stored);
    } catch (error) {
      console.warn(error);
    }
  }

  #python<T>(line: object): T {
    return JSON.parse(this.engine.house(JSON.stringify(line))) as T;
  }
}
