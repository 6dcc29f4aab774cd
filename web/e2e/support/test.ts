/**
 * What every test has: a server for its worker, and pages that complain.
 *
 * A page on which a script fails, a message is missing, the policy reports something or another host is asked fails its
 * test, whatever the test was about.
 */
import { test as base, expect, type BrowserContext, type Page } from "@playwright/test";
import { Server } from "./server.ts";

export { expect };
export type Troubles = { list: string[]; allow(pattern: RegExp): void };

type ForTest = { troubles: Troubles };
type ForWorker = { server: Server };

export const test = base.extend<ForTest, ForWorker>({
  server: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await Server.start();
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  troubles: [
    async ({ context, baseURL }, use) => {
      const troubles = watch(context, baseURL!);
      await use(troubles);
      expect(troubles.list).toEqual([]);
    },
    { auto: true },
  ],
});

/** Write down whatever goes wrong on any page of a context. */
export function watch(context: BrowserContext, home: string): Troubles {
  const list: string[] = [];
  const allowed = [/Service Worker registration blocked by Playwright/];
  const note = (text: string) => {
    if (!allowed.some((pattern) => pattern.test(text))) list.push(text);
  };
  const listen = (page: Page) => {
    page.on("pageerror", (error) => note(`script: ${error.message}`));
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning")
        note(`console: ${message.text()} (${message.location().url})`); // what could not be loaded is named there only
    });
  };
  context.pages().forEach(listen);
  context.on("page", listen);
  context.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(home) && !url.startsWith("blob:")) note(`another host: ${url}`);
  });
  return { list, allow: (pattern) => allowed.push(pattern) };
}
