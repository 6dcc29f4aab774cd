/** Errors that nobody refused: they are faults of the page, and must not pass for an answer of the server. */
import { Refusal } from "./api.ts";

/** What browsers say when a script or an answer cannot be fetched. */
const NOT_FETCHED =
  /dynamically imported module|Importing a module script|Failed to fetch|fetching the script|NetworkError|Load failed/;
/** What the build's loader says when a style cannot be fetched. */
const NO_STYLE = /^Unable to preload CSS/;

/** Whether a part of the page could not be fetched. */
export const notFetched = (error: unknown): boolean =>
  error instanceof TypeError
    ? NOT_FETCHED.test(error.message)
    : error instanceof Error && NO_STYLE.test(error.message);

/** The refusal behind an error. Any other error goes to the console; people are told that something went wrong. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  console.error(error);
  return new Refusal("error");
}

/** Work that can wait: null where the server refuses it or cannot be reached. Any other error goes to the console. */
export async function quietly<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof Refusal) && !notFetched(error)) console.error(error);
    return null;
  }
}
