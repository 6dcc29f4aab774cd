/** What the worker with the local tables says, overheard in the page. */
import type { Page } from "@playwright/test";
import type { Ev, Full, Outgoing } from "../../src/net/messages.ts";

/** What the worker has told the page, as a script of the page sees it; bots there are not made to wait. */
export function listen(): void {
  const told = window as typeof window & { deviceTruth: Full | null; deviceTold: Outgoing[] };
  told.deviceTold = [];
  const news = (full: Full, { events, v, ...now }: Ev): Full =>
    ({
      ...full,
      v,
      ...(events || now.view ? { legal: [], undo: null, ...now, table: now.table ?? full.table } : {}),
    }) as Full;
  const note = (message: Outgoing) => {
    told.deviceTold.push(message);
    if (message.type === "full") told.deviceTruth = message;
    else if (message.type === "ev" && told.deviceTruth) told.deviceTruth = news(told.deviceTruth, message);
  };
  window.Worker = class extends Worker {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      this.addEventListener("message", ({ data }) => data.kind === "hear" && note(data.message));
    }
    override postMessage(message: { path?: string; body?: { settings?: object } }): void {
      if (message.path === "/api/tables") message.body!.settings = { ...message.body!.settings, pace_ms: 0 };
      super.postMessage(message);
    }
  };
}

/** What the page was told last. */
export const truth = async (page: Page): Promise<Full> => {
  await page.waitForFunction(() => "deviceTruth" in window);
  return page.evaluate(() => (window as typeof window & { deviceTruth: Full }).deviceTruth);
};

/** All that the worker has said about tables since the page was loaded. */
export const allTold = (page: Page): Promise<Outgoing[]> =>
  page.evaluate(() => (window as typeof window & { deviceTold: Outgoing[] }).deviceTold);
