/** What a page does without a server: a sheet whose best line is proved, a day's puzzle, a game that is coached. */
import { resolve } from "node:path";
import type { APIRequestContext, Page } from "@playwright/test";
import { Answering, type Step } from "./answering.ts";
import { expect } from "./test.ts";

/** A puzzle that is made quickly. */
const DAY = "2026-03-17";
const LINE = ["robin-spring", "robin-summer", "robin-autumn", "owl-summer", "pigeon-summer"];
const SHORT = resolve(import.meta.dirname, "short-game.json");
type Puzzle = ConstructorParameters<typeof Answering>[1];
export type Asked = { puzzle: Puzzle; actions: Step[] };

/** The puzzle and its answer, as a server tells them. */
export async function puzzleOfServer(request: APIRequestContext, server: string): Promise<Asked> {
  const puzzle = (await (await request.get(`${server}/api/puzzles/${DAY}`)).json()) as Puzzle;
  const data = { actions: [], give_up: true };
  const told = await request.post(`${server}/api/puzzles/${DAY}/answer`, { data });
  return { puzzle, actions: ((await told.json()) as { answer: { actions: Step[] } }).answer.actions };
}

/** Score a line on a new sheet; returns what the best play is worth, which is proved. */
export async function scoreLine(page: Page, home: string): Promise<number> {
  const tap = (what: string) => page.locator(what).first().tap();
  await page.goto(`${home}#/sheets`);
  await tap("[data-act=new-birdie]");
  await tap('[data-choice="2"]');
  await tap("[data-act=start]");
  await tap("[data-choice=board]");
  await tap('[data-pass="1"]');
  await tap('[data-passed="1"]');
  await tap('[data-seat="1"]');
  await tap("[data-choice=line]");
  await tap("[data-pile=line]");
  for (const card of LINE) await tap(`.card-pad [data-key=${card}]`);
  const best = page.locator('[data-act=how][data-exact="true"]');
  await best.waitFor();
  return Number(await best.getAttribute("data-value"));
}

/** Solve the puzzle of a day that the page takes for today. */
export async function solveToday(page: Page, home: string, { puzzle, actions }: Asked): Promise<void> {
  await page.clock.setFixedTime(`${DAY}T12:00:00`);
  await page.goto(`${home}#/puzzle/today`);
  const me = new Answering(page, puzzle);
  await me.press(me.act("begin"));
  await me.enter(actions);
  await expect(me.act("share")).toBeVisible();
  const kept = await page.evaluate((id) => JSON.parse(localStorage.getItem("voliera.puzzles")!)[id], DAY);
  expect(kept).toMatchObject({ tries: 1, end: "solved" });
}

/** Open a finished game from a file and let the coach find its mistakes; progress is told meanwhile. */
export async function coachFile(page: Page, home: string): Promise<void> {
  await page.goto(`${home}#/tables`);
  await page.locator('[data-choice="finished"]').tap();
  await page.locator('[data-field="record"]').setInputFiles(SHORT);
  await expect(page).toHaveURL(/#\/replay\/file\//);
  await page.locator('[data-act="coach"]').tap();
  await expect(page.locator('[data-act="coach-stop"]')).toContainText(/[1-9]\d? ?%/);
  await expect(page.locator('[data-act="next-mistake"]')).toBeVisible();
}
