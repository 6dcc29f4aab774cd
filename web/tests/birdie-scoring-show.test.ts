/** The show of a scoring follows the table, also where it is put back: a puzzle, or a move that is taken back. */
import { expect, test, vi } from "vitest";
import type { BirdieView, CardName } from "../src/games/birdie/forms.ts";
import { seasonOf, viewOf } from "../src/games/birdie/forms.ts";
import type { Happened } from "../src/model.ts";
import { own, situation } from "./builders.ts";

vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined })); // nothing moves
const { Show } = await import("../src/games/birdie/scoring/show.svelte.ts");

const line: CardName[] = ["owl-winter", "robin-winter", "robin-autumn", "owl-autumn", "pigeon-autumn"];
const view: BirdieView = { ...viewOf(situation("birdie-collapse")), seat: 0, lines: [line, 3] };
const removed = (at: number) => own("removed", { card: line[at]!, at });
const formed = (at: number, size: number) => own("formed", { feature: seasonOf(line[at]!), size });
const hear = (show: InstanceType<typeof Show>, before: BirdieView, events: Happened[]) =>
  show.hear({ v: 1, events, before, after: null });

test("a removal that is heard again from the beginning begins at the beginning", () => {
  const show = new Show({ full: null } as never);
  hear(show, view, [removed(2)]);
  hear(show, { ...view, lines: [line.filter((_, i) => i !== 2), 3] }, [removed(2)]);
  // the table is put back, and the last bird leaves it
  expect(() => hear(show, view, [removed(4), formed(3, 2)])).not.toThrow();
});
