/** Several people at one device, by touch: what the worker and the page say to each other, and a device that changes hands. */
import type { BrowserContext, Page } from "@playwright/test";
import type { Wished } from "../../src/net/local.ts";
import type { Full, Outgoing } from "../../src/net/messages.ts";
import type { FromWorker, ToWorker } from "../../src/net/talk.ts";
import { BirdiePlayer } from "./birdie.ts";
import { BowerPlayer } from "./bower.ts";
import { expect } from "./test.ts";
import { truth } from "./worker.ts";

export const PLAYERS = { birdie: BirdiePlayer, bower: BowerPlayer };
/** All that was said, in its order: by the page about its curtain, and by the worker. */
export type Talk = { curtain: number | null } | { heard: Outgoing };
type Overheard = Window & { talk?: Talk[]; deviceTruth?: Full; flashes?: string[] };

/** Begin tables from these records, without waiting for bots; note what is said, and watch for anything hidden in the document beside the curtain. */
function overhear(records: Record<string, unknown>): void {
  const page = window as Overheard;
  const talk = (page.talk = [] as Talk[]);
  const flashes = (page.flashes = [] as string[]);
  const note = (message: Outgoing) => {
    talk.push({ heard: message });
    if (message.type === "full") page.deviceTruth = message;
    else if (message.type === "ev" && page.deviceTruth && message.rev !== undefined) {
      const { type: _, ...now } = message;
      const full = page.deviceTruth;
      page.deviceTruth = { ...full, legal: [], undo: null, ...now, table: now.table ?? full.table };
    }
  };
  window.Worker = class extends Worker {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      this.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
        if (data.kind === "hear") note(data.message);
      });
    }
    override postMessage(message: ToWorker): void {
      if (message.kind === "curtain") talk.push({ curtain: message.seat });
      if (message.kind === "ask" && message.path === "/api/tables" && message.method === "POST") {
        const { game, seats, names, ...rest } = message.body as Wished;
        const record = records[game];
        const settings = { ...rest.settings, pace_ms: 0 };
        const wish = { record, at: 0, seats, settings, ...(names ? { names } : {}) };
        if (record) Object.assign(message, { path: "/api/records/branch", body: wish });
        else Object.assign(message.body as Wished, { settings });
      }
      super.postMessage(message);
    }
  };
  const look = () => {
    if (!document.querySelector("main.curtain")) return;
    const left = document.querySelector("[data-hand], [data-from], [data-display], .flying");
    if (left) flashes.push(left.outerHTML.slice(0, 200));
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
}

export const overhearing = (context: BrowserContext, records: Record<string, unknown>): Promise<unknown> =>
  context.addInitScript(overhear, records);

/** Whatever was told or shown to the wrong eyes since the page was loaded: nothing, in the end. */
export async function leaks(page: Page): Promise<string[]> {
  const [talk, flashes] = await page.evaluate(() => {
    const { talk: said, flashes: seen } = window as Overheard;
    return [said!, seen!] as const;
  });
  const found = [...flashes];
  let open: number | null = null;
  let down = true;
  for (const one of talk) {
    if ("curtain" in one) {
      down = one.curtain === null;
      continue;
    }
    const full = one.heard.type === "nack" ? one.heard.full : one.heard;
    if (full?.type === "full") open = full.you.seat ?? null;
    if (full?.type !== "full" && full?.type !== "ev") continue;
    if (down && open !== null) found.push(`seat ${open} behind the curtain`);
    const { hands = [], eggs = [] } = (full.view ?? {}) as { hands?: unknown[]; eggs?: unknown[] };
    const over = (full.view as { phase?: string } | null)?.phase === "over";
    hands.forEach((hand, seat) => {
      if (Array.isArray(hand) && seat !== open && !over) found.push(`the hand of seat ${seat}`);
    });
    if (open === null && !over && eggs.some((egg) => egg !== null)) found.push("an egg");
  }
  return found;
}

/** Set a table up for these people, by touch. */
export async function sitTogether(page: Page, home: string, game: string, names: string[]): Promise<string> {
  await page.goto(`${home}/#/new/${game}`);
  await page.locator('[data-choice="here"]').tap();
  for (const [seat, name] of names.entries()) await page.locator(`[data-field="name-${seat}"]`).fill(name);
  await page.locator('[data-act="open"]').tap();
  await expect(page).toHaveURL(/#\/t\/local[a-z2-7]{16}$/);
  await expect(page.locator("main.curtain")).toBeVisible();
  return /local[a-z2-7]+$/.exec(page.url())![0];
}

export const lifter = (page: Page) => page.locator('[data-act="lift"]');

/** Lift the curtain: it takes a moment before that works. */
export async function lift(page: Page): Promise<number> {
  const seat = Number(await page.locator("main.curtain").getAttribute("data-curtain"));
  await expect(async () => {
    if (await lifter(page).isVisible()) await lifter(page).tap();
    await expect(page.locator("main.curtain")).toHaveCount(0, { timeout: 300 });
  }).toPass({ intervals: [100] });
  return seat;
}

/** Everybody's hands: whoever is to move lifts the curtain, plays, and hands the device over. */
export async function playTogether(
  page: Page,
  game: keyof typeof PLAYERS,
  table: string,
  turns = Infinity,
): Promise<Full> {
  const player = new PLAYERS[game](page, "", table, "touch", 5);
  player.truth = () => truth(page);
  if (player instanceof BirdiePlayer) player.summed = true; // it is looked at before the device changes hands
  for (let turn = 0; turn < turns;) {
    const full = await truth(page);
    if (full.table.status === "over") return full;
    if ((full.legal ?? []).length) {
      if (!(await player.turn())) break;
      turn += 1;
    } else await handOver(page);
  }
  return truth(page);
}

/** Whatever has to be touched until the next player sees the table. */
async function handOver(page: Page): Promise<void> {
  for (const act of ["next-round", "lower"]) {
    const button = page.locator(`[data-act="${act}"]`);
    if (await button.isVisible()) await button.tap();
  }
  if (await lifter(page).isVisible()) await lift(page);
}
