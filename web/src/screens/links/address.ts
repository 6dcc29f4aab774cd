/** Links as people pass them on. */
import { keep, kept } from "../../state/storage.ts";

/** A path of the server as a whole address, here. */
export const address = (path: string): string => new URL(path, location.origin).href;

/** An address as it is shown: where it leads, and the end of its secret, by which two of them can be told apart. */
export function shown(url: string): string {
  const { host, pathname, hash } = new URL(url);
  return `${host}/…${(pathname + hash).slice(-6)}`;
}

/** Whether an address leads anywhere but to this computer. */
export const reachable = (host: string): boolean =>
  !/^(localhost|127(\.\d+){3}|\[?::1\]?|0\.0\.0\.0)$/.test(host);

const KEY = "voliera.invitation.";

/** The invitation to a table that was made in this tab: the server keeps only its hash. */
export const keptLink = (table: string): string | null => kept(KEY + table, "sessionStorage");

export const keepLink = (table: string, path: string | null): boolean =>
  keep(KEY + table, path, "sessionStorage");
