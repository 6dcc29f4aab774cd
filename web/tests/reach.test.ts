/** Reaching the server: what answers late is waited for, what never answers is given up, and the device stands in. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const PATIENCE_MS = 3_000;
const PROBE_MS = 2_000;
const never = () => new Promise<Response>(() => undefined);

/** A server: what it says to a path, and when. */
let answers: Record<string, (signal: AbortSignal) => Promise<Response>>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  answers = {};
  vi.stubGlobal("fetch", (path: string, { signal }: { signal: AbortSignal }) => {
    const stopped = new Promise<Response>((_, fail) =>
      signal.addEventListener("abort", () => fail(signal.reason as Error)),
    );
    return Promise.race([answers[path]!(signal), stopped]);
  });
  vi.stubGlobal("AbortSignal", {
    timeout: (ms: number) => {
      const stop = new AbortController();
      setTimeout(() => stop.abort(new Error("timeout")), ms);
      return stop.signal;
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const later = (ms: number) => () =>
  new Promise<Response>((tell) => setTimeout(() => tell(new Response("{}")), ms));

test("a server that takes its time is waited for", async () => {
  const { reach } = await import("../src/net/reach.ts");
  answers = { "/api/slow": later(4 * PATIENCE_MS), "/healthz": later(10) };
  const answer = reach("/api/slow", {});
  await vi.advanceTimersByTimeAsync(5 * PATIENCE_MS);
  expect((await answer).ok).toBe(true);
});

test("a server that accepts and never answers is given up after a few seconds, and not asked again at once", async () => {
  const { away, reach } = await import("../src/net/reach.ts");
  away.heard = vi.fn();
  answers = { "/api/slow": never, "/healthz": never };
  const answer = expect(reach("/api/slow", {})).rejects.toThrow(TypeError);
  await vi.advanceTimersByTimeAsync(PATIENCE_MS + PROBE_MS + 10);
  await answer;
  expect(away.heard).toHaveBeenCalledOnce();
  answers = {};
  await expect(reach("/api/other", {})).rejects.toThrow("there is no server");
});

test("somebody who does not wait any more is not told that there is no server", async () => {
  const { away, reach } = await import("../src/net/reach.ts");
  away.heard = vi.fn();
  answers = { "/api/slow": never, "/healthz": later(10) };
  const stop = new AbortController();
  const answer = expect(reach("/api/slow", {}, stop.signal)).rejects.toThrow("enough");
  stop.abort(new Error("enough"));
  await vi.advanceTimersByTimeAsync(10);
  await answer;
  expect(away.heard).not.toHaveBeenCalled();
});
