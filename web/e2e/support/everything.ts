/** Before the first test: the files that are tested are the ones that people get; one server is there for all tests. */
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { ASK, Server } from "./server.ts";

/** The server starts when the first test asks where it is: looking at the gallery alone needs none. */
export default async function prepare(): Promise<() => Promise<void>> {
  const built = resolve(import.meta.dirname, "../../../src/voliera/web/index.html");
  if (!existsSync(built)) throw new Error("the browser's side is not built; run make web");
  let common: Promise<Server> | null = null;
  const asked = createServer((_, response) => {
    common ??= Server.start();
    common.then(
      ({ url }) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((listening) => asked.listen(0, "127.0.0.1", listening));
  process.env[ASK] = `http://127.0.0.1:${(asked.address() as AddressInfo).port}`;
  return async () => {
    asked.close();
    asked.closeAllConnections();
    await common?.then(
      (server) => server.stop(),
      () => undefined,
    );
  };
}
