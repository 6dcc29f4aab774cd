/** Replays for the gallery: made by tools/web_replays.py, at the dearest mistake, and answering nothing else. */
import type { Analysis } from "../src/screens/coach/analysis.ts";
import { Coach } from "../src/screens/coach/coach.svelte.ts";
import { Replay, type Answers } from "../src/screens/replay/replay.svelte.ts";

type Steps = Awaited<ReturnType<Answers["steps"]>>;
type Kept = {
  at: number;
  eyes: number;
  answer: Steps;
  analysis: Analysis;
  better: Record<string, Awaited<ReturnType<Answers["play"]>>>;
};
const kept = import.meta.glob<{ default: unknown }>("./replays/*.json");

/** `how`: with the coach, at the end, or without. */
export async function replayOf(game: "birdie" | "bower", how: "coach" | "plain" | "end" | "scoring") {
  const { at, eyes, answer, analysis, better } = (await kept[`./replays/${game}.json`]!()).default as Kept;
  const replay = new Replay(
    { id: "gallery", record: answer.record },
    { steps: async () => answer, play: async (_record, moment) => better[String(moment)]! },
  );
  const last = answer.steps.length - 1;
  const scoring = answer.steps.findLastIndex(({ phase }) => phase === "split") - 1;
  await replay.open({ coach: at, plain: at - 1, end: last, scoring }[how], eyes);
  const coach = new Coach("gallery");
  if (how === "coach") Object.assign(coach, { analysis, state: "done" });
  return { replay, coach, oneyes: () => undefined };
}
