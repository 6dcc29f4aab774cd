/** The gallery's files on a port of their own, under the same policy as the real page. */
import { createReadStream, existsSync, readdirSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { extname, join, normalize, resolve } from "node:path";

export const LANGUAGES = ["en", "it", "es", "ru"] as const;
export const THEMES = ["light", "dark"] as const;
const WEB = resolve(import.meta.dirname, "../..");
const FILES = join(WEB, ".gallery");
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
  .filter((name) => !name.startsWith("components-"))
  .sort();

/** Screens that are no tables. */
export const SCREENS = ["home", "setup", "tables"];

export async function serveGallery(): Promise<{ url: string; close(): Promise<void> }> {
  if (!existsSync(join(FILES, "gallery/index.html")))
    throw new Error("the gallery is not built; run make gallery");
  const server: Server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? "/", "http://gallery").pathname);
    const file = join(FILES, path.endsWith("/") ? `${path}index.html` : path);
    if (!file.startsWith(FILES) || !existsSync(file) || !statSync(file).isFile()) {
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
