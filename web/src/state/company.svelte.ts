/**
 * Whom this device does not hear: people who were muted here, by their public ids. Nobody else learns of it but the server,
 * where notifications are on: it tells of no invitation of theirs.
 */
import { keep, keptDocument } from "./storage.ts";

const KEY = "voliera.muted";
/** Older ones are forgotten first. */
const MOST = 500;

class Company {
  muted = $state.raw<readonly string[]>(read());

  mute(person: string, on = true): void {
    const others = this.muted.filter((one) => one !== person);
    this.muted = on ? [...others, person].slice(-MOST) : others;
    keep(KEY, JSON.stringify(this.muted));
  }

  mutes(person: string | null | undefined): boolean {
    return person != null && this.muted.includes(person);
  }
}

function read(): string[] {
  const found = keptDocument(KEY);
  return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
}

export const company = new Company();
