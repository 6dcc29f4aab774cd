/** A regular expression of Python: named groups are written in another way there. */
export class Pattern {
  readonly #forms: Record<string, RegExp>;

  constructor(python: string) {
    const source = python.replaceAll("(?P<", "(?<");
    this.#forms = {
      whole: new RegExp(`^(?:${source})$`, "u"),
      start: new RegExp(`^(?:${source})`, "u"),
      any: new RegExp(source, "u"),
    };
  }

  /** Return the groups as JSON, by their numbers and their names; null if the text does not match. */
  match(text: string, how: string): string | null {
    const found = this.#forms[how]!.exec(text);
    if (!found) return null;
    const groups: Record<string, unknown> = { count: found.length };
    found.forEach((group, i) => (groups[i] = group ?? null));
    for (const [name, group] of Object.entries(found.groups ?? {})) groups[name] = group ?? null;
    return JSON.stringify(groups);
  }
}
