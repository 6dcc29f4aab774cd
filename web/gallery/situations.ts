/** What the gallery can show, by name: a fixture's name opens its table; other screens are listed here. */
import type { Component } from "svelte";
import { dressed, surround } from "./overlays.ts";
import type { ScreenName } from "./names.ts";
import * as people from "./people.ts";
import { StillTable } from "./still.ts";
import { GAMES, type GameName } from "../src/games/index.ts";
import type { Full } from "../src/net/messages.ts";
import { loadArea } from "../src/words/words.svelte.ts";
import { viewOf } from "../src/games/birdie/forms.ts";

export type Shown = { component: Component<Record<string, unknown>>; props: Record<string, unknown> };
type Module = { default: unknown };

const fixtures = import.meta.glob<{ default: unknown }>("./fixtures/*.json");
/** Bower's score sheet, as `sheet-bower.ts` dresses it. */
const sheetBower = (kind: string) => async () => {
  const over = (await fixtures["./fixtures/bower-over.json"]!()).default as Full;
  const { bowerSheet } = await import("./sheet-bower.ts");
  await loadArea("sheet", "rules");
  return {
    module: await import("../src/games/bower/sheet/BowerSheet.svelte"),
    more: { sheet: bowerSheet(over, kind) },
  };
};
/** Birdie's score sheet, somewhere in the middle of a game. */
const sheetBirdie = (kind: string) => async () => {
  const { birdieSheet } = await import("./sheet-birdie.ts");
  await loadArea("sheet", "rules");
  return {
    module: await import("../src/games/birdie/sheet/BirdieSheet.svelte"),
    more: { sheet: birdieSheet(kind) },
  };
};
/** A puzzle with its explanation. */
const puzzleTold = (what: "asked" | "not-yet" | "hints" | "right") => async () => {
  const split = (await fixtures["./fixtures/birdie-split.json"]!()).default as Full;
  const { told } = await import("./puzzles.ts");
  await loadArea("puzzle");
  return {
    module: await import("../src/screens/puzzle/Solve.svelte"),
    more: { solving: told(split, what) },
  };
};
/** The rules, with a statement chosen or a word searched for. */
const rules = (game: string, number: string | null, query: string) => async () => {
  await loadArea("rules");
  return {
    module: await import("../src/screens/rules/Rules.svelte"),
    more: { route: { name: "rules", game, number, query } },
  };
};
/** A replay, with the coach or without. */
const replay = (game: GameName, how: "coach" | "plain" | "end" | "scoring") => async () => {
  const { replayOf } = await import("./replays.ts");
  await loadArea("replay", "coach");
  return {
    module: await import("../src/screens/replay/Stage.svelte"),
    more: { ...(await replayOf(game, how)), parts: await GAMES[game].replay() },
  };
};
/** A lesson at one of its steps. */
const lesson = (game: GameName, step: string) => async () => {
  (await import("../src/screens/learn/progress.ts")).remember(game, step);
  return {
    module: await import("../src/screens/learn/Learn.svelte"),
    more: { route: { name: "learn", game } },
  };
};
/** A result. Bower's comes after its final count at a table. */
const counted =
  (fixture: string, around = "") =>
  async () => {
    const found = (await fixtures[`./fixtures/${fixture}.json`]!()).default as Full;
    const over = dressed(found, new URLSearchParams({ around }));
    return {
      module: await import("../src/screens/table/Playing.svelte"),
      more: { table: new StillTable(over), scene: "results" },
    };
  };
/** A beat of a scoring. */
const beat = (what: "set" | "robin") => async () => {
  const full = (await fixtures["./fixtures/birdie-split.json"]!()).default as Full;
  const { showOf } = await import("./shows.ts");
  return {
    module: await import("../src/games/birdie/scoring/Show.svelte"),
    more: { show: showOf(full, what) },
  };
};
/** An invitation. */
const landing = (fixture: string) => async () => {
  const full = (await fixtures[`./fixtures/${fixture}.json`]!()).default as Full;
  const { invitation } = await import("./landings.ts");
  return { module: await import("../src/screens/links/Landing.svelte"), more: invitation(full) };
};
/** A table that several people share; seats without a name are bots. */
const handedRound = (fixture: string, names: (string | null)[]) => async () => {
  const full = structuredClone((await fixtures[`./fixtures/${fixture}.json`]!()).default) as Full;
  full.table.id = "localabcdefghijklmnop";
  full.table.seats = full.table.seats.map((seat, i) =>
    names[i] == null
      ? { ...seat, kind: "bot", name: "", bot: "heuristic" }
      : { kind: "person", name: names[i], bot: null, person: `me${i}` },
  );
  return {
    module: await import("../src/screens/table/Playing.svelte"),
    more: { table: new StillTable(full) },
  };
};
/** A result that is passed on by a path; `?names=long` gives the players long names. */
const shared = (fixture: string, path: string) => async (wishes: URLSearchParams) => {
  const found = (await fixtures[`./fixtures/${fixture}.json`]!()).default as Full;
  const full = structuredClone(found);
  if (wishes.get("names") === "long")
    full.table.seats.forEach((seat, i) =>
      Object.assign(seat, { kind: "person", name: LONG_NAMES[i], bot: null }),
    );
  return {
    module: await import("../src/screens/results/share/ShareResult.svelte"),
    more: {
      ...{ full, text: "Voliera", path },
      onclose: () => undefined,
    },
  };
};
const LONG_NAMES = [
  "Wwwwwwwwwwwwwwwwwwwwwwww",
  "Ярославна Достоевская-Ли",
  "木漏れ日の鳥小屋の番人たち二十四文字の名前で",
  "محمد عبد الرحمن الطائر",
];
/** A screen around people, by what `people.ts` puts in a server's place. */
const around =
  (
    situation: Exclude<keyof typeof people, "forgetPeople" | "forgetTraces">,
    module: () => Promise<Module>,
    more: Record<string, unknown> = {},
  ) =>
  async () => {
    people[situation]();
    await loadArea("club", "profile");
    return { module: await module(), more };
  };
