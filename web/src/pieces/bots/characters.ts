/** The bots as characters: which bird each of them is. */
export const BIRDS = {
  random: "sparrow",
  greedy: "magpie",
  heuristic: "jay",
  search: "raven",
  strongest: "heron",
} as const;
export type BotId = keyof typeof BIRDS;
export type BotBird = (typeof BIRDS)[BotId];

export const isBot = (id: string | null | undefined): id is BotId => id != null && id in BIRDS;

/** In which order bots sit down where nobody chose them: the usual one first, then those nearest to it. */
const SEATING: readonly BotId[] = ["heuristic", "greedy", "search", "random", "strongest"];

/** Bots that nobody chose, no two of them alike. */
export const differentBots = (count: number): BotId[] => SEATING.slice(0, count);

/** The next bot to sit down beside these: never one that is there already, while there is another. */
export const nextBot = (there: readonly (string | null)[]): BotId =>
  SEATING.find((id) => !there.includes(id)) ?? SEATING[0]!;
