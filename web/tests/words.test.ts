/** The words themselves: plurals and cases by examples, areas that come later, and languages that change meanwhile. */
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { AREAS, wordsOf, type Area } from "../plugins/words.ts";
import { longer } from "../src/words/pseudo.ts";
import { knows, preferred, say, speak, words, type LanguageCode } from "../src/words/words.svelte.ts";
import { CODES, speaking } from "./spoken.ts";

const counted = (message: string, ...counts: number[]) => counts.map((count) => say(message, { count }));

describe("Russian", () => {
  test("counts cards, eggs and flaps", async () => {
    await speaking("ru");
    expect(counted("web-cards", 1, 2, 5, 11, 21, 22, 25, 111)).toEqual([
      ...["1 карта", "2 карты", "5 карт", "11 карт", "21 карта", "22 карты", "25 карт", "111 карт"],
    ]);
    expect(counted("web-eggs", 1, 2, 6)).toEqual(["1 яйцо", "2 яйца", "6 яиц"]);
    expect(counted("web-flaps-marked", 1, 2, 9)).toEqual([
      ...["Отмечен 1 взмах", "Отмечено 2 взмаха", "Отмечено 9 взмахов"],
    ]);
  });

  test("counts birds and cards of a season", async () => {
    await speaking("ru", "birdie");
    expect(counted("robin.counted", 1, 2, 5, 21)).toEqual([
      ...["1 малиновка", "2 малиновки", "5 малиновок", "21 малиновка"],
    ]);
    expect(counted("woodpecker.counted", 1, 3, 11)).toEqual(["1 дятел", "3 дятла", "11 дятлов"]);
    expect(counted("spring.counted", 1, 4, 7)).toEqual(["1 карта весны", "4 карты весны", "7 карт весны"]);
  });

  test("puts birds into the genitive and the accusative, and makes seasons agree with them", async () => {
    await speaking("ru", "birdie");
    const birds = ["robin", "owl", "pigeon", "woodpecker"];
    expect(birds.map((bird) => say(`${bird}.genitive`))).toEqual(["малиновки", "совы", "голубя", "дятла"]);
    expect(birds.map((bird) => say(`${bird}.accusative`))).toEqual(["малиновку", "сову", "голубя", "дятла"]);
    const took = (card: string, who: string) => say("event-took", { who, player: "Олег", card });
    expect(took("owl-spring", "other")).toBe("Олег берёт из открытого ряда весеннюю сову.");
    expect(took("pigeon-winter", "you")).toBe("Вы берёте из открытого ряда зимнего голубя.");
  });

  test("says вы to the reader, with the verb's form", async () => {
    await speaking("ru", "birdie", "table");
    const passed = (who: string, points = 2) =>
      say("event-passed", { who, player: "Анна", points, automatic: "no" });
    expect([passed("you"), passed("other")]).toEqual(["Вы пасуете, 2 очка.", "Анна пасует, 2 очка."]);
    expect([passed("you", 1), passed("you", 12)]).toEqual(["Вы пасуете, 1 очко.", "Вы пасуете, 12 очков."]);
    expect(say("web-event-joined", { who: "you", player: "" })).toBe("Вы садитесь за стол.");
    expect(say("web-event-returned", { who: "other", player: "Анна" })).toBe(
      "Анна возвращается и снова играет.",
    );
  });

  test("counts objects of Bower in a list", async () => {
    await speaking("ru", "bower");
    expect(counted("feather-red.counted", 1, 3, 5)).toEqual([
      ...["1 красное перо", "3 красных пера", "5 красных перьев"],
    ]);
    expect(say("web-tile", { first: "straw", second: "moss" })).toBe("«солома — мох»");
  });
});

test("Italian counts, elides and agrees", async () => {
  await speaking("it", "birdie", "table");
  expect(counted("web-cards", 0, 1, 2, 21)).toEqual(["0 carte", "1 carta", "2 carte", "21 carte"]);
  expect(counted("web-eggs", 1, 2)).toEqual(["1 uovo", "2 uova"]);
  expect(counted("owl.counted", 1, 4)).toEqual(["1 Civetta", "4 Civette"]);
  expect(say("owl.genitive")).toBe("della Civetta");
  expect(say("event-took", { who: "you", player: "", card: "owl-autumn" })).toBe(
    "Prendi una Civetta in Autunno dall’area di pesca.",
  );
  expect(say("web-event-taken-back", { who: "other", player: "Ada" })).toBe(
    "L’ultima mossa di Ada è stata ritirata.",
  );
});

