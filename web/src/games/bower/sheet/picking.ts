/** Finding a tile among many: by the materials and objects that can be seen on it. */
import type { BowerComponents, BowerObject, Material, Square } from "../forms.ts";

/** What is sought: each key once or several times, as it is seen on the tile. */
export type Key = Material | BowerObject;
export type Choice = { name: string; squares: [Square, Square]; bonus: boolean };

/** The keys in their order: materials, what has no colour, then flowers and feathers. */
export const KEYS: readonly Key[] = [
  ...(["straw", "moss", "gravel", "earth", "gem", "shell"] as const),
  ...(["flower-yellow", "flower-purple", "flower-red"] as const),
  ...(["feather-yellow", "feather-purple", "feather-red"] as const),
];

/** All tiles of a component file, and the bonus tiles that are laid into nests. */
export function choicesOf(components: BowerComponents): Choice[] {
  return [
    ...components.tiles.map(({ id, squares }) => ({ name: id, squares, bonus: false })),
    ...Object.entries(components.bonus_nest ?? {}).map(([name, squares]) => ({ name, squares, bonus: true })),
  ];
}

const isMaterial = (key: Key): key is Material => ["straw", "moss", "gravel", "earth"].includes(key);

/** How often something is seen on a tile. Earth stands for all bonus tiles: one of them is of moss, and bare. */
function countOn({ squares, bonus }: Choice, key: Key): number {
  if (key === "earth" && bonus) return squares.length;
  if (isMaterial(key)) return squares.filter(({ material }) => material === key).length;
  return squares.reduce((n, { objects }) => n + objects.filter((object) => object === key).length, 0);
}

/** Whether a tile has all that is sought, as often as it is sought. */
export function matches(choice: Choice, sought: readonly Key[]): boolean {
  return [...new Set(sought)].every(
    (key) => countOn(choice, key) >= sought.filter((one) => one === key).length,
  );
}

/**
 * The next wish after a tap on a key: one more of it while some tile has that many beside the rest, else none.
 */
export function tapped(sought: readonly Key[], key: Key, choices: readonly Choice[]): Key[] {
  const more = [...sought, key];
  return choices.some((choice) => matches(choice, more)) ? more : sought.filter((one) => one !== key);
}

/** Whether a tap on a key would still find something. */
export const finds = (sought: readonly Key[], key: Key, choices: readonly Choice[]): boolean =>
  sought.includes(key) || choices.some((choice) => matches(choice, [...sought, key]));
