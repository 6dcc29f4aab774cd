/** A small picture for statements of Bower: what is meant, with the game's own tiles, eggs and tokens. */
import type { BowerObject, Facing, Material, NestItem, Place, Square } from "../forms.ts";
import { ARROW, EQUALS, MORE, PLUS } from "../../../screens/rules/pictures/pieces.ts";
import type { Piece } from "./pieces.ts";

/** "straw gem gem": a square by its material and what lies on it. */
function square(words: string): Square {
  const [material, ...objects] = words.split(" ");
  return { material: material as Material, objects: objects as BowerObject[] };
}
const tile = (one: string, other: string): [Square, Square] => [square(one), square(other)];
const laid = (one: string, other: string, at: Place, facing: Facing): NestItem => ({
  tile: tile(one, other),
  at,
  facing,
});

const YELLOW = tile("straw flower-yellow", "moss feather-red shell");
const PURPLE = tile("gravel feather-purple", "straw gem");
const RED = tile("moss flower-red gem", "gravel shell");
/** Three gems in a column. */
const COLUMN: readonly NestItem[] = [
  laid("straw flower-red", "moss gem", [0, 0], "e"),
  laid("straw gem", "gravel shell", [1, 1], "n"),
];
const GEMS: readonly NestItem[] = [...COLUMN, laid("gravel gem", "moss feather-red", [1, 3], "w")];
const THIRD: readonly Place[] = [
  [1, 0],
  [1, 1],
  [1, 2],
  [1, 3],
];
const BARE: readonly NestItem[] = [laid("straw", "straw", [0, 0], "e")];

