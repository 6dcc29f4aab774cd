/** The page's side of a worker: requests and their answers, and what else the worker says. */
import { Refusal } from "./api.ts";
import { person } from "./local.ts";
import type { FromWorker, ToWorker, Trouble } from "./talk.ts";

type Answer = { status: number; body: unknown };
type Waiting = { settle: (answer: Answer) => void; fail: (error: Error) => void };
export type News = Exclude<FromWorker, { kind: "answer" | "spent" }>;

export class WorkerClient {
  #worker: Worker | null = null;
  #next = 1;
  readonly #waiting = new Map<number, Waiting>();

  /** `hear` is told of everything but answers. */
  constructor(
    private readonly name: string,
    private readonly hear: (message: News) => void,
  ) {}

  get running(): boolean {
    return this.#worker !== null;
  }

  start(): void {
    this.#worker ??= this.#started();
  }

  post(message: ToWorker): void {
    this.start();
    this.#worker!.postMessage(message);
  }

  /** Ask, and wait; somebody who does not wait any more says so by the signal. */
  ask(method: string, path: string, body: unknown, signal?: AbortSignal): Promise<Answer> {
    const id = this.#next++;
    return new Promise<Answer>((settle, fail) => {
      signal?.throwIfAborted();
      signal?.addEventListener("abort", () => {
        if (this.#waiting.delete(id)) this.post({ kind: "drop", id });
        fail(signal.reason as Error);
      });
      this.#waiting.set(id, { settle, fail });
      this.post({ kind: "ask", id, method, path, name: person.name, body });
    });
  }

  #started(): Worker {
    const worker = new Worker(new URL("../offline/worker.ts", import.meta.url), {
      type: "module",
      name: this.name,
    });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#hear(data);
    worker.onerror = (event) => {
      console.error(event.message);
      this.#broken("no_engine");
    };
    return worker;
  }

  #hear(message: FromWorker): void {
    if (message.kind === "answer") {
      this.#waiting.get(message.id)?.settle(message);
      this.#waiting.delete(message.id);
    } else if (message.kind === "spent") this.#end("device_error");
    else if (message.kind === "trouble" && message.code !== "not_kept") this.#broken(message.code);
    else this.hear(message);
  }

  /** The engine does not run here: the browser is too old, memory too small, or a file is missing. */
  #broken(code: Trouble): void {
    this.#end(code);
    this.hear({ kind: "trouble", code });
  }

  /** End the worker; whoever asks next gets a new one, with its memory free again. */
  #end(code: string): void {
    this.#worker?.terminate();
    this.#worker = null;
    for (const { fail } of this.#waiting.values()) fail(new Refusal(code));
    this.#waiting.clear();
  }
}
