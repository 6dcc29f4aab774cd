/**
 * The words of the house, in the language that is chosen now: `say("web-your-turn")`, `say("event-took", {…})`.
 *
 * They are the same Fluent files as on the Python side, and messages may call the same functions (NAME, COUNTED, CARDS,
 * …; see `functions.ts`). What a component says is said again when the language changes. The first screen's
 * words are there from the beginning; those of a table, of each game and of the rules are areas that `loadArea` brings.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import texts from "virtual:words";
import type { GameName } from "../games/index.ts";
import { functions } from "./functions.ts";

export const LANGUAGES = ["it", "es", "ru", "en"] as const;
/** Each in its own words, which are the same in every language. */
export const LANGUAGE_NAMES = { it: "Italiano", es: "Español", ru: "Русский", en: "English" } as const;
export type LanguageCode = (typeof LANGUAGES)[number];
type Around = "replay" | "coach" | "learn" | "sheet" | "puzzle" | "about" | "profile" | "club";
export type Area = "core" | "table" | GameName | "rules" | Around;
export type Args = Record<string, FluentVariable>;
type Spoken = { code: LanguageCode; bundle: FluentBundle; areas: Set<Area> };

class Words {
  code = $state<LanguageCode>("en");
  /** Kid-safe: what people write is not shown, and at public tables they are called by birds. */
  kids = $state(false);
  /** A new object whenever there are other words, or more. */
  spoken = $state.raw<Spoken | null>(null);
  /** The language that was asked for last; an older wish that is answered later is not followed. */
  #wish: LanguageCode | null = null;
  #areas = new Set<Area>(["core"]);

  get bundle(): FluentBundle | null {
    return this.spoken?.bundle ?? null;
  }

  async speak(code: LanguageCode): Promise<void> {
    this.#wish = code;
    await this.#follow();
  }

  async load(areas: Area[]): Promise<void> {
    for (const area of areas) this.#areas.add(area);
    if (this.#wish !== null) await this.#follow();
  }

  /** Bring what is missing for the wished language, then speak it. */
  async #follow(): Promise<void> {
    const code = this.#wish!;
    const missing = [...this.#areas].filter(
      (area) => !(this.spoken?.code === code && this.spoken.areas.has(area)),
    );
    if (!missing.length) return;
    const [make, ...loaded] = await Promise.all([maker(), ...missing.map((area) => texts[code][area]())]);
    if (code !== this.#wish) return;
    const known = this.spoken?.code === code ? this.spoken : { bundle: make(code), areas: new Set<Area>() };
    loaded.forEach(({ default: text }, i) => {
      if (known.areas.has(missing[i]!)) return;
      known.bundle.addResource(new FluentResource(text));
      known.areas.add(missing[i]!);
    });
    this.spoken = { code, ...known };
    this.code = code;
    document.documentElement.lang = code;
  }
}

type Maker = (code: LanguageCode) => FluentBundle;

function make(code: LanguageCode, transform?: (text: string) => string): FluentBundle {
  const bundle: FluentBundle = new FluentBundle(code, {
    useIsolating: false,
    functions: functions(() => bundle),
    ...(transform ? { transform } : {}),
  });
  return bundle;
}

/** While it is built, `?pseudo` in the address shows longer, accented words, to find what does not fit or is not said. */
async function maker(): Promise<Maker> {
  if (!import.meta.env.DEV || !globalThis.location?.href.includes("pseudo")) return make;
  const { longer } = await import("./pseudo.ts");
  return (code) => make(code, longer);
}

export const words = new Words();
export const speak = (code: LanguageCode) => words.speak(code);
/** Bring the words of these areas, in the language of the moment and in every one that is chosen later. */
export const loadArea = (...areas: Area[]) => words.load(areas);

/** A message (`id` or `id.attribute`) in the language of the moment; its id where it is missing, which tests refuse. */
export function say(message: string, args: Args = {}): string {
  const bundle = words.bundle;
  if (bundle === null) return "";
  const pattern = patternOf(bundle, message);
  if (!pattern) {
    console.error(`no such message: ${words.code} ${message}`);
    return message;
  }
  const troubles: Error[] = [];
  const text = bundle.formatPattern(pattern, args, troubles);
  for (const trouble of troubles) console.error(`${words.code} ${message}: ${trouble.message}`);
  return text;
}

/** Whether there is such a message. */
export const knows = (message: string): boolean =>
  words.bundle !== null && !!patternOf(words.bundle, message);

function patternOf(bundle: FluentBundle, message: string) {
  const [id = "", attribute] = message.split(".");
  const entry = bundle.getMessage(id);
  return attribute ? entry?.attributes[attribute] : entry?.value;
}

/** The first of the browser's languages that we speak. */
export function preferred(wishes: readonly string[] = navigator.languages): LanguageCode {
  for (const wish of wishes) {
    const code = wish.split("-")[0]!.toLowerCase();
    if ((LANGUAGES as readonly string[]).includes(code)) return code as LanguageCode;
  }
  return "en";
}