test("Spanish counts and agrees", async () => {
  await speaking("es", "birdie", "bower");
  expect(counted("web-eggs", 1, 2, 21)).toEqual(["1 huevo", "2 huevos", "21 huevos"]);
  expect(counted("web-flaps-marked", 1, 3)).toEqual(["1 Aleteo marcado", "3 Aleteos marcados"]);
  expect(counted("woodpecker.counted", 1, 2)).toEqual(["1 Pájaro Carpintero", "2 Pájaros Carpinteros"]);
  expect(counted("flower-purple.counted", 1, 2)).toEqual(["1 flor morada", "2 flores moradas"]);
});

test("letters of cards tell birds apart, and seasons", async () => {
  for (const code of CODES) {
    await speaking(code);
    const letters = (...ids: string[]) => new Set(ids.map((id) => say(`web-letter-${id}`)));
    expect(letters("robin", "owl", "pigeon", "woodpecker").size).toBe(4);
    expect(letters("spring", "summer", "autumn", "winter").size).toBe(4);
  }
});

test("the language of the last wish is spoken, with the same areas as before", async () => {
  await speaking("en", "birdie");
  await Promise.all([speak("ru"), speak("it"), speak("es")]);
  expect(words.code).toBe("es");
  expect(say("robin")).toBe("Petirrojo");
  await speak("ru");
  expect(say("robin")).toBe("малиновка");
});

test("rules are not there until they are asked for", async () => {
  vi.resetModules();
  const fresh = await import("../src/words/words.svelte.ts");
  await fresh.speak("en");
  expect(fresh.knows("rule-B-T1")).toBe(false);
  await fresh.loadArea("rules");
  expect(fresh.knows("rule-B-T1")).toBe(true);
  expect(knows("web-menu")).toBe(true);
});

/** The messages that the files in a folder of the source name, and the beginnings of those that they put together. */
function named(folder: string): string[] {
  const source = resolve(import.meta.dirname, "../src", folder);
  const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(svelte|ts)$/.test(file),
  );
  return files.flatMap((file) =>
    [
      ...readFileSync(resolve(source, file), "utf8").matchAll(
        /\bsay\(\s*(?:"([a-zA-Z][\w-]*)|`([a-z-]+-)\$\{)/g,
      ),
    ].map(([, id, start]) => id ?? start!),
  );
}
const read = new Map<string, string[]>();
/** The messages of areas, each read once. */
const shipped = (code: LanguageCode, ...areas: Area[]) =>
  areas.flatMap((area) => {
    const key = `${code}/${area}`;
    const ids =
      read.get(key) ?? [...wordsOf(code, area).matchAll(/^([a-zA-Z][\w-]*) =/gm)].map(([, id]) => id!);
    read.set(key, ids);
    return ids;
  });
const missing = (ids: string[], from: string[]) =>
  [...new Set(ids)].filter((id) =>
    id.endsWith("-") ? !from.some((one) => one.startsWith(id)) : !from.includes(id),
  );

test("no message is shipped twice, and every language ships the same", () => {
  const english = shipped("en", ...AREAS);
  expect(new Set(english).size).toBe(english.length);
  for (const code of CODES)
    for (const area of AREAS) expect(new Set(shipped(code, area))).toEqual(new Set(shipped("en", area)));
});

test("every message that the browser names is shipped to it", () => {
  expect(named(".").length).toBeGreaterThan(100);
  expect(missing(named("."), shipped("en", ...AREAS))).toEqual([]);
});

test("screens before a table need no words but the first ones", () => {
  const before = ["home", "setup", "links", "device", "tables", "settings", "nowhere"];
  expect(
    missing(
      before.flatMap((screen) => named(`screens/${screen}`)),
      shipped("en", "core"),
    ),
  ).toEqual([]);
});

test("each game's table needs no words of the other", () => {
  const folders = {
    birdie: ["pieces", "results", "round", "scoring", "table"],
    bower: ["bonus", "final", "pieces", "results", "table", "target"],
  };
  for (const game of ["birdie", "bower"] as const) {
    const words = shipped("en", "core", "table", game);
    for (const folder of folders[game])
      expect(missing(named(`games/${game}/${folder}`), words), folder).toEqual([]);
  }
});

test("the first of the browser's languages that we speak is preferred", () => {
  expect(preferred(["de-DE", "ru-RU", "it"])).toBe("ru");
  expect(preferred(["de"])).toBe("en");
});

test("the pseudo-language has accents and is about 40 % longer, and leaves letters of cards alone", () => {
  expect(longer("Sp")).toBe("Šp");
  expect(longer("Sp")).toHaveLength(2);
  const text = "What was chosen on this device is kept, and shown at once.";
  expect(longer(text)).toMatch(/^Ŵĥ/);
  expect(longer(text).length / text.length).toBeGreaterThan(1.28);
  expect(longer(text).replace(/\P{L}/gu, "").length / text.replace(/\P{L}/gu, "").length).toBeCloseTo(1.4, 1);
});
