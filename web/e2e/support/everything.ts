/** Before the first test: the files that are tested are the ones that people get. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";

export default function check(): void {
  const built = resolve(import.meta.dirname, "../../../src/voliera/web/index.html");
  if (!existsSync(built)) throw new Error("the browser's side is not built; run make web");
}
