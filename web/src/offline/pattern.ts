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
    return found && JSON.stringify(groupsOf(found));
  }

  /** Return the groups of all matches, one after the other, as JSON. */
  all(text: string): string {
    return JSON.stringify([...text.matchAll(new RegExp(this.#forms["any"]!, "gu"))].map(groupsOf));
  }
}

function groupsOf(found: RegExpExecArray): Record<string, unknown> {
  const start = characters(found.input.slice(0, found.index));
  const groups: Record<string, unknown> = {
    count: found.length,
    span: [start, start + characters(found[0])],
  };
  found.forEach((group, i) => (groups[i] = group ?? null));
  for (const [name, group] of Object.entries(found.groups ?? {})) groups[name] = group ?? null;
  return groups;
}

/** How many characters Python counts in a text. */
const characters = (text: string): number => [...text].length;