export const BOWER: Record<string, readonly Piece[]> = {
  "W-C1": [{ patch: [...COLUMN], columns: 6, rows: 4, board: "feather-red", lit: [[1, 0]] }],
  "W-C2": [
    { egg: "feather-yellow" },
    { egg: "flower-purple" },
    { egg: "flower-red" },
    { egg: "feather-white" },
  ],
  "W-C3": [{ tile: YELLOW }, { tile: RED }],
  "W-C4": [
    { bonus: "nest-1" },
    { bonus: "egg-yellow" },
    { bonus: "spy-opponent" },
    { bonus: "x" },
    { bonus: "gift" },
  ],
  "W-C5": [
    { object: "token-x" },
    { object: "feather-white" },
    { object: "flower-white" },
    { object: "obj-shell", count: 2 },
    { object: "obj-branch" },
    { object: "egg-token" },
  ],
  "W-S1": [
    { egg: "flower-red" },
    { egg: null, theirs: true },
    { egg: "feather-white" },
    { egg: null, theirs: true },
  ],
  "W-S2": [{ tile: YELLOW }, { tile: PURPLE }, { tile: RED }, { deck: "tile" }, { deck: "bonus" }],
  "W-S3": [
    { tile: YELLOW, look: "selected" },
    { sign: "1" },
    { tile: PURPLE, look: "selected" },
    { sign: "2" },
  ],
  "W-T1": [{ tile: PURPLE, look: "selected" }, ARROW, { hand: "+1" }, { deck: "tile", look: "out" }],
  "W-T2": [
    {
      columns: 3,
      rows: 3,
      board: true,
      patch: [laid("moss flower-yellow", "straw gem", [0, 0], "n")],
      ghost: { tile: PURPLE, at: [1, 1], facing: "e" },
    },
  ],
  "W-T3": [
    {
      columns: 3,
      rows: 2,
      board: true,
      patch: [laid("moss shell", "straw gem", [0, 0], "e"), laid("gravel", "moss flower-red", [1, 1], "e")],
    },
    { glyph: "close", look: "no" },
  ],
  "W-T4": [{ deck: "tile" }, { hand: "1" }, { glyph: "eye", look: "no" }],
  "W-B1": [{ columns: 3, rows: 4, board: true, patch: GEMS, lit: THIRD }, ARROW, { deck: "bonus" }],
  "W-B2": [
    { object: "obj-gem", count: 3 },
    ARROW,
    { deck: "bonus" },
    { object: "obj-gem", count: 4 },
    { glyph: "close", look: "no" },
  ],
  "W-B3": [
    { bonus: "shells", look: "dim" },
    { bonus: "branch", look: "selected" },
    { bonus: "egg-red", look: "dim" },
  ],
  "W-B4": [{ deck: "bonus", count: "1" }, PLUS, { glyph: "again" }, ARROW, { deck: "bonus", count: "3" }],
  "W-B5": [{ bonus: "nest-1" }, ARROW, { hand: "+1" }],
  "W-B6": [
    { bonus: "egg-yellow" },
    { object: "flower-yellow", count: 2 },
    MORE,
    { object: "feather-yellow" },
    ARROW,
    { object: "egg-token" },
  ],
  "W-B7": [{ bonus: "spy-opponent" }, { egg: "flower-purple", theirs: true, eye: true }],
  "W-B8": [{ bonus: "spy-aside" }, { egg: "feather-red", eye: true }, { egg: "flower-white", eye: true }],
  "W-B9": [
    {
      columns: 2,
      rows: 1,
      patch: [
        laid("straw flower-red", "moss feather-yellow", [0, 0], "e"),
        { token: "x", at: [0, 0], object: "flower-red" },
      ],
    },
  ],
  "W-B10": [
    {
      columns: 2,
      rows: 1,
      patch: [laid("gravel gem", "moss shell", [0, 0], "e"), { token: "white-feather", at: [0, 0] }],
    },
  ],
  "W-B11": [
    {
      columns: 2,
      rows: 1,
      patch: [laid("moss flower-yellow", "straw", [0, 0], "e"), { token: "shells", at: [0, 0] }],
    },
  ],
  "W-B12": [
    {
      columns: 3,
      rows: 1,
      lit: [
        [0, 0],
        [2, 0],
      ],
      patch: [
        laid("moss gem", "straw flower-red", [0, 0], "e"),
        { tile: tile("moss shell", "moss"), at: [2, 0], facing: "e" },
        { token: "branch", at: [1, 0], along: "row" },
      ],
    },
  ],
  "W-B13": [
    {
      columns: 3,
      rows: 2,
      patch: [
        laid("straw flower-red", "moss gem", [0, 0], "n"),
        laid("gravel shell", "moss", [1, 0], "n"),
        { cover: RED, at: [0, 0], facing: "e" },
      ],
    },
  ],
  "W-B14": [{ bonus: "gift" }, { tile: YELLOW, look: "selected" }, ARROW, { glyph: "invite" }],
  "W-B15": [{ bonus: "double-turn" }, { glyph: "play" }, { glyph: "play" }],
  "W-B16": [{ bonus: "discard" }, { tile: PURPLE, look: "out" }],
  "W-E1": [{ sign: "12 + 12" }, ARROW, { egg: "flower-red" }, { egg: "feather-yellow", theirs: true }],
  "W-E2": [
    {
      columns: 3,
      rows: 2,
      lit: [
        [0, 0],
        [1, 0],
        [1, 1],
        [2, 1],
      ],
      patch: [
        laid("straw gem", "straw", [0, 0], "e"),
        laid("straw shell", "straw flower-red", [1, 1], "e"),
        laid("moss", "moss", [2, 0], "e"),
      ],
    },
    { sign: "4 > 3" },
    ARROW,
    { object: "egg-token" },
  ],
  "W-E3": [
    {
      columns: 1,
      rows: 3,
      board: "flower-red",
      patch: [laid("moss flower-red", "straw shell", [0, 0], "n"), laid("gravel", "gravel", [0, 2], "e")],
    },
    { sign: "1 > 0" },
    ARROW,
    { object: "egg-token", count: 2 },
  ],
  "W-E4": [
    { object: "flower-white" },
    EQUALS,
    { object: "flower-yellow" },
    { sign: "/" },
    { object: "flower-purple" },
    { sign: "/" },
    { object: "flower-red" },
  ],
  "W-E5": [{ object: "obj-shell-coloured" }, MORE, { object: "obj-shell", count: 4 }],
  "W-E6": [{ bonus: "egg-shells" }, ARROW, { object: "egg-token" }],
  "W-E7": [
    { object: "egg-token" },
    { sign: "6 = 6" },
    ARROW,
    { object: "obj-shell-coloured" },
    ARROW,
    { object: "obj-shell" },
  ],
  "W-V1": [
    { patch: [...BARE], columns: 6, rows: 5, board: true },
    { sign: "15" },
    { bonus: "branch" },
    { sign: "×7" },
  ],
  "W-V2": [
    { bonus: "x", look: "out" },
    { bonus: "gift", look: "out" },
    { bonus: "double-turn", look: "out" },
    { bonus: "discard", look: "out" },
  ],
  "W-X1": [
    { columns: 3, rows: 4, board: true, patch: GEMS, lit: THIRD },
    { object: "obj-gem", count: 3 },
    ARROW,
    { deck: "bonus" },
    { object: "obj-gem", count: 4 },
    ARROW,
    { glyph: "close", look: "no" },
  ],
  "W-X2": [
    {
      columns: 3,
      rows: 3,
      board: true,
      lit: [
        [0, 1],
        [0, 2],
        [1, 2],
      ],
      patch: [
        laid("moss flower-red", "moss gem", [0, 0], "e"),
        laid("straw gem", "gravel gem", [0, 1], "e"),
        laid("straw gem", "straw gem", [0, 2], "e"),
      ],
    },
    ARROW,
    { deck: "bonus", count: "1" },
  ],
  "W-X4": [
    { deck: "tile", count: "16" },
    PLUS,
    { deck: "tile", count: "16" },
    PLUS,
    { deck: "tile", count: "1" },
    PLUS,
    { deck: "tile", count: "3" },
    EQUALS,
    { sign: "36" },
  ],
};

/** The final scoring of W-X3, line by line: what is counted, the two counts, who gets how many eggs and what decided. */
export type Scored = {
  what: { material: Material } | { egg: string } | { bonus: string };
  counts: readonly [number, number];
  eggs: readonly [number, number];
  by?: "obj-shell" | "obj-shell-coloured";
};
export const FINAL: readonly Scored[] = [
  { what: { material: "gravel" }, counts: [8, 5], eggs: [1, 0] },
  { what: { material: "straw" }, counts: [6, 6], eggs: [0, 1], by: "obj-shell" },
  { what: { material: "moss" }, counts: [4, 8], eggs: [0, 1] },
  { what: { egg: "flower-white" }, counts: [0, 1], eggs: [0, 2] },
  { what: { egg: "flower-yellow" }, counts: [4, 0], eggs: [1, 0] },
  { what: { egg: "feather-red" }, counts: [2, 2], eggs: [0, 1], by: "obj-shell" },
  { what: { egg: "feather-white" }, counts: [4, 4], eggs: [1, 0], by: "obj-shell-coloured" },
  { what: { egg: "feather-purple" }, counts: [0, 2], eggs: [0, 1] },
  { what: { egg: "feather-yellow" }, counts: [2, 2], eggs: [0, 0] },
  { what: { bonus: "egg-yellow" }, counts: [9, 7], eggs: [1, 0] },
  { what: { bonus: "egg-shells" }, counts: [0, 4], eggs: [0, 0], by: "obj-shell-coloured" },
];
