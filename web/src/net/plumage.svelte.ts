/** The birds that people chose, by their public ids: asked once for each, several at a time. */
import { SvelteMap } from "svelte/reactivity";
import { api } from "./api.ts";
import { quietly } from "./fault.ts";
import type { Birds } from "./interface.ts";
import { SERVERLESS } from "./reach.ts";

const PERSON = /^[a-z2-7]{10,32}$/;
const AT_ONCE = 8;

class PlumageOfPeople {
  readonly #known = new SvelteMap<string, string | null>();
  readonly #asked = new Set<string>();
  #waiting: string[] = [];

  /** Somebody's bird; null where there is none, or where it is not known yet. */
  of(person: string | null | undefined): string | null {
    return person ? (this.#known.get(person) ?? null) : null;
  }

  /** Note the bird that somebody chose here. */
  note(person: string, avatar: string): void {
    this.#asked.add(person);
    this.#known.set(person, avatar);
  }

  /** Ask for somebody's bird, unless that was done. */
  want(person: string | null | undefined): void {
    if (!person || SERVERLESS || !PERSON.test(person) || this.#asked.has(person)) return;
    this.#asked.add(person);
    this.#waiting.push(person);
    if (this.#waiting.length === 1) setTimeout(() => void this.#ask());
  }

  async #ask(): Promise<void> {
    const people = this.#waiting.splice(0, AT_ONCE);
    if (this.#waiting.length) setTimeout(() => void this.#ask());
    const found = await quietly(api.askServer<Birds>("GET", `/api/birds?people=${people.join(",")}`));
    if (found) for (const one of people) this.#known.set(one, found.birds[one] ?? null);
    else for (const one of people) this.#asked.delete(one);
  }
}

export const plumage = new PlumageOfPeople();
