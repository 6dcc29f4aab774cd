/** Do something that needs the server until it succeeds: that there is no connection now is no reason to give up. */
import { Refusal } from "../../net/api.ts";
import { notFetched } from "../../net/fault.ts";

const PAUSES_MS = [300, 1_000, 2_000, 4_000];
const PASSING = new Set(["offline", "unavailable", "busy", "too_many"]);

/** A refusal that time will not mend is thrown; so is anything once `left` is aborted. */
export async function patiently<T>(work: () => Promise<T>, left: AbortSignal): Promise<T> {
  for (let tries = 0; ; tries++) {
    left.throwIfAborted();
    try {
      return await work();
    } catch (error) {
      // a part of the page that could not be fetched is no refusal: it may come, too
      const passing = error instanceof Refusal ? PASSING.has(error.code) : notFetched(error);
      if (left.aborted || !passing) throw error;
      await new Promise((resume) => setTimeout(resume, PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)]));
    }
  }
}
