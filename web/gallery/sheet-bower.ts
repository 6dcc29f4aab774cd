/** Bower's score sheet for pictures: the finished table of a fixture, half entered, explained, or with a slip in it. */
import type { BowerView } from "../src/games/bower/forms.ts";
import type { Full } from "../src/net/messages.ts";
import type { JsonObject } from "../src/net/json.ts";
import { full, type BowerDocument } from "../src/games/bower/sheet/document.ts";
import { questionName } from "../src/games/bower/sheet/scoring.svelte.ts";
import { SheetStore } from "../src/screens/sheet/store.svelte.ts";
import { viewOf, resultOf } from "../src/games/bower/forms.ts";

const NAMES: [string, string] = ["Марта", "Pier"];
const PLACES: Record<string, JsonObject> = {
  "": { tab: "0" },
  far: { tab: "1" },
  bonus: { tab: "0", panel: "bonus" },
  slip: { tab: "0" },
  result: { tab: "result" },
  line: { tab: "result", line: "column-3" },
};

/** `half`: only the first tiles and eggs lie there; `slip`: a tile hangs in the air. */
function documentOf(view: BowerView, kind: string): BowerDocument {
  const half = kind === "" || kind === "slip";
  const nests = view.nests.map((items) =>
    half ? items.filter((item) => "tile" in item).slice(0, 7) : items,
  );
  if (kind === "slip")
    nests[0] = [...nests[0]!.slice(0, 2), { ...nests[0]![2]!, at: [4, 3], facing: "e" } as never];
  return full({
    variant: view.variant,
    options: view.options,
    names: NAMES,
    eggs: view.eggs.map((egg, column) => (half && column > 2 ? null : egg)),
    nests,
    kept: view.kept.map((names) => names.filter((name) => name.startsWith("egg-"))),
  });
}

export function bowerSheet(over: Full, kind: string): SheetStore {
  const document = documentOf(viewOf(over), kind);
  const result = resultOf(over);
  const none = [0, 0];
  const explanation = {
    groups: result.groups.map(() => ({ branch: [false, false] })),
    columns: result.columns.map(() => ({ white: none, declared: none, single: false })),
  };
  return new SheetStore({
    id: "gallery",
    v: 1,
    game: "bower",
    created: 0,
    updated: 0,
    document,
    past: [],
    future: [],
    place: PLACES[kind] ?? {},
    answers: { [questionName(JSON.stringify(document))]: { result, explanation } },
    shared: null,
  });
}
