/**
 * What every test has: a server, which all of them share, and pages that complain.
 *
 * A page on which a script fails, a message is missing, the policy reports something or another host is asked fails its
 * test, whatever the test was about.
 */
import { test as base, expect, type BrowserContext, type Page } from "@playwright/test";
import { ASK } from "./server.ts";

export { expect };
export type Troubles = { list: string[]; allow(pattern: RegExp): void };

type ForTest = { troubles: Troubles };
/** The server, as far as it is the business of a test that shares it. */
export type Home = { readonly url: string };
type ForWorker = { server: Home };

export const test = base.extend<ForTest, ForWorker>({
  server: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const told = await fetch(process.env[ASK]!);
      const url = await told.text();
      if (!told.ok) throw new Error(url);
      await use({ url });
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
