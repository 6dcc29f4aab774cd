/** A newer build, offered in two tabs and welcome in one. */
import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

/** What all tabs share: a worker that is in use, and one that waits. */
class Container extends EventTarget {
  controller: object | null = {};
  readonly registration = Object.assign(new EventTarget(), {
    waiting: null as { postMessage(message: string): void } | null,
    installing: null as EventTarget | null,
    update: async () => undefined,
  });
  register = async () => this.registration;

  /** The newer worker is ready, and takes over when somebody says so. */
  offer(): void {
    const worker = Object.assign(new EventTarget(), {
      postMessage: () => {
        this.registration.waiting = null;
        this.controller = worker;
        this.dispatchEvent(new Event("controllerchange"));
      },
    });
    this.registration.installing = worker;
    this.registration.dispatchEvent(new Event("updatefound"));
    this.registration.waiting = worker;
    worker.dispatchEvent(new Event("statechange"));
  }
}

async function tab() {
  vi.resetModules();
  const { app } = await import("../src/app/app.svelte.ts");
  app.start();
  await vi.advanceTimersByTimeAsync(3_000);
  return app;
}

test("what one tab has loaded is not offered in the other any more", async () => {
  vi.useFakeTimers();
  vi.stubEnv("DEV", false);
  const serviceWorker = new Container();
  const reload = vi.fn();
  vi.stubGlobal("navigator", { serviceWorker });
  vi.stubGlobal("location", { hash: "", reload });
  vi.stubGlobal("document", { readyState: "complete" });
  vi.stubGlobal("addEventListener", () => undefined);
  const [one, other] = [await tab(), await tab()];
  serviceWorker.offer();
  expect([one.asks, other.asks]).toEqual([true, true]);
  one.update();
  expect(reload).toHaveBeenCalledTimes(1);
  expect([one.asks, other.asks]).toEqual([false, false]);
});
