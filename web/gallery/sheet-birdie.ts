/** Birdie's score sheet for pictures: a board that is being written, a line with its best split, the result. */
import type { CardName } from "../src/games/birdie/forms.ts";
import { questionOf } from "../src/games/birdie/sheet/asking.ts";
import { asBirdie, freshBirdie, type Birdie } from "../src/games/birdie/sheet/document.ts";
import type { JsonObject } from "../src/net/json.ts";
import { SheetStore } from "../src/screens/sheet/store.svelte.ts";

const PLACES: Record<string, JsonObject> = {
  setup: {},
  board: { view: "board", seat: 0, field: "autumn" },
  pass: { view: "board", seat: 0, field: "pass" },
  trophy: { view: "board", seat: 0, field: "trophy-robin" },
  line: { view: "line", seat: 1 },
  how: { view: "line", seat: 1, panel: "how" },
  check: { view: "line", seat: 1, panel: "how", check: true, announced: { robin: 4, winter: 3 } },
  result: { view: "result" },
};
/** The line of the worked example B-X2. */
const LINE: CardName[] = [
  ...(["robin-spring", "robin-summer", "robin-autumn", "robin-summer"] as const),
  ...(["owl-summer", "pigeon-summer", "owl-winter", "pigeon-winter"] as const),
  ...(["woodpecker-winter", "robin-autumn", "owl-winter", "pigeon-winter"] as const),
];
const set = (start: number, length: number, feature: string, marked: number): JsonObject[] => [
  { id: "declared", args: { seat: 1, start, length, feature } },
  { id: "wrote", args: { seat: 1, box: feature, value: length, by: "set" } },
  { id: "flapped", args: { seat: 1, by: 1, marked, points: marked } },
];
const EXPLANATION: JsonObject[] = [
  ...set(0, 4, "robin", 1),
  ...set(4, 2, "summer", 2),
  ...set(6, 3, "winter", 3),
  { id: "declared", args: { seat: 1, start: 10, length: 2, feature: "winter" } },
  { id: "nothing", args: { seat: 1, feature: "winter", size: 2, why: "smaller" } },
];
const PLAY = { value: 12, actions: [], boxes: { robin: 4, summer: 2, winter: 3 }, explanation: EXPLANATION };
const SCORED = { seat: 1, best: { ...PLAY, exact: true, bound: 12 }, played: PLAY, missed: 0 };

function told(birdie: Birdie): void {
  birdie.players = 4;
  birdie.names = ["Marta", "Олег", "Anna", "Pier"];
  const [first] = birdie.screen.rounds;
  first.order = [0, 2, 1, 3];
  const seats = first.seats;
  seats[0]!.boxes = { summer: 2, winter: 3, robin: 4 };
  seats[0]!.uses = { woodpecker: 1 };
  seats[1]!.line = LINE;
  seats[1]!.hand = ["pigeon-autumn"];
  seats[2]!.boxes = { spring: 5, owl: 3 };
  seats[3]!.boxes = { autumn: 4, pigeon: 4, woodpecker: 2 };
}

export function birdieSheet(kind: string): SheetStore {
  const document = freshBirdie();
  const birdie = asBirdie(document);
  told(birdie);
  return new SheetStore({
    id: "gallery",
    v: 1,
    game: "birdie",
    created: 0,
    updated: 0,
    document,
    past: [[]],
    future: [],
    place: PLACES[kind] ?? {},
    answers: { [questionOf(birdie, 0, 1, null)]: SCORED },
    shared: null,
  });
}
