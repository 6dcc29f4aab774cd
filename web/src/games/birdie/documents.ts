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

/** What happened: an id, and the arguments that `EventArgs` has for it. */
export type Event = { [Id in keyof EventArgs]: { id: Id; args: EventArgs[Id] } }[keyof EventArgs];

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

/** An action that a bot compared with others, and the share of the win that it expects. */
export type Candidate = {
  action: Action;
  value: number;
};

/** What a bot would do, the turn that it begins, and all that it compared, its choice first. */
export type Choice = {
  action: Action;
  value: number;
  candidates: Array<Candidate>;
  actions: Array<Action>;
};

/** Actions of a scoring, the boxes that they fill, and what happens. */
export type Play = {
  value: number;
  actions: Array<Action>;
  boxes: Partial<Record<Feature, number>>;
  explanation: Array<Event>;
};

/** The best play that was found; `exact` says whether it is proved, and no play gains more than `bound`. */
export type BestPlay = {
  value: number;
  actions: Array<Action>;
  boxes: Partial<Record<Feature, number>>;
  explanation: Array<Event>;
  exact: boolean;
  bound: number | null;
};

export type Advice = Choice | BestPlay;

export type ToldCards = Array<Card> | string;

/** How a seat scored; `actions` are null for the best play, and `boxes` those that the seat announced. */
export type SheetScoring = {
  seat: number;
  drawn?: ToldCards;
  actions?: Array<Action> | null;
  boxes?: Partial<Record<Feature, number>> | null;
};

/** What a seat that tells no line has written in a round. */
export type Written = {
  boxes?: Partial<Record<Feature, number>>;
  flaps?: number;
  uses?: Partial<Record<Bird, number>>;
};

/** One round; null stands for cards that are not known yet. */
export type SheetRound = {
  pass_order?: Array<number>;
  lines?: Array<ToldCards | null>;
  hands?: Array<ToldCards | null>;
  scorings?: Array<SheetScoring>;
  written?: Array<Written | null>;
};

/** A score sheet of the boxed game. */
export type Sheet = {
  format: "voliera/sheet/1";
  game: "birdie";
  players?: number;
  variant?: Variant;
  options?: Options;
  names?: Array<string>;
  rounds?: Array<SheetRound>;
};

/** What a Robin that was not drawn is expected to bring in all, and to add. */
export type RobinWorth = {
  expected: number;
  gain: number;
};

/** The best play of a seat's whole scoring, as far as it is known; no play gains more than `bound`. */
export type SheetBest = {
  value: number;
  actions: Array<Action>;
  boxes: Partial<Record<Feature, number>>;
  explanation: Array<Event>;
  exact: boolean;
  bound: number;
  robin?: RobinWorth;
};

/** One seat's scoring beside the best one; `announced` where the seat told boxes only. */
export type ScoredSeat = {
  seat: number;
  best: SheetBest;
  played: Play;
  missed: number | null;
  announced?: "right" | "wrong" | "unknown";
};

/** The scorings of a round, in the order of passing. */
export type ScoredRound = {
  seats: Array<ScoredSeat>;
};

/** What a sheet still has to tell. */
export type SheetNext = {
  what: "players" | "pass_order" | "line" | "hand" | "drawn" | "scoring";
  round?: number;
  seat?: number;
  phase?: Phase;
};

/** What a sheet comes to; `next` is null once the game is over. */
export type ScoredSheet = {
  sheet: Sheet;
  rounds: Array<ScoredRound>;
  boxes: Array<Boxes>;
  flaps: Array<number>;
  uses: Array<ByBird>;
  trophies: Partial<Record<Bird, number | null>>;
  pass_points: Array<Array<number | null>>;
  result: Result | null;
  next: SheetNext | null;
};
