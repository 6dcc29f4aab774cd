/** What this device answers itself: a failure of its own is not told as one of a server. */
import { afterEach, expect, test, vi } from "vitest";
import type { ToWorker } from "../src/net/talk.ts";

afterEach(() => vi.unstubAllGlobals());

test.each(["/api/tables/localaaaaaaaaaaaaaaaa/hint", "/api/analyses"])("%s fails here", async (path) => {
  class Failing {
    onmessage: ((event: { data: unknown }) => void) | null = null;
    postMessage(message: ToWorker): void {
      if (message.kind !== "ask") return;
      const answer = { kind: "answer", id: message.id, status: 500, body: { error: { code: "error" } } };
      queueMicrotask(() => this.onmessage?.({ data: answer }));
    }
  }
  vi.stubGlobal("Worker", Failing);
  vi.resetModules();
  const { device } = await import("../src/net/device.ts");
  await expect(device.ask("POST", path, {})).rejects.toMatchObject({ code: "device_error", status: 500 });
});

test("a worker that is spent is ended, and the next request gets a new one", async () => {
  const workers: Spent[] = [];
  class Spent {
    onmessage: ((event: { data: unknown }) => void) | null = null;
    ended = false;
    constructor() {
      workers.push(this);
    }
    postMessage(message: ToWorker): void {
      if (message.kind === "ask" && workers.length > 1)
        queueMicrotask(() =>
          this.onmessage?.({ data: { kind: "answer", id: message.id, status: 200, body: {} } }),
        );
    }
    terminate(): void {
      this.ended = true;
    }
  }
  vi.stubGlobal("Worker", Spent);
  vi.resetModules();
  const { device } = await import("../src/net/device.ts");
  const waiting = device.ask("GET", "/api/tables/localaaaaaaaaaaaaaaaa");
  workers[0]!.onmessage!({ data: { kind: "spent" } });
  await expect(waiting).rejects.toMatchObject({ code: "device_error" });
  expect(workers[0]!.ended).toBe(true);
  await expect(device.ask("GET", "/api/tables/localaaaaaaaaaaaaaaaa")).resolves.toEqual({});
  expect(workers).toHaveLength(2);
});
