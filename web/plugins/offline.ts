/**
 * What makes the page an app: `/sw.js`, which knows every file of this build, and a manifest in each language.
 *
 * The worker is one plain script under a name that never changes; browsers ask for it again by themselves. A build is
 * named by what is in it, so that the same sources make the same app, and no prompt for nothing.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { transformWithOxc, type Plugin } from "vite";
import { LANGUAGES, wordsOf } from "./words.ts";

const WORKER = resolve(import.meta.dirname, "../src/worker/sw.ts");
const PUBLIC = resolve(import.meta.dirname, "../public");
/** Files of `public/` that the page needs without a network. */
const KEPT = ["voliera.svg"];
/** Small texts, which travel as one file. */
const PACKED = /\.(js|css|json)$/;

export const manifestOf = (language: string): string => `voliera.${language}.webmanifest`;

/** The app as a system shows it, in a language. */
export function manifest(language: string): Record<string, unknown> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(wordsOf(language, "core")));
  const say = (id: string) => bundle.formatPattern(bundle.getMessage(id)!.value!);
  const icon = (name: string, size: number, purpose: string) => ({
    src: `icons/${name}-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  const shortcut = (id: string, url: string) => ({ name: say(id), url });
  return {
    name: "Voliera",
    short_name: "Voliera",
    description: say("web-app-about"),
    lang: language,
    dir: "ltr",
    start_url: "./",
    scope: "./",
    display: "standalone",
    background_color: "#fbe6cb",
    theme_color: "#232250",
    categories: ["games"],
    icons: [icon("app", 192, "any"), icon("app", 512, "any"), icon("maskable", 512, "maskable")],
    shortcuts: [
      shortcut("web-app-puzzle", "./#/puzzle/today"),
      shortcut("web-app-sheet", "./#/sheets"),
      shortcut("web-app-rules", "./#/rules"),
    ],
    // A link to a table opens the app where it is installed, in the window that is open already.
    handle_links: "preferred",
    launch_handler: { client_mode: ["navigate-existing", "auto"] },
    share_target: { action: "./", method: "GET", params: { title: "title", text: "text", url: "url" } },
  };
}

type Output = { type: "chunk"; code: string } | { type: "asset"; source: string | Uint8Array };

const textOf = (file: Output): string =>
  file.type === "chunk"
    ? file.code
    : typeof file.source === "string"
      ? file.source
      : Buffer.from(file.source).toString("utf8");

/** Files with like names say like things, and compress better side by side. */
const alike = (one: string, other: string): number => {
  const [a, b] = [one, other].map((name) => name.split(".").reverse().join(".")) as [string, string];
  return a < b ? -1 : 1;
};

/** The service worker of a build, with its name, its large files and the pack of its small ones. */
export async function workerOf(build: string, files: string[], pack: string): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(WORKER, "utf8"), WORKER);
  const told = { BUILD: JSON.stringify(build), FILES: JSON.stringify(files), PACK: JSON.stringify(pack) };
  return code.replace(/\b(BUILD|FILES|PACK)\b/g, (name) => told[name as keyof typeof told]);
}

/** In plain files (`mode` is `static`) also a word to GitHub’s pages: they leave files alone then. */
export function offline(mode?: string): Plugin {
  return {
    name: "voliera-offline",
    apply: "build",
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        for (const language of LANGUAGES) {
          const source = JSON.stringify(manifest(language));
          this.emitFile({ type: "asset", fileName: manifestOf(language), source });
        }
        const hash = createHash("sha256");
        const files = Object.keys(bundle).filter((name) => !/\.(map|html|webmanifest)$/.test(name));
        for (const [name, file] of Object.entries(bundle).sort(([a], [b]) => (a < b ? -1 : 1)))
          hash.update(name).update(file.type === "chunk" ? file.code : file.source);
        for (const name of KEPT) hash.update(readFileSync(resolve(PUBLIC, name)));
        const packed = files.filter((name) => PACKED.test(name)).sort(alike);
        const texts = packed.map((name) => [name, textOf(bundle[name]!)] as const);
        const pack = JSON.stringify(Object.fromEntries(texts));
        const packName = `assets/pack-${createHash("sha256").update(pack).digest("hex").slice(0, 8)}.json`;
        this.emitFile({ type: "asset", fileName: packName, source: pack });
        const build = hash.digest("hex").slice(0, 12);
        const source = await workerOf(
          build,
          [...files.filter((name) => !PACKED.test(name)), ...KEPT],
          packName,
        );
        this.emitFile({ type: "asset", fileName: "sw.js", source });
        if (mode === "static") this.emitFile({ type: "asset", fileName: ".nojekyll", source: "" });
      },
    },
  };
}
