/** Where there is no server, the next game is played on this device: what that needs is loaded while nobody waits. */
import { notFetched } from "../../net/fault.ts";
import { away, SERVERLESS } from "../../net/reach.ts";

const soon = (work: () => void): void => {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(work, { timeout: 2_000 });
  else setTimeout(work, 200);
};

async function prepare(): Promise<void> {
  try {
    (await import("../../net/device.ts")).device.prepare();
  } catch (error) {
    if (!notFetched(error)) throw error; // whoever plays is told then
  }
}

/** Prepare tables now if there is no server, or as soon as one cannot be reached; returns how to stop that. */
export function prepareWithoutServer(): () => void {
  const go = () => soon(() => void prepare());
  if (SERVERLESS || !navigator.onLine) go();
  away.heard = go;
  return () => (away.heard = null);
}
