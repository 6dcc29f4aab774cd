/** The title of Bower's table and the line below it: for the player who is to move, for the others, at the end. */
import { beforeAll, expect, test } from "vitest";
import { viewOf } from "../src/games/bower/forms.ts";
import { subOf, titleOf } from "../src/games/bower/table/titles.ts";
import { situation } from "./builders.ts";
import { speaking } from "./spoken.ts";

const take = situation("bower-take");

beforeAll(() => speaking("en", "table", "bower"));

test("whoever is to move is spoken to", () => {
  expect(titleOf(take, true)).toBe("Your turn");
  expect(subOf(viewOf(take), true)).toMatch(/^Turn \d+ of \d+ · take a tile$/);
});

test("the others read whose turn it is", () => {
  expect(titleOf(take, false)).toMatch(/Anna\S* to play$/);
  expect(subOf(viewOf(take), false)).toMatch(/^Turn \d+ of \d+ · takes a tile$/);
});

test("nobody is to move when the game is over", () => {
  expect(titleOf(situation("bower-over"), false)).toBe("The game is over");
});
