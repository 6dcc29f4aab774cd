/** A real server of one's own: started on a free port with a fresh file, killed as rudely as a test likes. */
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "../../..");
const VOLIERA = process.env["VOLIERA"] ?? resolve(ROOT, ".venv/bin/voliera");
const PATIENCE_MS = 600_000;
/** Where tests learn of the server that they share (everything.ts). */
export const ASK = "VOLIERA_E2E_ASK";
/** Limits that no test should meet by accident: many people come from one address here, to a machine that may be busy. */
const GENEROUS = {
  VOLIERA_LIMIT_SEAT_MESSAGES: "100000",
  VOLIERA_LIMIT_WATCHER_MESSAGES: "100000",
  VOLIERA_LIMIT_SESSIONS_PER_MINUTE: "100000",
  VOLIERA_LIMIT_TABLES_PER_MINUTE: "100000",
  VOLIERA_LIMIT_TABLES_PER_SESSION: "100000",
  VOLIERA_LIMIT_HINTS_PER_MINUTE: "100000",
  VOLIERA_LIMIT_ATTEMPTS_PER_SECOND: "100000",
  VOLIERA_LIMIT_THINKER_WAIT_S: "600",
  VOLIERA_LIMIT_THINKER_GRACE_S: "600",
};

export class Server {
  readonly folder = mkdtempSync(join(tmpdir(), "voliera-e2e-"));
  #child: ChildProcess | null = null;

  private constructor(
    readonly port: number,
    private readonly settings: Record<string, string>,
  ) {}

  /** With settings of its own, as environment variables. */
  static async start(settings: Record<string, string> = {}): Promise<Server> {
    const server = new Server(await freePort(), settings);
    await server.up();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Start it, on the file it had before. */
  async up(): Promise<void> {
    if (!existsSync(VOLIERA)) throw new Error(`${VOLIERA} is missing; run make first`);
    const told = [
      "serve",
      "--no-browser",
      "--port",
      String(this.port),
      "--database",
      join(this.folder, "tables.db"),
    ];
    const child = spawn(VOLIERA, told, {
      env: { ...process.env, ...GENEROUS, ...this.settings },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let said = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (text: Buffer) => (said += text.toString()));
    this.#child = child;
    const end = Date.now() + PATIENCE_MS;
    while (!(await this.#healthy())) {
      if (child.exitCode !== null || Date.now() > end) {
        await this.kill();
        throw new Error(`the server did not come up:\n${said}`);
      }
      await new Promise((go) => setTimeout(go, 100));
    }
  }

  /** kill -9, as a power cut would do it. */
  async kill(): Promise<void> {
    await this.#end("SIGKILL");
  }

  async stop(): Promise<void> {
    await this.#end("SIGTERM");
    rmSync(this.folder, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((done) => child.once("exit", done));
    child.kill(signal);
    await gone;
    this.#child = null;
  }

  async #healthy(): Promise<boolean> {
    try {
      return (await fetch(`${this.url}/healthz`)).ok;
    } catch {
      return false;
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const asking = createServer();
    asking.once("error", failed);
    asking.listen(0, "127.0.0.1", () => {
      const address = asking.address();
      asking.close(() =>
        address && typeof address === "object" ? found(address.port) : failed(new Error("no port")),
      );
    });
  });
}
