/** What a person chose is kept, read back with care, shown at once, and told to the other tabs. */
import { beforeEach, expect, test, vi } from "vitest";

const KEY = "voliera.settings";
let kept: Map<string, string>;
let media: Record<string, { matches: boolean; changed?: () => void }>;
let heard: Record<string, (event: { key: string }) => void>;
const root = { dataset: {} as Record<string, string>, lang: "" };

beforeEach(() => {
  vi.resetModules();
  kept = new Map();
  heard = {};
  media = {};
  root.dataset = {};
  vi.stubGlobal("document", { documentElement: root });
  vi.stubGlobal("navigator", { languages: ["pt-BR", "es-AR", "en"] });
  vi.stubGlobal("addEventListener", (name: string, listener: never) => (heard[name] = listener));
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
  vi.stubGlobal("matchMedia", (query: string) => {
    const one = (media[query] ??= { matches: false });
    return {
      get matches() {
        return one.matches;
      },
      addEventListener: (_: string, changed: () => void) => (one.changed = changed),
    };
  });
});

const load = () => import("../src/state/settings.svelte.ts");

test("the browser's first language that we speak is the beginning", async () => {
  const { settings } = await load();
  expect(settings.language).toBe("es");
  expect([settings.theme, settings.speed, settings.sound, settings.confirm]).toEqual([
    "auto",
    1,
    true,
    false,
  ]);
});

test("what is chosen is kept and shown at once", async () => {
  const { settings } = await load();
  settings.set({ theme: "dark", speed: 0.5, contrast: true, language: "ru" });
  expect(root.dataset).toEqual({ theme: "dark", speed: "0.5", contrast: "more" });
  await vi.waitFor(() => expect(root.lang).toBe("ru"));
  expect(JSON.parse(kept.get(KEY)!)).toMatchObject({
    theme: "dark",
    speed: 0.5,
    contrast: true,
    language: "ru",
  });
  settings.set({ theme: "auto", contrast: false });
  expect(root.dataset).toEqual({ speed: "0.5" });
});

test("it is read back, and what cannot be is left alone", async () => {
  kept.set(
    KEY,
    JSON.stringify({ language: "xx", theme: "pink", speed: 1.6, sound: "no", tallies: false, apply: 1 }),
  );
  const { settings } = await load();
  expect([settings.language, settings.theme, settings.speed, settings.sound, settings.tallies]).toEqual([
    ...["es", "auto", 1.6, true, false],
  ]);
  expect(typeof settings.apply).toBe("function");
});

test("broken and forbidden storage changes nothing", async () => {
  kept.set(KEY, "{broken");
  const { settings } = await load();
  vi.stubGlobal("localStorage", {
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  });
  settings.set({ sound: false });
  expect(settings.sound).toBe(false);
});

test("another tab's choice is followed", async () => {
  const { settings } = await load();
  settings.apply();
  kept.set(KEY, JSON.stringify({ theme: "light", confirm: true }));
  heard["storage"]!({ key: KEY });
  expect([settings.theme, settings.confirm, root.dataset["theme"]]).toEqual(["light", true, "light"]);
});

test("the system's wish for contrast holds beside one's own", async () => {
  media["(prefers-contrast: more)"] = { matches: true };
  const { settings } = await load();
  settings.apply();
  expect(root.dataset["contrast"]).toBe("more");
  expect(settings.contrast).toBe(false);
  media["(prefers-contrast: more)"].matches = false;
  media["(prefers-contrast: more)"].changed!();
  expect(root.dataset["contrast"]).toBeUndefined();
});

test("durations follow the speed, and nothing moves where the system asks so", async () => {
  const { pace, settings } = await load();
  settings.set({ speed: 0.5 });
  expect(pace(200)).toBe(100);
  settings.set({ speed: 0 });
  expect(pace(200)).toBe(0);
  settings.set({ speed: 1.6 });
  media["(prefers-reduced-motion: reduce)"]!.matches = true;
  expect(pace(200)).toBe(0);
});
