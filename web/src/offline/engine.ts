/** The engine of the package (protocol/engine.py) in the browser: one request, one answer. */
import type { JsonObject } from "../net/json.ts";
import { Door } from "./door.ts";
import { startPython } from "./interpreter.ts";
import { Module, type Description } from "./module.ts";

/** The package, rewritten for the interpreter (`python -m voliera.browser`). */
export interface Package {
  /** Modules by their paths. */
  sources: Record<string, string>;
  /** Other files, as text. */
  data: Record<string, string>;
}
export interface Parts {
  /** The compiled rules. */
  rules: BufferSource | Response;
  description: Description;
  /** The address of the interpreter's module. */
  interpreter: string;
  package: Package;
  /** Networks by their paths; a bot whose network is missing refuses to play. */
  networks: Record<string, Uint8Array<ArrayBuffer>>;
}
export type Answer = JsonObject & { ok: boolean };

type Ask = (line: string) => string;

export class Engine {
  private constructor(
    private readonly ask: Ask,
    private readonly askHouse: Ask,
    private readonly door: Door,
  ) {}

  static async load(parts: Parts): Promise<Engine> {
    const rules = await Module.load(parts.rules, parts.description);
    const door = new Door(rules, parts.description, { ...encoded(parts.package.data), ...parts.networks });
    const python = await startPython(parts.interpreter, parts.package.sources, door);
    return new Engine(python.function("main", "answer"), python.function("main", "house"), door);
  }

  /** Return the answer to a request of the engine protocol. */
  answer(request: object): Answer {
    return JSON.parse(this.line(JSON.stringify(request))) as Answer;
  }

  /** The same as text. */
  line(request: string): string {
    return this.#said(this.ask, request);
  }

  /** Return the answer of the house on this device (offline/house.py) to a line. */
  house(line: string): string {
    return this.#said(this.askHouse, line);
  }

  #said(ask: Ask, line: string): string {
    const answer = ask(line);
    this.door.forget();
    return answer;
  }
}

function encoded(texts: Record<string, string>): Record<string, Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  return Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, encoder.encode(text)]));
}
