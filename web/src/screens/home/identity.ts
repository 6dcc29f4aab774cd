/**
 * Whether this device has ever been anybody. The cookie cannot be read here, and asking the server about a person who
 * does not exist is refused: so the first visit asks nothing, and every later one does.
 */
import type { SessionAnswer } from "../../net/interface.ts";
import { session } from "../../state/session.svelte.ts";
import { keep, kept } from "../../state/storage.ts";

export const SOMEBODY = "voliera.somebody";

/** Note that this device is somebody now. */
export const noted = (): boolean => keep(SOMEBODY, "yes");

/** Who this device is, asked only if it may be anybody. */
export async function whoIsHere(): Promise<SessionAnswer | null> {
  if (session.who) return session.who;
  return kept(SOMEBODY) === null ? null : session.look();
}

/** Who this device is; it becomes somebody if it is nobody. */
export async function become(): Promise<SessionAnswer> {
  const who = await session.ensure();
  noted();
  return who;
}
