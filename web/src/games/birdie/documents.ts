// Made by tools/web_types.py from the game's forms. Not to be edited.

export type Bird = "robin" | "owl" | "pigeon" | "woodpecker";

export type Season = "spring" | "summer" | "autumn" | "winter";

export type Feature = Bird | Season;

export type Card = "robin-spring" | "robin-summer" | "robin-autumn" | "robin-winter" | "owl-spring" | "owl-summer" | "owl-autumn" | "owl-winter" | "pigeon-spring" | "pigeon-summer" | "pigeon-autumn" | "pigeon-winter" | "woodpecker-spring" | "woodpecker-summer" | "woodpecker-autumn" | "woodpecker-winter";

export type Variant = "standard" | "expert";

export type Phase = "turn" | "laying" | "split" | "insert" | "collapse" | "feature" | "pigeon" | "owl" | "over";

export type Source = "display" | "hand";

/** What the rulebook shows only in a picture. */
export type Components = {
  format: "voliera/components/1";
  game: "birdie";
  flap: Array<number>;
};

/** The options of a table; those left out are as usual. */
export type Options = {
  single_chain?: boolean;
  open_memory?: boolean;
  components?: Components;
};

/** Take a card into the hand (B-T1). */
export type Take = {
  do: "take";
  card: Card;
};

export type Lay = {
  do: "lay";
  card: Card;
  from: Source;
};

/** Close a laying turn. */
export type Done = {
  do: "done";
};

/** Pass for the rest of the round (B-T3). */
export type Pass = {
  do: "pass";
};

export type Woodpecker = {
  do: "woodpecker";
  from: number;
  to: number;
};

/** Draw a card for the line (B-A3). */
export type Robin = {
  do: "robin";
};

/** Insert the drawn card. */
export type Insert = {
  do: "insert";
  at: number;
};

/** Declare a set of the line (B-P4). */
export type Set = {
  do: "set";
  start: number;
  length: number;
  feature: Feature;
};

/** Turn a set into marked flaps (B-A4); the set is named in the standard game. */
export type Pigeon = {
  do: "pigeon";
  set?: number;
};

/** Write the declared sets into their boxes. */
export type Write = {
  do: "write";
};

/** Write the lowest number of this round again, into another box (B-A5). */
export type Owl = {
  do: "owl";
  box: Feature;
};

/** Decline the Owl. */
export type End = {
  do: "end";
};

/** Remove a card of the line (B-E2). */
export type Remove = {
  do: "remove";
  at: number;
};

/** Say which of two shared features makes the set (B-E4). */
export type ChooseFeature = {
  do: "feature";
  feature: Feature;
};

/** Write the set that has just appeared. */
export type Keep = {
  do: "keep";
};

/** End the collapse. */
export type Stop = {
  do: "stop";
};

export type Action = Take | Lay | Done | Pass | Woodpecker | Robin | Insert | Set | Pigeon | Write | Owl | End | Remove | ChooseFeature | Keep | Stop;

export type LaidCard = {
  card: Card;
  from: Source;
};

/** An open laying turn, the bottom-most card first. */
export type Laying = {
  cards: Array<LaidCard>;
};

/** A set of the line that was declared. */
export type DeclaredSet = {
  start: number;
  length: number;
  feature: Feature;
  dropped: boolean;
};

/** The set that has just appeared in a collapse. */
export type FormedSet = {
  feature: Feature;
  size: number;
};

/** Where the scoring of a seat stands. */
export type Scoring = {
  sets: Array<DeclaredSet>;
  drawn: Card | null;
  gap: number | null;
  set: FormedSet | null;
  written: Array<Feature>;
  scored: Array<number>;
};

/** A card was taken. */
export type Took = {
  seat: number;
  took: Card;
};

/** Cards were laid: the two from the display, and how many from the hand. */
export type Laid = {
  seat: number;
  laid: Array<Card>;
  from_hand: number;
};

/** Somebody passed. */
export type Passed = {
  seat: number;
  passed: true;
};

export type Act = Took | Laid | Passed;

/** The boxes of a board; None where nothing is written. */
export type Boxes = {
  robin: number | null;
  owl: number | null;
  pigeon: number | null;
  woodpecker: number | null;
  spring: number | null;
  summer: number | null;
  autumn: number | null;
  winter: number | null;
};

/** A number for each bird. */
export type ByBird = {
  robin: number;
  owl: number;
  pigeon: number;
  woodpecker: number;
};

/** The holder of each trophy. */
export type Trophies = {
  robin: number | null;
  owl: number | null;
  pigeon: number | null;
  woodpecker: number | null;
};

/** What everybody sees at any moment. */
export type Public = {
  game: "birdie";
  players: number;
  variant: Variant;
  options: Options;
  round: number;
  seat: number | null;
  boxes: Array<Boxes>;
  pass_points: Array<Array<number | null>>;
  pass_order: Array<number>;
  flaps: Array<number>;
  uses: Array<ByBird>;
  trophies: Trophies;
  laying: Laying | null;
  scoring: Scoring | null;
  history: Array<Act> | null;
};

