/** The gallery's files on a port of their own, under the same policy as the real page. */
import { createReadStream, existsSync, readdirSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { extname, join, normalize, resolve } from "node:path";
import { test as base, type Page } from "@playwright/test";

export { SCREENS } from "../../gallery/names.ts";

export const LANGUAGES = ["en", "it", "es", "ru"] as const;
export const THEMES = ["light", "dark"] as const;
const WEB = resolve(import.meta.dirname, "../..");
const FILES = join(WEB, ".gallery");
/** What a server would say to questions that need no table (tools/web_fixtures.py); others are not answered. */
const ANSWERS = join(WEB, "gallery/answers");
const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".json": "application/json",
};
const POLICY =
  "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'";

/** Every situation that there is, in the order of their names. */
export const SITUATIONS = readdirSync(join(WEB, "gallery/fixtures"))
  .map((name) => name.replace(/\.json$/, ""))
  .sort();

export async function serveGallery(): Promise<{ url: string; close(): Promise<void> }> {
  if (!existsSync(join(FILES, "gallery/index.html")))
    throw new Error("the gallery is not built; run make gallery");
  const server: Server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? "/", "http://gallery").pathname);
    const question = /^\/api\/(meta|components\/\w+)$/.exec(path)?.[1]?.replace("/", "-");
    const file = question
      ? join(ANSWERS, `${question}.json`)
      : join(FILES, path.endsWith("/") ? `${path}index.html` : path);
    if ((!question && !file.startsWith(FILES)) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      "content-type": TYPES[extname(file)] ?? "text/plain",
      "content-security-policy": POLICY,
    });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("no port for the gallery");
  return {
    url: `http://127.0.0.1:${address.port}/gallery/`,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

type ForWorker = { gallery: Awaited<ReturnType<typeof serveGallery>>; exhibit: Page };

/** Tests that look at the gallery: it is served once for each worker, and `exhibit` is loaded once for many of them. */
export const test = base.extend<object, ForWorker>({
  gallery: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const gallery = await serveGallery();
      await use(gallery);
      await gallery.close();
    },
    { scope: "worker" },
  ],
  exhibit: [
    async ({ browser }, use) => {
      const exhibit = await browser.newPage({ hasTouch: true, locale: "en", serviceWorkers: "block" });
      await use(exhibit);
      await exhibit.close();
    },
    { scope: "worker" },
  ],
});

declare global {
  // what gallery/main.ts offers
  var wear: (language: string, theme: string, contrast: boolean, longer?: boolean) => Promise<void>;
}

/** What the gallery shows under this name, on a page that may show something else of it already. */
export async function show(page: Page, url: string, name: string): Promise<void> {
  if (page.url().startsWith(url))
    await page.evaluate((to) => {
      delete document.documentElement.dataset["ready"]; // it may be shown already, and is shown again
      location.hash = location.hash === `#${to}` ? `${to}?` : to;
    }, name);
  else await page.goto(`${url}#${name}`);
  const shown = /^settings|^name-|^ask-|^company$|-show-|-share$/.test(name) ? "dialog" : "main"; // some load what they show one after the other
  await page.locator(`html[data-ready="${name}"] ${shown}`).first().waitFor();
}

/** The same in another language and light, with more contrast, with longer words. */
export async function wear(page: Page, language: string, theme: string, contrast = false, longer = false) {
  const wish = [language, theme, contrast, longer] as const;
  await page.evaluate(([to, light, more, pseudo]) => globalThis.wear(to, light, more, pseudo), wish);
  await page.locator("main, dialog").first().waitFor(); // a lesson loads its words
}
