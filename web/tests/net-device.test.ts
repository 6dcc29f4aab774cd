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
