/** A hint shows the whole move as ghosts with a reason; "try it" prepares the move and does nothing. */
import type { Page } from "@playwright/test";
import { legal, type Legal } from "./support/player.ts";
import { arrive, openTable, tableToBegin, truth, withBot } from "./support/people.ts";
import { expect, test } from "./support/test.ts";
import { viewOf } from "../src/games/birdie/forms.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** The server's answer to the next hint: what a bot might say. */
async function advise(page: Page, rev: number, actions: Legal[]): Promise<void> {
  await page.route("**/hint", (route) =>
    route.fulfill({ json: { rev, kind: "bot", hint: { action: actions[0], actions } } }),
  );
}

test("Birdie: every card of a lay is numbered, and the tray is laid out by “try it”", async ({
  context,
  page,
  server,
}) => {
  await arrive(context, server.url, "Ada");
  let full = await tableToBegin(context, server.url, withBot("birdie"));
  const display = () => viewOf(full).display;
  while (display()[0] === display()[1])
    // two copies of a card cannot be told apart
    full = await tableToBegin(context, server.url, withBot("birdie"));
  const { id } = full.table;
  await openTable(page, server.url, id);
  await expect(page.locator('[data-act="lay"]')).toBeVisible();
  const view = viewOf(full);
  const hand = view.hands[full.you.seat!] as string[];
  const cards = [
    { do: "lay", card: view.display[1]!, from: "display" },
    { do: "lay", card: hand[0]!, from: "hand" },
    { do: "lay", card: view.display[0]!, from: "display" },
  ];
  await advise(page, full.rev, [...cards, { do: "done" }]);
  await page.locator('[data-act="hint"]').tap();
  const panel = page.locator(".panel.hint");
  await expect(panel).toContainText("The owl suggests");
  await expect(page.locator(".display .card.coach")).toHaveCount(2);
  await expect(page.locator(".display .coach-mark")).toHaveText(["3", "1"]);
  await expect(page.locator('[data-from="hand"][data-order="2"]')).toHaveAttribute("data-card", hand[0]!);
  await panel.locator('[data-act="try"]').tap();
  const tray = page.locator('[data-from="tray"]');
  await expect(tray).toHaveCount(3);
  expect(await tray.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset["card"]))).toEqual(
    cards.map(({ card }) => card),
  );
  expect((await truth(context.request, server.url, id)).rev).toBe(full.rev);
});

test("Bower: the tile and its place are shown, with the reason, and held by “try it”", async ({
  context,
  page,
  server,
}) => {
  await arrive(context, server.url, "Ada");
  let full = await tableToBegin(context, server.url, withBot("bower"));
  const { id } = full.table;
  await openTable(page, server.url, id);
  await expect(page.locator("button[data-display]").first()).toBeVisible();
  await advise(page, full.rev, [{ do: "take", display: 2 }]);
  await page.locator('[data-act="hint"]').tap();
  await expect(page.locator('[data-display="2"].coach')).toBeVisible();
  await expect(page.locator("[data-hint=reason]")).not.toBeEmpty();
  await page.locator('.panel.hint [data-act="try"]').tap();
  await expect(page.locator('[data-display="2"]')).toHaveAttribute("aria-pressed", "true");
  await page.locator('[data-act="take"]').tap();

  // the first tile was the set-up's: the turn begins with another one
  await expect(page.locator(".turn")).toContainText("Turn 1");
  await page.locator("button[data-display]").first().tap();
  await page.locator('[data-act="take"]').tap();
  await expect(page.locator('[data-act="place"]')).toBeVisible();
  full = await truth(context.request, server.url, id);
  const play = legal(full).filter((one) => one.do === "play")[1]!;
  await page.unroute("**/hint");
  await advise(page, full.rev, [play]);
  await page.locator('[data-act="hint"]').tap();
  const at = (play["at"] as number[]).join();
  const ghost = page.locator(`[data-ghost^="${at} "]`);
  await expect(ghost).toBeVisible();
  await expect(page.locator(`[data-hand="${play["hand"]}"].coach`)).toBeVisible();
  await page.locator('.panel.hint [data-act="try"]').tap();
  await expect(page.locator('[data-act="place"]')).toHaveClass(/primary/);
  await expect(ghost).toBeVisible();
  expect((await truth(context.request, server.url, id)).rev).toBe(full.rev);
});
