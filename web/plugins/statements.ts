/**
 * The numbered statements of the rules, by language and game: `virtual:rules` is where each is found, and
 * `virtual:rules/it/birdie` its chapters with what they say.
 *
 * They are the files of docs/rules, which the terminal shows too: English on top, the other languages in folders.
 */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { LANGUAGES } from "./words.ts";

export const GAMES = ["birdie", "bower"] as const;
/** A statement by its number ("B-T5"), or what a table can agree on by its name ("single_chain"). */
export type Statement = { number: string; text: string };
/** `key` is how the numbers of a chapter begin ("B-T"), or `options`. */
export type Chapter = { key: string; title: string; note: string; statements: Statement[] };

const FOLDER = resolve(import.meta.dirname, "../../docs/rules");
export const fileOf = (language: string, game: string) =>
  resolve(FOLDER, language === "en" ? "" : language, `${game}.md`);

/** The chapters of a rules file. Indented lines go on with the statement above; names in code keep their marks. */
export function chaptersOf(text: string): Chapter[] {
  const chapters: Chapter[] = [];
  let open: Statement | null = null;
  for (const line of text.split("\n")) {
    const chapter = chapters.at(-1);
    const title = /^## (.+)$/.exec(line);
    const item = /^- (?:([A-Z]-[A-Z]\d+) {2}|`(\w+)`:? ?)(.*)$/.exec(line);
    if (title) {
      chapters.push({ key: "", title: title[1]!, note: "", statements: [] });
      open = null;
    } else if (chapter && item) {
      const [, number, name, rest = ""] = item;
      open = { number: number ?? name!, text: rest.trim() };
      chapter.key ||= number ? number.slice(0, 3) : "options";
      chapter.statements.push(open);
    } else if (open && /^ {2}\S/.test(line)) {
      open.text += ` ${line.trim()}`;
    } else if (chapter && line.trim()) {
      open = null;
      chapter.note += `${chapter.note ? " " : ""}${line.trim()}`;
    }
  }
  return chapters;
}

export function statements(): Plugin {
  const START = "virtual:rules";
  return {
    name: "voliera-statements",
    resolveId: (id) => (id === START || id.startsWith(`${START}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${START}`) {
        const entries = LANGUAGES.map((language) => {
          const games = GAMES.map((game) => `${game}: () => import("${START}/${language}/${game}")`);
          return `${language}: { ${games.join(", ")} }`;
        });
        return `export default { ${entries.join(",\n")} };`;
      }
      if (!id.startsWith(`\0${START}/`)) return undefined;
      const [language = "", game = ""] = id.slice(START.length + 2).split("/");
      const file = fileOf(language, game);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(chaptersOf(readFileSync(file, "utf8")))};`;
    },
  };
}
