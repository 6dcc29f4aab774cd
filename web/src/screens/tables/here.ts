/** The tables of this device, for lists: they are looked for only if there ever was one. */
import type { Listed } from "../../net/interface.ts";
import { keep, kept } from "../../state/storage.ts";

const KEY = "voliera.device";

/** Note that there is a table on this device. */
export const notedHere = (): boolean => keep(KEY, "yes");

const opened = async () => {
  const { Database } = await import("../../net/store.ts");
  return Database.open(indexedDB);
};

/** Remove one for good. */
export const removeHere = async (table: string): Promise<void> => (await opened()).remove(table);

/** All of them; none where the store cannot be opened. */
export async function tablesHere(): Promise<Listed[]> {
  if (kept(KEY) === null) return [];
  try {
    return await (await opened()).listed();
  } catch (error) {
    console.warn(error);
    return [];
  }
}
