/** Signing out: on this device, or on all others of the same person. What the device keeps of its own games stays. */
import { push } from "../../app/push.svelte.ts";
import { api } from "../../net/api.ts";
import { quietly } from "../../net/fault.ts";
import { session } from "../../state/session.svelte.ts";
import { keep, keptKeys } from "../../state/storage.ts";

/** What the device keeps of a person at the server, and not of its own games, puzzles and settings. */
const OWN = ["voliera.somebody", "voliera.push", "voliera.muted", "voliera.invitation.", "voliera.notes."];

/** Whether something would bring this self back to a device that has forgotten it. */
export const comesBack = (passkeys: readonly unknown[], recovery: number | null): boolean =>
  passkeys.length > 0 || recovery !== null;

/** Make this device nobody's. Notifications end first: afterwards nobody could say whose they were. */
export async function signOut(): Promise<void> {
  await quietly(push.turnOff());
  await api.forget();
  session.who = null;
  for (const key of keptKeys()) if (OWN.some((own) => key.startsWith(own))) keep(key, null);
}

/** Make all other devices of this person nobody's; this one is still told of turns. */
export const signOutOthers = (): Promise<void> => api.forgetOthers(push.device);
