/** People in tests: who they are, the tables they make, and what their table is like at the moment. */
import type { APIRequestContext, BrowserContext, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import type { NewTable } from "../../src/net/interface.ts";
import type { Full, TableInfo } from "../../src/net/messages.ts";

export type Speaking = "en" | "it" | "es" | "ru";
/** What a person chose on the device, before the page opens. */
export type Chosen = {
  language?: Speaking;
  theme?: "light" | "dark";
  speed?: 0 | 0.5 | 1 | 1.6;
  sound?: boolean;
  confirm?: boolean;
  banter?: boolean;
};

/** Become somebody, with everything quiet and still unless told otherwise. */
export async function arrive(
  context: BrowserContext,
  home: string,
  name: string,
  chosen: Chosen = {},
): Promise<void> {
  const answer = await context.request.post(`${home}/api/session`, {
    data: { name, lang: chosen.language ?? "en" },
  });
  expect(answer.ok()).toBe(true);
  const kept = {
    language: "en",
    theme: "light",
    speed: 0,
    sound: false,
    confirm: false,
    contrast: false,
    tallies: true,
    banter: false,
    ...chosen,
  };
  await context.addInitScript((text) => {
    if (location.protocol === "about:") return; // an empty page keeps nothing
    localStorage.setItem("voliera.somebody", "yes");
    if (!localStorage.getItem("voliera.settings")) localStorage.setItem("voliera.settings", text);
  }, JSON.stringify(kept));
}

export async function makeTable(context: BrowserContext, home: string, wish: NewTable): Promise<TableInfo> {
  const settings = { pace_ms: 0, hints: true, take_back: true, ...wish.settings };
  const answer = await context.request.post(`${home}/api/tables`, { data: { ...wish, settings } });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as TableInfo;
}

export const withBot = (game: string, variant = "standard", options = {}, bots = 1): NewTable => ({
  game,
  variant,
  options,
  seats: [{ kind: "me" }, ...Array.from({ length: bots }, () => ({ kind: "bot", bot: "greedy" }) as const)],
});

/** A table at which this person begins: tests that need a certain first turn cannot have a bot before it. */
export async function tableToBegin(context: BrowserContext, home: string, wish: NewTable): Promise<Full> {
  for (;;) {
    const { id } = await makeTable(context, home, wish);
    const full = await truth(context.request, home, id);
    if (full.rev === 0 && full.legal?.length) return full;
  }
}

/** The table as this person is told it over HTTP: what the page should show. */
export async function truth(request: APIRequestContext, home: string, table: string): Promise<Full> {
  const answer = await request.get(`${home}/api/tables/${table}`);
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Full;
}

/** Play somebody's turn, if it is one, by whatever is legal. */
export async function playTurn(who: APIRequestContext, home: string, table: string): Promise<void> {
  for (let full = await truth(who, home, table); full.legal?.length; full = await truth(who, home, table)) {
    const data = { type: "act", id: `m${full.rev}`, rev: full.rev, actions: [full.legal[0]] };
    await who.post(`${home}/api/tables/${table}/send`, { data });
  }
}

export async function openTable(page: Page, home: string, table: string): Promise<void> {
  await page.goto(`${home}/#/t/${table}`);
  await page.locator("main.app").first().waitFor();
}

/** Numbers that look random and are the same each time. */
export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const pick = <T>(roll: () => number, list: readonly T[]): T => list[Math.floor(roll() * list.length)]!;