/** The whole table, hidden parts included. */
export type Position = {
  game: "birdie";
  players: number;
  variant: Variant;
  options: Options;
  round: number;
  seat: number | null;
  boxes: Array<Boxes>;
  pass_points: Array<Array<number | null>>;
  pass_order: Array<number>;
  flaps: Array<number>;
  uses: Array<ByBird>;
  trophies: Trophies;
  laying: Laying | null;
  scoring: Scoring | null;
  history: Array<Act> | null;
  format: "voliera/position/1";
  phase: Phase;
  deck: Array<Card>;
  under_stop: Array<Card>;
  second_half: Array<Card>;
  display: Array<Card>;
  hands: Array<Array<Card>>;
  lines: Array<Array<Card>>;
  rng: Array<number>;
};

/** What a seat, or a spectator, may know. `scoring` is the phase of others who score. */
export type View = {
  game: "birdie";
  players: number;
  variant: Variant;
  options: Options;
  round: number;
  seat: number | null;
  boxes: Array<Boxes>;
  pass_points: Array<Array<number | null>>;
  pass_order: Array<number>;
  flaps: Array<number>;
  uses: Array<ByBird>;
  trophies: Trophies;
  laying: Laying | null;
  scoring: Scoring | null;
  history: Array<Act> | null;
  format: "voliera/view/1";
  phase: Phase | "scoring";
  deck_size: number;
  display: Array<Card>;
  hands: Array<number | Array<Card>>;
  lines: Array<number | Array<Card>>;
};

/** The arguments of `took`. */
export type TookArgs = {
  seat: number;
  card: Card;
};

/** The arguments of `refilled`. */
export type RefilledArgs = {
  cards: Array<Card>;
};

export type LaidCardArgs = {
  seat: number;
  card: Card;
  from: Source;
};

/** The arguments of `laid`. */
export type LaidArgs = {
  seat: number;
  cards: Array<Card>;
  from_hand: number;
  size: number;
};

/** The arguments of `passed`. */
export type PassedArgs = {
  seat: number;
  points: number;
  automatic: boolean;
};

/** The arguments of `line-opened`. */
export type LineOpenedArgs = {
  seat: number;
  line: Array<Card>;
};

/** The arguments of `spent`. */
export type SpentArgs = {
  seat: number;
  bird: Bird;
  card: Card;
};

export type MovedArgs = {
  seat: number;
  card: Card;
  from: number;
  to: number;
};

/** The arguments of `drew`. */
export type DrewArgs = {
  seat: number;
  card: Card;
  left: number;
};

/** The arguments of `drew-hidden`. */
export type DrewHiddenArgs = {
  seat: number;
  left: number;
};

/** The arguments of `inserted` and `removed`. */
export type InsertedArgs = {
  seat: number;
  card: Card;
  at: number;
};

/** The arguments of `declared`. */
export type DeclaredArgs = {
  seat: number;
  start: number;
  length: number;
  feature: Feature;
};

/** The arguments of `dropped` and `formed`. */
export type DroppedArgs = {
  seat: number;
  feature: Feature;
  size: number;
};

/** The arguments of `wrote`. */
export type WroteArgs = {
  seat: number;
  box: Feature;
  value: number;
  by: "set" | "owl";
};

/** The arguments of `nothing`. */
export type NothingArgs = {
  seat: number;
  feature: Feature;
  size: number;
  why: "smaller" | "filled";
};

/** The arguments of `flapped`. */
export type FlappedArgs = {
  seat: number;
  by: number;
  marked: number;
  points: number;
};

export type TrophyArgs = {
  seat: number;
  bird: Bird;
  from: number | null;
};

/** The arguments of `scored`. */
export type SeatArgs = {
  seat: number;
};

/** The arguments of `dealt`. */
export type DealtArgs = {
  round: number;
  seat: number;
  display: Array<Card>;
};

/** The arguments of `over`. */
export type OverArgs = {
  winner: number | null;
  totals: Array<number>;
};

export type EventArgs = {
  took: TookArgs;
  refilled: RefilledArgs;
  "laid-card": LaidCardArgs;
  laid: LaidArgs;
  passed: PassedArgs;
  "line-opened": LineOpenedArgs;
  spent: SpentArgs;
  moved: MovedArgs;
  drew: DrewArgs;
  "drew-hidden": DrewHiddenArgs;
  inserted: InsertedArgs;
  declared: DeclaredArgs;
  dropped: DroppedArgs;
  removed: InsertedArgs;
  formed: DroppedArgs;
  wrote: WroteArgs;
  nothing: NothingArgs;
  flapped: FlappedArgs;
  trophy: TrophyArgs;
  scored: SeatArgs;
  dealt: DealtArgs;
  over: OverArgs;
};

export type Breakdown = {
  seasons: number;
  birds: number;
  pass: number;
  flap: number;
  trophies: number;
};

/** The result, final or as if the game ended now; `resigned` is the seat that gave up. */
export type Result = {
  winner: number | null;
  totals: Array<number>;
  breakdown: Array<Breakdown>;
  resigned?: number;
};

/** The result, final or as if the game ended now; `resigned` is the seat that gave up. */
export type Explanation = {
  winner: number | null;
  totals: Array<number>;
  breakdown: Array<Breakdown>;
  resigned?: number;
};
