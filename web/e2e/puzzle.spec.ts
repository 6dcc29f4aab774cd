/**
 * A puzzle of each kind on a phone, by touch, against the real server: a wrong answer first, a reload in between, then the
 * right one. What is right is asked from the server by somebody else, who gives up.
 */
import type { APIRequestContext, Page } from "@playwright/test";
import { violations } from "./support/axe.ts";
import { Answering, type Step } from "./support/answering.ts";
import { arrive } from "./support/people.ts";
import { expect, test } from "./support/test.ts";

type Puzzle = {
  id: string;
  kind: string;
  seat: number;
  best: number;
  record: Record<string, unknown> & { start: { display?: string[] } };
};
type Verdict = { right: boolean; answer?: { actions: Step[] } };
const LATELY = 12;

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

/** The easiest puzzle of a kind in the last days, for this server has to make it first. */
async function latest(request: APIRequestContext, home: string, kind: string): Promise<Puzzle> {
  const list = await request.get(`${home}/api/puzzles?count=${LATELY}`);
  const { puzzles } = (await list.json()) as {
    puzzles: Array<{ id: string; kind: string; difficulty: number }>;
  };
  const [found] = puzzles
    .filter((one) => one.kind === kind)
    .sort((one, other) => one.difficulty - other.difficulty);
  const answer = await request.get(`${home}/api/puzzles/${found!.id}`);
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Puzzle;
}

async function judged(
  request: APIRequestContext,
  home: string,
  id: string,
  actions: Step[],
  give_up = false,
) {
  const answer = await request.post(`${home}/api/puzzles/${id}/answer`, { data: { actions, give_up } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Verdict;
}

/** An answer that is complete and not the best: of all that is possible always the first, or always the last. */
async function wrong(request: APIRequestContext, home: string, puzzle: Puzzle): Promise<Step[]> {
  for (const at of [0, -1]) {
    let record: Record<string, unknown> = puzzle.record;
    const actions: Step[] = [];
    for (let steps = 0; steps < 8; steps++) {
      const data = { record, at: actions.length, actions: [] };
      const seen = await (await request.post(`${home}/api/study/play`, { data })).json();
      if (seen.seat !== puzzle.seat || (puzzle.kind === "gift" && actions.length)) break;
      actions.push(seen.legal.at(at));
      record = { ...record, actions };
    }
    if (!(await judged(request, home, puzzle.id, actions)).right) return actions;
  }
  throw new Error("everything is right here");
}

async function nothingForAxe(page: Page, what: string): Promise<void> {
  const found = await violations(page);
  expect.soft(found, what).toEqual([]);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(over, what).toBe(0);
}

/** One kind of each game; with `ALL=1` all four (make campaign-web). */
const KINDS = process.env["ALL"] ? ["split", "chain", "placement", "gift"] : ["split", "gift"];
for (const kind of KINDS) {
  test(`a ${kind} is solved by touch, after a wrong answer and a reload`, async ({
    context,
    page,
    server,
  }) => {
    const puzzle = await latest(context.request, server.url, kind);
    const { answer } = await judged(context.request, server.url, puzzle.id, [], true);
    await arrive(context, server.url, "Ada");
    await page.goto(`${server.url}/#/puzzle/${puzzle.id}`);
    const me = new Answering(page, puzzle);
    const kept = () =>
      page.evaluate((id) => JSON.parse(localStorage.getItem("voliera.puzzles")!)[id], puzzle.id);

    await me.press(me.act("begin"));
    if (kind === "split") await me.press(me.act("write"));
    else if (kind === "chain") await me.press(me.act("stop"));
    else await me.enter(await wrong(context.request, server.url, puzzle));
    await expect(me.act("try-again")).toBeVisible();
    expect(await kept()).toMatchObject({ tries: 1 });
    await nothingForAxe(page, "not yet");
    await me.press(me.act("try-again"));
    await expect(page.locator("dialog[open]")).toHaveCount(0);

    if (kind === "placement") {
      await me.begins();
      await me.enter(answer!.actions.slice(0, 1)); // the rest comes after the reload
      await expect.poll(async () => (await kept()).done).toHaveLength(1);
    }
    await page.reload();
    await expect(page.locator("main.app")).toBeVisible();
    expect(await kept()).toMatchObject({ tries: 1 });
    if (kind === "split") expect((await me.plan()).length).toBeGreaterThan(0);
    await me.enter(kind === "placement" ? answer!.actions.slice(1) : answer!.actions);
    await expect(me.act("share")).toBeVisible();
    await expect(page.locator(".passing", { hasText: /\S/ })).toHaveCount(0); // nothing went wrong on the way
    expect(await kept()).toMatchObject({ tries: 2, hints: 0, end: "solved" });
    await expect(page.locator(".answer-lines li").first()).toBeVisible();
    if (kind === "split" || kind === "placement") await nothingForAxe(page, "right");

    await me.press(me.act("archive"));
    await expect(page.locator(`[data-puzzle="${puzzle.id}"]`)).toHaveAttribute("data-state", "solved");
  });
}

test("hints come one by one, the answer is shown, and the archive tells", async ({
  context,
  page,
  server,
}) => {
  const puzzle = await latest(context.request, server.url, "split");
  await arrive(context, server.url, "Ada", { language: "ru", theme: "dark" });
  await page.goto(`${server.url}/#/puzzle/${puzzle.id}`);
  const me = new Answering(page, puzzle);
  await me.press(me.act("begin"));
  await me.press(me.act("hint"));
  await me.press(me.act("hint-next"));
  await expect(page.locator(".hint-list li")).toHaveText([new RegExp(`\\b${puzzle.best}\\b`)]);
  await me.press(me.act("hint-next"));
  await expect(page.locator(".hint-list li")).toHaveCount(2);
  await nothingForAxe(page, "hints");
  await page.reload();
  await me.press(me.act("hint"));
  await expect(page.locator(".hint-list li")).toHaveCount(2);
  await me.press(me.act("show-answer"));
  await expect(page.locator(".answer-lines .answer-sum")).toContainText(String(puzzle.best));
  const { answer } = await judged(context.request, server.url, puzzle.id, [], true);
  await expect.poll(() => me.plan()).toEqual(answer!.actions);
  await me.press(me.act("archive"));
  await expect(page.locator(`[data-puzzle="${puzzle.id}"]`)).toHaveAttribute("data-state", "shown");
  await nothingForAxe(page, "archive");
});

test("without a network it says so, and nothing is lost", async ({ context, page, server, troubles }) => {
  troubles.allow(/Failed to load resource|ERR_/);
  const puzzle = await latest(context.request, server.url, "split");
  await arrive(context, server.url, "Ada");
  await page.goto(`${server.url}/#/puzzle/${puzzle.id}`);
  const me = new Answering(page, puzzle);
  await me.press(me.act("begin"));
  await expect(me.act("write")).toBeVisible();
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await me.press(me.act("write"));
  await expect(page.locator(".passing")).toContainText("no connection");
  await page.evaluate(() => (location.hash = "/puzzle/2026-01-02"));
  await expect(page.getByRole("alert")).toContainText("no connection");
  await context.setOffline(false);
  await page.evaluate((id) => (location.hash = `/puzzle/${id}`), puzzle.id);
  await me.press(me.act("write"));
  await expect(me.act("try-again")).toBeVisible();
});
