/** A beat of a scoring for the gallery: a set with its flap and trophy, or the card that a Robin draws. */
import type { Full } from "../src/net/messages.ts";
import { beats, stageOf } from "../src/games/birdie/scoring/script.ts";
import type { Show } from "../src/games/birdie/scoring/show.svelte.ts";
import { event, part } from "./part.ts";
import { StillTable } from "./still.ts";
import { viewOf } from "../src/games/birdie/forms.ts";

export function showOf(full: Full, what: "set" | "robin"): Show {
  const view = viewOf(full);
  const seat = view.seat ?? 0;
  const stage = stageOf(view, seat);
  const box = (["robin", "owl", "spring", "winter"] as const).find((one) => stage.marks.boxes[one] === null)!;
  const events =
    what === "robin"
      ? [event("drew", { seat, card: "robin-autumn", left: 3 })]
      : [
          event("wrote", { seat, box, value: 4, by: "set" }),
          event("flapped", { seat, by: 1, marked: stage.marks.flaps + 1, points: 1 }),
          event("trophy", { seat, bird: "pigeon", from: null }),
        ];
  const [beat] = beats(stage, events, view.variant === "expert");
  return part<Show>({ table: new StillTable(full), beat: beat!, best: null, skip: () => undefined });
}
