/** Results: how a game ended for the viewer, totals that count up, and where the game turned. */
import { expect, test, vi } from "vitest";
import type { Analysis, Decision } from "../src/screens/coach/analysis.ts";
import { turningPoint } from "../src/screens/coach/turning.ts";
import { momentAt } from "../src/screens/results/counting.ts";
import { outcomeOf } from "../src/screens/results/outcome.ts";
import { factsOf } from "../src/screens/results/share/facts.ts";
import { fit } from "../src/screens/results/share/fit.ts";
import { CODES, fullOf, speaking } from "./spoken.ts";
import { part } from "./builders.ts";
import type { BowerResult } from "../src/games/bower/forms.ts";

const seats = [0, 1, 2].map((seat) => ({
  kind: "person" as const,
  name: `p${seat}`,
  bot: null,
  person: `${seat}`,
}));

test("an outcome is the viewer's own; a watcher neither wins nor loses", () => {
  const seen = (you: number | null, winners: number[]) => outcomeOf(fullOf("birdie", seats, you), winners);
  expect(seen(1, [1])).toBe("win");
  expect(seen(1, [0])).toBe("loss");
  expect(seen(1, [0, 1])).toBe("shared");
  expect(seen(null, [0])).toBe("watched");
  expect(outcomeOf({ ...fullOf("birdie", seats, 1), you: { kind: "coach", seat: 1 } }, [1])).toBe("watched");
});

test("totals count up part by part and end where they should", () => {
  const parts = [
    [10, 11],
    [0, 4],
    [6, 2],
  ];
  expect(momentAt(parts, 0)).toEqual({ totals: [0, 0], part: 1, added: [10, 11] });
  expect(momentAt(parts, 0.5).totals).toEqual([5, 6]);
  expect(momentAt(parts, 1)).toEqual({ totals: [10, 11], part: 2, added: [0, 4] });
  expect(momentAt(parts, 2.5)).toEqual({ totals: [13, 16], part: 3, added: [6, 2] });
  expect(momentAt(parts, 3)).toEqual({ totals: [16, 17], part: 3, added: null });
  expect(momentAt(parts, 99)).toEqual(momentAt(parts, 3));
  expect(momentAt([], 0)).toEqual({ totals: [], part: 0, added: null });
});

const decision = (at: number, seat: number, mark: Decision["mark"], count = 1): Decision => ({
  ...{ at, count, seat, phase: "turn", kind: "choice", played: [], best: [] },
  ...{ value: 0, best_value: 0, cost: 0.1, unit: "share", mark, exact: false, why: [], rule: null },
});
const analysis = (curve: Array<number | null>, decisions: Decision[]): Analysis => ({
  ...{ format: "voliera/analysis/1", game: "birdie", players: 2, level: "search", nodes: 1, decisions },
  curve: curve.map((share) => (share === null ? null : [share, 1 - share])),
});

test("a game turned at your own mistake after which the curve fell most", () => {
  const curve = [0.5, 0.6, 0.5, 0.2, 0.2, 0.15];
  const marks = [decision(1, 0, "slip"), decision(2, 1, "blunder"), decision(4, 0, "blunder")];
  expect(turningPoint(analysis(curve, marks), 0)).toBe(1);
  expect(turningPoint(analysis(curve, [decision(1, 0, "mistake", 2), decision(4, 0, "blunder")]), 0)).toBe(1);
});

test("without a mistake of one's own it turned where the curve fell most", () => {
  expect(turningPoint(analysis([0.5, null, 0.6, 0.2, 0.3], [decision(0, 1, "blunder")]), 0)).toBe(2);
  expect(turningPoint(analysis([0.5, null, 0.6, 0.2, 0.22], []), 1)).toBe(1);
  expect(turningPoint(analysis([], []), 0)).toBe(0);
});

const SAID = {
  en: ["p0 wins!", "p1 resigned"],
  it: ["Vince p0!", "p1 ha abbandonato la partita"],
  es: ["¡Gana p0!", "p1 se ha rendido"],
  ru: ["Победа: p0!", "p1 сдаётся"],
};
test.each(CODES)("the picture of a resigned game says who resigned, %s", async (code) => {
  await speaking(code, "table", "bower");
  for (const you of [0, 1, null]) {
    const full = fullOf("bower", seats.slice(0, 2), you);
    const result = part<BowerResult>({ eggs: [2, 9], winners: [0], by: "resignation", resigned: 1 });
    const facts = factsOf({ ...full, table: { ...full.table, status: "over", resigned: 1 }, result });
    expect([facts.title, facts.against]).toEqual(SAID[code]);
    expect([facts.scores, facts.winners]).toEqual([[2, 9], 1]);
    const played = { ...full, table: { ...full.table, status: "over" as const }, result };
    expect(factsOf(played).against).not.toBe(facts.against);
  }
});

test("an address asks for the turning point once", async () => {
  vi.stubGlobal("location", { hash: "" });
  vi.stubGlobal("addEventListener", () => undefined);
  const { read } = await import("../src/state/router.svelte.ts");
  expect(read("#/replay/abcdefghij/0?turned")).toMatchObject({ name: "replay", at: 0, turned: true });
  expect(read("#/replay/abcdefghij/7?eyes=1")).toMatchObject({ at: 7, eyes: 1, turned: false });
});

test("a text that is too wide becomes smaller, then is cut", () => {
  const measure = (text: string, size: number) => [...text].length * size;
  expect(fit("Anna", 100, 20, 10, measure)).toEqual({ text: "Anna", size: 20 });
  expect(fit("Annabella", 100, 20, 10, measure)).toEqual({ text: "Annabella", size: 11 });
  expect(fit("Annabella Rossi", 100, 20, 10, measure)).toEqual({ text: "Annabella…", size: 10 });
  expect(fit("木".repeat(40), 100, 20, 10, measure).text).toBe(`${"木".repeat(9)}…`);
});
