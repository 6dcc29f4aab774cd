// Made by tools/web_types.py from the game's forms.py. Not to be edited.

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
