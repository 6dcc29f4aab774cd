/** What somebody looks for: what is usual, what was chosen here before, and how wide the search is by now. */
import type { MetaAnswer, Seeking, SeekWish } from "../../net/interface.ts";
import { keep, keptDocument } from "../../state/storage.ts";

const KEY = "voliera.seek";
type Clock = NonNullable<SeekWish["clock"]>;
/** Few, so that many look for the same. */
export const CLOCKS = {
  quick: { kind: "live", seconds: 300, increment: 3 },
  calm: { kind: "live", seconds: 900, increment: 10 },
  days: { kind: "days", days: 1 },
} as const satisfies Record<string, Clock>;
export type Pace = keyof typeof CLOCKS;
export type Choice = {
  game: SeekWish["game"];
  variant: string;
  options: Record<string, boolean>;
  pace: Pace;
  rated: boolean;
};

/** What was chosen before, as far as it can still be chosen; the rest is as usual. */
export function mended(meta: MetaAnswer, game: string, kept: unknown): Choice {
  const found = meta.games.find((one) => one.game === game) ?? meta.games[0]!;
  const old = (typeof kept === "object" && kept !== null ? kept : {}) as Partial<Choice>;
  const variant = found.variants.includes(old.variant ?? "") ? old.variant! : found.variants[0]!;
  const switches = found.options.filter((one) => one.type === "boolean");
  return {
    game: found.game,
    variant,
    options: Object.fromEntries(
      switches.map(({ name, default: usual }) => [name, old.options?.[name] ?? usual === true]),
    ),
    pace: old.pace !== undefined && old.pace in CLOCKS ? old.pace : "calm",
    rated: old.rated ?? true,
  };
}

/** As it is asked for: only switches that the variant has, and that differ from the usual. */
export function asked(meta: MetaAnswer, choice: Choice): SeekWish {
  const { game, variant, rated } = choice;
  const known = meta.games.find((one) => one.game === game)!.options;
  const changed = known.filter(
    ({ name, variants, default: usual }) =>
      variants.includes(variant) && choice.options[name] !== undefined && choice.options[name] !== usual,
  );
  const options = Object.fromEntries(changed.map(({ name }) => [name, choice.options[name]]));
  return { game, variant, rated, options: options, clock: CLOCKS[choice.pace] };
}

export const remember = (choice: Choice): boolean =>
  keep(`${KEY}.${choice.game}`, JSON.stringify(choice)) && keep(KEY, JSON.stringify(choice.game));
export const remembered = (meta: MetaAnswer, game: string): Choice =>
  mended(meta, game, keptDocument(`${KEY}.${game}`));

/** How often the range has widened. */
export const stepAt = (state: Pick<Seeking, "ranges" | "step_ms">, waitedMs: number): number =>
  Math.min(state.ranges.length, Math.max(0, Math.floor(waitedMs / state.step_ms)));

/** The ratings that are looked for; null where any will do. */
export function rangeAt(
  state: Pick<Seeking, "ranges" | "step_ms" | "rating">,
  waitedMs: number,
): [low: number, high: number] | null {
  const range = state.ranges[stepAt(state, waitedMs)];
  if (range === undefined || state.rating == null) return null;
  return [Math.max(0, state.rating - range), state.rating + range];
}

/** Minutes and seconds. */
export function minutes(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
