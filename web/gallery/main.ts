/**
 * The gallery: any screen with a fixed situation, for pictures, for checks, and for designers.
 *
 *     /gallery/#birdie-turn-4?lang=ru&theme=dark        what is shown, in which language and light
 *     /gallery/#birdie-over-2?speed=1                    the same with its movements
 *
 * Another address behind the # shows something else without loading the page again, as the real page does.
 * It is served by `npm run dev` and is no part of what people get. A table that it shows is a real message of a real
 * server (tools/web_fixtures.py), and answers nothing.
 */
import { mount, tick, unmount } from "svelte";
import common from "virtual:art/common";
import type { Components } from "../src/games/documents.ts";
import { setComponents } from "../src/games/components.ts";
import { GAME_NAMES } from "../src/games/index.ts";
import { addSprite, loadArt } from "../src/pieces/sprite.ts";
import { shell } from "../src/screens/table/shell.svelte.ts";
import { settings, type Speed, type Theme } from "../src/state/settings.svelte.ts";
import { loadArea, speak, words, type LanguageCode } from "../src/words/words.svelte.ts";
import "../src/styles/index.css";
import { shown } from "./situations.ts";

addSprite("common", common);
const components = import.meta.glob<Components>("./answers/components-*.json", {
  eager: true,
  import: "default",
});
for (const one of Object.values(components)) setComponents(one.game, one);
await loadArt(...GAME_NAMES);

let before: ReturnType<typeof mount> | null = null;

/** Show what the address asks for; `data-ready` says its name once it stands there. */
async function show(): Promise<void> {
  const root = document.documentElement;
  const [name = "", query = ""] = location.hash.slice(1).split("?");
  const wishes = new URLSearchParams(query);
  delete root.dataset["ready"];
  if (before) await unmount(before);
  shell.open(null);
  scrollTo(0, 0);
  await dress(
    (wishes.get("lang") ?? "en") as LanguageCode,
    (wishes.get("theme") ?? "light") as Theme,
    wishes.has("contrast"),
    (Number(wishes.get("speed")) || 0) as Speed,
  );
  await loadArea("table", ...GAME_NAMES);
  const { component, props } = await shown(name, wishes);
  before = mount(component, { target: document.getElementById("app")!, props });
  await tick();
  root.dataset["ready"] = name;
}

async function dress(
  language: LanguageCode,
  theme: Theme,
  contrast: boolean,
  speed: Speed = 0,
): Promise<void> {
  Object.assign(settings, { language, theme, contrast, speed });
  settings.apply();
  await speak(language);
}

/** The same situation in another language and light: `await wear("ru", "dark", true)`. */
Object.assign(globalThis, {
  async wear(language: LanguageCode, theme: Theme, contrast: boolean, longer = false) {
    if (longer !== location.search.includes("pseudo")) {
      history.replaceState(null, "", `${longer ? "?pseudo" : "?"}${location.hash}`);
      words.spoken = null;
    }
    await dress(language, theme, contrast);
    await tick();
  },
});
addEventListener("hashchange", () => void show());
await show();
