/**
 * The words of the house, in areas: `virtual:words` is where each area of each language is found, and
 * `virtual:words/it/birdie` its text, in one string.
 *
 * They are the same files as the Python side reads. Only what the browser can say is shipped, without comments: its own
 * files (`web*.ftl`), and of the others the messages that it shares with the terminal. What the first screen needs is
 * the area `core`; the others follow when a table is opened. One message is written into the page itself, for browsers in
 * which no script runs.
 */
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { FluentParser, FluentSerializer, Message, Resource } from "@fluent/syntax";
import type { Plugin } from "vite";

export const LANGUAGES = ["en", "it", "es", "ru"] as const;
export const AREAS = [
  ...(["core", "table", "birdie", "bower", "rules"] as const),
  ...(["replay", "coach", "learn", "sheet", "puzzle", "about", "profile", "club"] as const),
] as const;
export type Area = (typeof AREAS)[number];

const FOLDER = resolve(import.meta.dirname, "../../locales");

/** Files of both sides: to which area they go, and which of their messages. */
const SHARED: Record<string, { area: Area; messages?: RegExp }> = {
  bots: { area: "core", messages: /^(bot-(?!thinks|fail)|manner-)/ },
  terminal: { area: "core", messages: /^list-and$/ },
  join: { area: "table", messages: /^join-emote-/ },
  birdie: { area: "birdie", messages: /^(?!game-)/ },
  "birdie-events": { area: "birdie" },
  bower: { area: "bower", messages: /^(?!game-)/ },
  "bower-bonus": { area: "bower" },
  "bower-events": { area: "bower", messages: /^event-bower-(?!token-laid)/ },
  "birdie-rules": { area: "rules" },
  "bower-rules": { area: "rules" },
  "coach-why": { area: "coach" },
};
/** The browser's own files, by how their names begin; those that are not listed are needed at once. */
const OWN: Array<[string, Area]> = [
  ["web-birdie", "birdie"],
  ["web-bower", "bower"],
  ["web-table", "table"],
  ["web-telling", "table"],
  ["web-results", "table"],
  ["web-rules", "rules"],
  ["web-replay", "replay"],
  ["web-coach", "coach"],
  ["web-learn", "learn"],
  ["web-sheet", "sheet"],
  ["web-puzzle", "puzzle"],
  ["web-about", "about"],
  ["web-profile", "profile"],
  ["web-club", "club"],
  ["web-friends", "club"],
];
/** What is said at a table's door, before the rest of its words is there. */
const AT_THE_DOOR = /^web-table-(connecting|unanswered|closed|outdated|reload|home)$/;
/** What only a keyboard needs: letters for squares, and what may be typed. */
const TYPED = new Set(["code", "letter", "typed"]);

/** What the page itself says until its scripts run: it is written there, in every language. */
const IN_THE_PAGE = "web-app-unstarted";

/** The area of a message in a file; null where it is not the browser's. */
function areaOf(file: string, message: string): Area | null {
  if (file !== "web" && !file.startsWith("web-")) {
    const shared = SHARED[file];
    return shared && (shared.messages ?? /./).test(message) ? shared.area : null;
  }
  if (message === IN_THE_PAGE) return null;
  if (AT_THE_DOOR.test(message)) return "core";
  return OWN.find(([start]) => file === start || file.startsWith(`${start}-`))?.[1] ?? "core";
}

/** Whether an area takes words from a file, as far as its name tells. */
function holds(file: string, area: Area): boolean {
  const own = file === "web" || file.startsWith("web-");
  return own
    ? areaOf(file, "") === area || (file === "web-table" && area === "core")
    : SHARED[file]?.area === area;
}

/** The files of an area, without `.ftl`. */
function files(language: string, area: Area): string[] {
  const names = readdirSync(resolve(FOLDER, language)).map((file) => file.replace(/\.ftl$/, ""));
  return names.filter((name) => holds(name, area)).sort();
}

const pathOf = (language: string, file: string) => resolve(FOLDER, language, `${file}.ftl`);

/** The text of an area, in Fluent's own syntax. */
export function wordsOf(language: string, area: Area): string {
  const parser = new FluentParser({ withSpans: false });
  const shipped = files(language, area).flatMap((file) => {
    const { body } = parser.parse(readFileSync(pathOf(language, file), "utf8"));
    return body.filter(
      (entry): entry is Message => entry instanceof Message && areaOf(file, entry.id.name) === area,
    );
  });
  for (const message of shipped) {
    message.comment = null;
    message.attributes = message.attributes.filter((attribute) => !TYPED.has(attribute.id.name));
  }
  const text = new FluentSerializer().serialize(new Resource(shipped));
  return text.replaceAll(/^ {4,}/gm, (indent) => " ".repeat(indent.length / 4));
}

/** What stands in the page until its scripts run, a paragraph for each language. */
export function unstarted(): string {
  const paragraphs = LANGUAGES.map((language) => {
    const bundle = new FluentBundle(language);
    bundle.addResource(new FluentResource(readFileSync(pathOf(language, "web-app"), "utf8")));
    return `<p lang="${language}">${bundle.formatPattern(bundle.getMessage(IN_THE_PAGE)!.value!)}</p>`;
  });
  return paragraphs.join("");
}

export function words(): Plugin {
  const START = "virtual:words";
  return {
    name: "voliera-words",
    transformIndexHtml: (page) => page.replaceAll("<!-- unstarted -->", unstarted),
    /** A file that is new has no watcher yet: whatever comes or goes, all words are read again. */
    configureServer({ watcher, moduleGraph, ws }) {
      watcher.add(FOLDER);
      const again = (file: string) => {
        if (!file.endsWith(".ftl")) return;
        for (const [id, module] of moduleGraph.idToModuleMap)
          if (id.startsWith(`\0${START}/`)) moduleGraph.invalidateModule(module);
        ws.send({ type: "full-reload" });
      };
      watcher.on("add", again).on("unlink", again).on("change", again);
    },
    resolveId: (id) => (id === START || id.startsWith(`${START}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${START}`) {
        const entries = LANGUAGES.map((language) => {
          const areas = AREAS.map((area) => `${area}: () => import("${START}/${language}/${area}")`);
          return `${language}: { ${areas.join(", ")} }`;
        });
        return `export default { ${entries.join(",\n")} };`;
      }
      if (!id.startsWith(`\0${START}/`)) return undefined;
      const [language = "", area = ""] = id.slice(START.length + 2).split("/");
      for (const file of files(language, area as Area)) this.addWatchFile(pathOf(language, file));
      return `export default ${JSON.stringify(wordsOf(language, area as Area))};`;
    },
  };
}
