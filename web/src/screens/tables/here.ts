/** The tables of this device, for lists: they are looked for only if there ever was one. */
import type { Listed } from "../../net/interface.ts";
import { keep, kept } from "../../state/storage.ts";

const KEY = "voliera.device";

/** Note that there is a table on this device. */
export const notedHere = (): boolean => keep(KEY, "yes");

/** All of them; none where the store cannot be opened. */
export async function tablesHere(): Promise<Listed[]> {
  if (kept(KEY) === null) return [];
  try {
    const { Database } = await import("../../net/store.ts");
    return await (await Database.open(indexedDB)).listed();
  } catch (error) {
    console.warn(error);
    return [];
  }
}
