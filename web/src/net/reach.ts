/**
 * Reaching the server: a request that is not answered for some time is given up if the server does not answer anything
 * at all. One that accepts connections and then is silent would otherwise hold everybody up forever.
 */

/** Milliseconds after which it is asked whether the server is there. */
const PATIENCE_MS = 3_000;
/** Milliseconds in which a server that is there says so. */
const PROBE_MS = 2_000;
/** Milliseconds for which a server that was silent is not asked again. */
const AWAY_MS = 20_000;

/** Whether this page was built to be served as plain files, by no server of ours (`make static`). */
export const SERVERLESS = import.meta.env?.MODE === "static"; // the browser's tests load it without Vite

/** Told when the server could not be reached. */
export const away: { heard: (() => void) | null } = { heard: null };

let silentUntil = 0;
globalThis.addEventListener?.("online", () => (silentUntil = 0));

/** As `fetch`; raises TypeError where there is no server, too. */
export async function reach(path: string, wish: RequestInit, signal?: AbortSignal): Promise<Response> {
  if (SERVERLESS || Date.now() < silentUntil) throw new TypeError("there is no server");
  try {
    return await answered(path, wish, signal);
  } catch (error) {
    if (!signal?.aborted) away.heard?.();
    throw error;
  }
}

async function answered(path: string, wish: RequestInit, signal?: AbortSignal): Promise<Response> {
  const stop = new AbortController();
  const giveUp = () => stop.abort(signal!.reason);
  if (signal?.aborted) giveUp();
  signal?.addEventListener("abort", giveUp);
  const answer = fetch(path, { ...wish, signal: stop.signal });
  try {
    for (let patience = PATIENCE_MS; !(await settles(answer, patience, stop.signal)); patience *= 2)
      if (!(await isThere())) {
        silentUntil = Date.now() + AWAY_MS;
        stop.abort();
        throw new TypeError("the server does not answer");
      }
    return await answer;
  } finally {
    signal?.removeEventListener("abort", giveUp);
  }
}

/** Whether an answer, or an error, comes within a time; or nobody waits any more. */
function settles(answer: Promise<unknown>, ms: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((tell) => {
    const timer = setTimeout(() => tell(false), ms);
    const settled = () => {
      clearTimeout(timer);
      tell(true);
    };
    signal.addEventListener("abort", settled);
    answer.then(settled, settled);
  });
}

/** Whatever the server says: it says something. */
const isThere = (): Promise<boolean> =>
  fetch("/healthz", { cache: "no-store", signal: AbortSignal.timeout(PROBE_MS) }).then(
    () => true,
    () => false,
  );
