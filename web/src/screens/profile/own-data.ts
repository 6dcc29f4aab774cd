/** What somebody may do with all that is kept of them: take it along, and have it erased, here and on the server. */
import { push } from "../../app/push.svelte.ts";
import { api } from "../../net/api.ts";
import type { Export } from "../../net/interface.ts";
import { SERVERLESS } from "../../net/reach.ts";
import { session } from "../../state/session.svelte.ts";
import { keep, kept, keptKeys } from "../../state/storage.ts";
import { deviceGames } from "./facts.ts";

/** How the device wants to look and sound: that is nobody's life. */
const SETTINGS = "voliera.settings";
const DATABASE = "voliera";

/** Everything as one document; the server gives its part in pages. */
export async function exported(): Promise<string> {
  const device = Object.fromEntries(
    keptKeys()
      .filter((key) => key.startsWith("voliera."))
      .map((key) => [key, kept(key)]),
  );
  const here = { notes: device, games: await deviceGames() };
  if (SERVERLESS || !session.who)
    return JSON.stringify({ format: "voliera/person/1", device: here }, null, 1);
  const first = await part();
  const tables = [...first.tables];
  for (let next = first.next; next !== null;) {
    const more = await part(next);
    tables.push(...more.tables);
    next = more.next;
  }
  const { format, person, lists } = first;
  return JSON.stringify({ format, person, lists, tables, device: here }, null, 1);
}

const part = (after?: string) =>
  api.ask<Export>("GET", `/api/profile/export${after ? `?after=${after}` : ""}`);

/** Hand a text over as a file. */
export function download(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Erase the person on the server, then all that this device knows of them. */
export async function eraseAll(): Promise<void> {
  if (!SERVERLESS && session.who) await api.ask("POST", "/api/profile/erase", { erase: "everything" });
  session.who = null;
  await push.unsubscribe().catch(console.warn); // a push service may be away; the server knows no device any more
  for (const key of keptKeys()) if (key.startsWith("voliera.") && key !== SETTINGS) keep(key, null);
  await new Promise<void>((done) => {
    const gone = indexedDB.deleteDatabase(DATABASE);
    gone.onsuccess = gone.onerror = gone.onblocked = () => done();
  });
}