const closes = { onclose: () => undefined };
/** What watchers of a Super Nest see, just before a bonus is chosen. */
const watchingSuper = (around: string) => async () => {
  const found = (await fixtures["./fixtures/bower-keep-super.json"]!()).default as Full;
  const { legal: _, ...full } = dressed(found, new URLSearchParams({ around }));
  return {
    module: await import("../src/screens/table/Playing.svelte"),
    more: { table: new StillTable(full) },
  };
};
/** Screens that no fixture opens by itself; `more` is what a screen is to be told. */
const screens: Record<
  ScreenName,
  (wishes: URLSearchParams) => Promise<{ module: Module; more?: Record<string, unknown> }>
> = {
  home: async () => {
    const module = await import("../src/screens/home/Home.svelte");
    people.forgetTraces(); // last: what was shown before may have written something meanwhile
    return { module };
  },
  setup: async () => ({
    module: await import("../src/screens/setup/Setup.svelte"),
    more: { route: { name: "new", game: "birdie", here: false } },
  }),
  settings: async () => ({
    module: await import("../src/screens/settings/Settings.svelte"),
    more: { onclose: () => undefined },
  }),
  tables: async () => ({ module: await import("../src/screens/tables/Tables.svelte") }),
  nowhere: async () => ({ module: await import("../src/screens/nowhere/Nowhere.svelte") }),
  about: async () => ({ module: await import("../src/screens/about/About.svelte") }),
  device: async () => ({
    module: await import("../src/screens/device/Device.svelte"),
    more: { route: { name: "device", code: "code" } },
  }),
  "replay-birdie": replay("birdie", "coach"),
  "replay-birdie-plain": replay("birdie", "plain"),
  "replay-birdie-scoring": replay("birdie", "scoring"),
  "replay-birdie-end": replay("birdie", "end"),
  "replay-bower": replay("bower", "coach"),
  "replay-bower-plain": replay("bower", "plain"),
  rules: rules("birdie", null, ""),
  "rules-flap": rules("birdie", "B-P8", "B-P"),
  "rules-bower": rules("bower", "W-B1", ""),
  "rules-nothing": rules("bower", null, "gmes"),
  sheets: async () => ({ module: await import("../src/screens/sheet/Sheets.svelte") }),
  "sheet-birdie": sheetBirdie("board"),
  "sheet-birdie-setup": sheetBirdie("setup"),
  "sheet-birdie-pass": sheetBirdie("pass"),
  "sheet-birdie-trophy": sheetBirdie("trophy"),
  "sheet-birdie-line": sheetBirdie("line"),
  "sheet-birdie-how": sheetBirdie("how"),
  "sheet-birdie-check": sheetBirdie("check"),
  "sheet-birdie-result": sheetBirdie("result"),
  "sheet-bower": sheetBower(""),
  "sheet-bower-far": sheetBower("far"),
  "sheet-bower-bonus": sheetBower("bonus"),
  "sheet-bower-slip": sheetBower("slip"),
  "sheet-bower-result": sheetBower("result"),
  "sheet-bower-line": sheetBower("line"),
  puzzles: async () => {
    (await import("./puzzles.ts")).archive();
    return { module: await import("../src/screens/puzzle/Puzzles.svelte") };
  },
  "puzzle-asked": puzzleTold("asked"),
  "puzzle-not-yet": puzzleTold("not-yet"),
  "puzzle-hints": puzzleTold("hints"),
  "puzzle-right": puzzleTold("right"),
  learn: async () => ({
    module: await import("../src/screens/learn/Learn.svelte"),
    more: { route: { name: "learn", game: null } },
  }),
  "learn-birdie": lesson("birdie", "lay"),
  "learn-birdie-cut": lesson("birdie", "cut"),
  "learn-birdie-board": lesson("birdie", "board"),
  "learn-birdie-expert": lesson("birdie", "expert"),
  "learn-bower": lesson("bower", "place"),
  "learn-bower-eggs": lesson("bower", "eggs"),
  "learn-bower-target": lesson("bower", "target"),
  "learn-bower-count": lesson("bower", "count"),
  lobby: async () => {
    const full = (await fixtures["./fixtures/birdie-turn-4.json"]!()).default as Full;
    const seats = full.table.seats.map((seat, i) =>
      i === 1 ? { kind: "free" as const, name: "", bot: null, person: null } : seat,
    );
    return {
      module: await import("../src/screens/setup/Lobby.svelte"),
      more: { table: new StillTable({ ...full, table: { ...full.table, status: "open", seats } }) },
    };
  },
  "setup-here": async () => ({
    module: await import("../src/screens/setup/Setup.svelte"),
    more: { route: { name: "new", game: "birdie", here: true } },
  }),
  "curtain-birdie": handedRound("birdie-watch", ["Anna", "Marta", null, "Luca"]),
  "curtain-bower": handedRound("bower-watch", ["Anna", "Marta"]),
  "curtain-bot": handedRound("birdie-watch", ["Anna", null, null, "Luca"]),
  "birdie-results-watched": counted("birdie-over-4", "watch"),
  "birdie-round": async () => {
    const full = (await fixtures["./fixtures/birdie-second.json"]!()).default as Full;
    const table = new StillTable(full);
    const { secondDeal, summaryOf } = await import("../src/games/birdie/round/summary.ts");
    const deal = secondDeal(table.log.flatMap(({ events }) => events))!;
    return {
      module: await import("../src/games/birdie/round/Round.svelte"),
      more: {
        table,
        summary: summaryOf(viewOf(full), deal, table.log),
        onnext: () => undefined,
      },
    };
  },
  "bower-results": counted("bower-over"),
  "bower-results-fair": counted("bower-over-fair"),
  "birdie-results-share": shared("birdie-over-4", "/#/t/abcdefghijklmnop/0123456789abcdefghijklmnopqrstuv"),
  "birdie-show-set": beat("set"),
  "birdie-show-robin": beat("robin"),
  "landing-birdie": landing("birdie-turn-2"),
  "landing-bower": landing("bower-take"),
  "name-inviting": async () => ({
    module: await import("../src/screens/setup/NameSheet.svelte"),
    more: { inviting: true, onclose: () => undefined },
  }),
  profile: around("profile", () => import("../src/screens/profile/Profile.svelte")),
  seek: around("seek", () => import("../src/screens/seek/Seek.svelte")),
  live: around("live", () => import("../src/screens/live/Live.svelte")),
  deal: around("deal", () => import("../src/screens/deal/Deal.svelte"), {
    route: { name: "deal", day: "2026-11-15" },
  }),
  friends: around("friends", () => import("../src/screens/friends/Friends.svelte")),
  "friends-none": around("friendless", () => import("../src/screens/friends/Friends.svelte")),
  "friend-link": around("friendLink", () => import("../src/screens/friends/Agree.svelte"), {
    route: { name: "friend", token: "t" },
  }),
  "settings-blocked": around("company", () => import("../src/screens/settings/Settings.svelte"), closes),
  "ask-notify": around("company", () => import("../src/screens/notices/AskSheet.svelte"), {
    ...closes,
    onanswered: () => undefined,
  }),
  "ask-webhook": around("company", () => import("../src/screens/notices/WebhookSheet.svelte"), {
    ...closes,
    table: "table",
  }),
  company: async () => {
    const found = (await fixtures["./fixtures/birdie-turn-4.json"]!()).default as Full;
    const full = dressed(found, new URLSearchParams({ around: "people" }));
    people.company();
    return {
      module: await import("./CompanyPanel.svelte"),
      more: { table: new StillTable(full), seat: 1, ...closes },
    };
  },
  "bower-watch-super": watchingSuper("watch"),
  "bower-watch-clock": watchingSuper("watch,clock,people"),
  "home-known": around("home", () => import("../src/screens/home/Home.svelte")),
  "bower-results-share": shared("bower-over-fair", "/r/0123456789abcdefghijklmnopqrstuv?lang=en"),
};

export async function shown(name: string, wishes: URLSearchParams): Promise<Shown> {
  people.forgetPeople();
  const screen = (screens as Record<string, (typeof screens)[ScreenName] | undefined>)[name];
  if (screen) {
    const { module, more } = await screen(wishes);
    return { component: module.default as Shown["component"], props: { ...more } };
  }
  const fixture = fixtures[`./fixtures/${name}.json`];
  if (!fixture) throw new Error(`no such situation: ${name}`);
  const table = new StillTable(dressed((await fixture()).default as Full, wishes));
  surround(table, wishes);
  const playing: Module = await import("../src/screens/table/Playing.svelte");
  return {
    component: playing.default as Shown["component"],
    props: { table, scene: wishes.get("scene") },
  };
}
