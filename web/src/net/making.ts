/** Making a table: at the server, or on this device where people share it or there is no server to be had. */
import { api, Refusal } from "./api.ts";
import { isLocal, type Wished } from "./local.ts";
import type { TableInfo } from "./messages.ts";

const AWAY = new Set(["offline", "unavailable"]);

const needsOthers = (wish: Wished): boolean => wish.seats.some(({ kind }) => kind === "free");

async function onDevice(wish: Wished): Promise<TableInfo> {
  const { device } = await import("./device.ts").catch(() => {
    throw new Refusal("offline"); // this part of the page was never fetched
  });
  return device.make(wish);
}

/** Make a table by `make`; a game against bots begins on this device where the server is away. */
export async function makeSomewhere(wish: Wished, make: () => Promise<TableInfo>): Promise<TableInfo> {
  if (wish.names) return onDevice(wish);
  try {
    return await make();
  } catch (error) {
    if (!(error instanceof Refusal) || !AWAY.has(error.code) || needsOthers(wish)) throw error;
    return onDevice(wish);
  }
}

/** Make another table like one that was played: on this device, if that one was. */
export const makeAgain = (wish: Wished, before: string): Promise<TableInfo> =>
  isLocal(before) ? onDevice(wish) : makeSomewhere(wish, () => api.make(wish));
