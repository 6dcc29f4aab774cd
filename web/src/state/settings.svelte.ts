/** What a person chose on this device. Kept here only, applied at once, and told to the other tabs. */
import { quietly } from "../net/fault.ts";
import { keep, keptDocument } from "./storage.ts";
import { LANGUAGES, preferred, speak, words, type LanguageCode } from "../words/words.svelte.ts";

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
/** How fast things move: not at all, fast, as designed, slowly. */
export const SPEEDS = [0, 0.5, 1, 1.6] as const;
export type Speed = (typeof SPEEDS)[number];
type Kept = {
  language: LanguageCode;
  theme: Theme;
  speed: Speed;
  sound: boolean;
  confirm: boolean;
  contrast: boolean;
  tallies: boolean;
  banter: boolean;
  kids: boolean;
};

const KEY = "voliera.settings";
const SWITCH = [true, false];
/** What each of them may be; whatever else was kept is left alone. */
const POSSIBLE: { [Name in keyof Kept]: readonly Kept[Name][] } = {
  language: LANGUAGES,
  theme: THEMES,
  speed: SPEEDS,
  sound: SWITCH,
  confirm: SWITCH,
  contrast: SWITCH,
  tallies: SWITCH,
  banter: SWITCH,
  kids: SWITCH,
};
const NAMES = Object.keys(POSSIBLE) as Array<keyof Kept>;

class Settings implements Kept {
  language = $state<LanguageCode>("en");
  theme = $state<Theme>("auto");
  speed = $state<Speed>(1);
  sound = $state(true);
  /** Ask once more before anything that cannot be undone. */
  confirm = $state(false);
  contrast = $state(false);
  /** Bower's counts below the columns. */
  tallies = $state(true);
  /** Bots say a line at the start and at the end of a game. */
  banter = $state(true);
  /** Kid-safe: nobody writes, nothing that is written is shown, and strangers are called by birds. */
  kids = $state(false);
  /** The system itself asks for more contrast, whatever was chosen here. */
  systemContrast = $state(false);

  constructor() {
    Object.assign(this, { language: preferred(), ...read() });
    addEventListener("storage", (event) => {
      if (event.key !== KEY) return;
      Object.assign(this, read());
      this.apply();
    });
    const more = matchMedia("(prefers-contrast: more)");
    this.systemContrast = more.matches;
    more.addEventListener("change", () => {
      this.systemContrast = more.matches;
      this.apply();
    });
  }

  set(changes: Partial<Kept>): void {
    Object.assign(this, changes);
    keep(KEY, JSON.stringify(Object.fromEntries(NAMES.map((name) => [name, this[name]]))));
    this.apply();
  }

  /** Show the choices: on the root element, where the styles look, and in the words. */
  apply(): void {
    const { dataset } = document.documentElement;
    if (this.theme === "auto") delete dataset["theme"];
    else dataset["theme"] = this.theme;
    dataset["speed"] = String(this.speed);
    if (this.contrast || this.systemContrast) dataset["contrast"] = "more";
    else delete dataset["contrast"];
    words.kids = this.kids;
    void quietly(speak(this.language)); // without a connection the words stay as they are
  }
}

function read(): Partial<Kept> {
  const found = (keptDocument(KEY) ?? {}) as Record<string, unknown>;
  const good = NAMES.filter((name) => (POSSIBLE[name] as readonly unknown[]).includes(found[name]));
  return Object.fromEntries(good.map((name) => [name, found[name]]));
}

export const settings = new Settings();

/** Whether the system asks for less motion; then nothing moves, whatever was chosen here. */
export const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Whether there is time for flourishes: not where things go fast, nor where nothing may move. */
export const lively = (): boolean => settings.speed >= 1 && !still();

/** A duration of the palette (ms) at the chosen speed; none where the system asks for less motion. */
export const pace = (ms: number): number => (still() ? 0 : ms * settings.speed);
