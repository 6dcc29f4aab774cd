/**
 * The gallery: any screen with a fixed situation, for pictures, for checks, and for whoever draws.
 *
 *     /gallery/#birdie-turn-4?lang=ru&theme=dark        what is shown, in which language and light
 *
 * It is served by `npm run dev` and is no part of what people get. A table that it shows is a real message of a real
 * server (tools/web_fixtures.py), and answers nothing.
 */
import { mount, tick } from "svelte";
import common from "virtual:art/common";
import birdie from "./fixtures/components-birdie.json";
import bower from "./fixtures/components-bower.json";
import { setComponents } from "../src/games/components.ts";
import { addSprite, loadArt } from "../src/pieces/sprite.ts";
import { settings, type Theme } from "../src/state/settings.svelte.ts";
import { loadArea, speak, words, type LanguageCode } from "../src/words/words.svelte.ts";
import "../src/styles/index.css";
import { shown } from "./shown.ts";

const [name = "", query = ""] = location.hash.slice(1).split("?");
const wishes = new URLSearchParams(query);
const language = (wishes.get("lang") ?? "en") as LanguageCode;
Object.assign(settings, {
  language,
  theme: wishes.get("theme") ?? "light",
  speed: 0,
  contrast: wishes.has("contrast"),
});

addSprite("common", common);
setComponents("birdie", birdie);
setComponents("bower", bower as unknown as Parameters<typeof setComponents<"bower">>[1]);
await loadArt("birdie", "bower");
settings.apply();
await speak(language);
await loadArea("table", "birdie", "bower");
const { component, props } = await shown(name, wishes);
mount(component, { target: document.getElementById("app")!, props });
document.documentElement.dataset["ready"] = name;
addEventListener("hashchange", () => location.reload());

/** The same situation in another language and light, without loading it again: `await wear("ru", "dark", true)`. */
Object.assign(globalThis, {
  async wear(language: LanguageCode, theme: Theme, contrast: boolean, longer = false) {
    Object.assign(settings, { language, theme, contrast });
    if (longer !== location.search.includes("pseudo")) {
      history.replaceState(null, "", `${longer ? "?pseudo" : "?"}${location.hash}`);
      words.spoken = null;
    }
    settings.apply();
    await speak(language);
    await tick();
  },
});
