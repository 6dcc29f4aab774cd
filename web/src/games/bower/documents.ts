// Made by tools/web_types.py from the game's forms. Not to be edited.

export type Material = "straw" | "moss" | "gravel" | "earth";

export type Egg = "flower-yellow" | "flower-purple" | "flower-red" | "flower-white" | "feather-yellow" | "feather-purple" | "feather-red" | "feather-white";

export type Object = Egg | "gem" | "shell";

export type Bonus = "nest-1" | "nest-2" | "nest-3" | "nest-4" | "coloured-shells" | "egg-yellow" | "egg-purple" | "egg-red" | "egg-shells" | "spy-opponent" | "spy-aside" | "x" | "white-feather" | "white-flower" | "shells" | "branch" | "cover" | "gift" | "double-turn" | "discard";

export type Variant = "standard" | "super";

export type Phase = "setup" | "take" | "play" | "bonus" | "keep" | "effect" | "discard" | "over";

export type Facing = "n" | "e" | "s" | "w";

export type Along = "row" | "column";

export type Place = [number, number];

export type Pair = [number, number];

export type Flags = [boolean, boolean];

/** A square of a tile. */
export type Square = {
  material: Material;
  objects: Array<Object>;
};

export type Tile = string | [Square, Square];

/** A nest tile of the component file. */
export type ComponentTile = {
  id: string;
  squares: [Square, Square];
};

/** What the rulebook shows only in pictures. */
export type Components = {
  format: "voliera/components/1";
  game: "bower";
  tiles: Array<ComponentTile>;
  bonus_nest?: Record<string, [Square, Square]>;
};

/** The options of a table; those left out are as usual. */
export type Options = {
  fair_play?: boolean;
  zero_ties?: boolean;
  lone_ties?: boolean;
  joining_gems?: boolean;
  components?: Components;
};

/** Take a tile of the display (W-T1). */
export type Take = {
  do: "take";
  display: number;
};

/** Lay a tile into the player's nest: its first square, and where its second one lies (W-T2). */
export type Play = {
  do: "play";
  hand: number | "gift";
  at: Place;
  facing: Facing;
};

/** Draw bonus tiles (W-B3). */
export type DrawBonus = {
  do: "bonus";
};

/** Do without a bonus, or without an effect. */
export type Decline = {
  do: "decline";
};

/** Keep one of the bonus tiles. */
export type Keep = {
  do: "keep";
  bonus: Bonus;
};

/** Look at an egg of the opponent (W-B7). */
export type Spy = {
  do: "spy";
  column: number;
};

/** Lay a token (W-B9 to W-B12); an X names the nest and the object, the Branch its direction. */
export type LayToken = {
  do: "token";
  nest?: number;
  at: Place;
  object?: Object;
  along?: Along;
};

/** Give a tile of the display to the opponent (W-B14). */
export type Gift = {
  do: "gift";
  display: number;
};

/** Use an effect that leaves nothing to choose. */
export type Use = {
  do: "use";
};

/** Lay the drawn tile over others (W-B13). */
export type Cover = {
  do: "cover";
  at: Place;
  facing: Facing;
};

/** Discard a tile of the hand (W-B16). */
export type Discard = {
  do: "discard";
  hand: number;
};

export type Action = Take | Play | DrawBonus | Decline | Keep | Spy | LayToken | Gift | Use | Cover | Discard;

/** A tile in a nest. */
export type LaidTile = {
  tile: Tile;
  at: Place;
  facing: Facing;
};

/** A tile that lies over others. */
export type LaidCover = {
  cover: Tile;
  at: Place;
  facing: Facing;
};

/** A token in a nest. */
export type LaidToken = {
  token: Bonus;
  at: Place;
  object?: Object;
  along?: Along;
};

export type NestItem = LaidTile | LaidCover | LaidToken;

/** What a seat has spied: which eggs, not what they are. */
export type Known = {
  columns: Array<number>;
  aside: boolean;
};

/** The gift that waits to be played. */
export type GivenTile = {
  seat: number;
  tile: Tile;
};

/** The bonus tiles to choose from; how many, for those who may not see them. */
export type Drawn = {
  drawn: Array<Bonus> | number;
};

/** The effect that is being settled. */
export type Effect = {
  effect: Bonus;
};

/** The same for a cover whose tile is drawn. */
export type CoverEffect = {
  effect: "cover";
  tile: Tile;
};

/** What everybody sees at any moment. */
export type Public = {
  game: "bower";
  players: 2;
  variant: Variant;
  options: Options;
  first: number;
  turns_played: Pair;
  phase: Phase;
  seat: number | null;
  known: [Known, Known];
  display: Array<Tile>;
  nests: [Array<NestItem>, Array<NestItem>];
  kept: [Array<Bonus>, Array<Bonus>];
  pending: Drawn | Effect | CoverEffect | null;
  gift: GivenTile | null;
  double: number | null;
  out: Array<Tile>;
};

/** The whole table, hidden parts included. */
export type Position = {
  game: "bower";
  players: 2;
  variant: Variant;
  options: Options;
  first: number;
  turns_played: Pair;
  phase: Phase;
  seat: number | null;
  known: [Known, Known];
  display: Array<Tile>;
  nests: [Array<NestItem>, Array<NestItem>];
  kept: [Array<Bonus>, Array<Bonus>];
  pending: Drawn | Effect | CoverEffect | null;
  gift: GivenTile | null;
  double: number | null;
  out: Array<Tile>;
  format: "voliera/position/1";
  eggs: Array<Egg>;
  aside: Array<Egg>;
  pile: Array<Tile>;
  bonus_pile: Array<Bonus>;
  bonus_discards: Array<Bonus>;
  hands: [Array<Tile>, Array<Tile>];
  rng: Array<number>;
};

/** What a seat, or a spectator, may know; `bonus_pile` lies open in Super Nest. */
export type View = {
  game: "bower";
  players: 2;
  variant: Variant;
  options: Options;
  first: number;
  turns_played: Pair;
  phase: Phase;
  seat: number | null;
  known: [Known, Known];
  display: Array<Tile>;
  nests: [Array<NestItem>, Array<NestItem>];
  kept: [Array<Bonus>, Array<Bonus>];
  pending: Drawn | Effect | CoverEffect | null;
  gift: GivenTile | null;
  double: number | null;
  out: Array<Tile>;
  format: "voliera/view/1";
  eggs: Array<Egg | null>;
  aside: Array<Egg | null>;
  pile_size: number;
  bonus_pile_size: number;
  bonus_pile?: Array<Bonus>;
  bonus_discards: number;
  hands: [number | Array<Tile>, number | Array<Tile>];
};

export type WonBy = "eggs" | "coloured-shells" | "shells" | "shared" | "resignation";

/** The arguments of `tile-taken`. */
export type TileTakenArgs = {
  seat: number;
  tile: Tile;
  first: boolean;
};

/** The arguments of `display-refilled`. */
export type DisplayRefilledArgs = {
  tiles: Array<Tile>;
};

/** The arguments of `tile-played`. */
export type TilePlayedArgs = {
  seat: number;
  tile: Tile;
  at: Place;
  facing: Facing;
  gift: boolean;
};

/** The arguments of `no-room`. */
export type NoRoomArgs = {
  seat: number;
  lost: Tile | null;
};

/** The arguments of `bonus-earned`. */
export type BonusEarnedArgs = {
  seat: number;
  columns: Array<number>;
  groups: Array<Material>;
};

/** The arguments of events that name a seat only. */
export type SeatArgs = {
  seat: number;
};

/** The arguments of `bonus-reshuffled` and `bonus-drawn-hidden`. */
export type BonusReshuffledArgs = {
  seat: number;
  count: number;
};

/** The arguments of `bonus-drawn`. */
export type BonusDrawnArgs = {
  seat: number;
  bonuses: Array<Bonus>;
};

/** The arguments of `bonus-kept`, `effect-impossible`, `effect-declined`. */
export type BonusKeptArgs = {
  seat: number;
  bonus: Bonus;
};

/** The arguments of `spied`. */
export type SpiedArgs = {
  seat: number;
  column: number;
};

/** The arguments of `egg-seen`. */
export type EggSeenArgs = {
  seat: number;
  column: number;
  egg: Egg;
};

/** The arguments of `aside-seen`. */
export type AsideSeenArgs = {
  seat: number;
  eggs: Array<Egg>;
};

/** The arguments of `token-laid`. */
export type TokenLaidArgs = {
  seat: number;
  token: Bonus;
  nest: number;
  at: Place;
  object: Object | null;
  along: Along | null;
};

/** The arguments of `cover-drawn` and `tile-discarded`. */
export type CoverDrawnArgs = {
  seat: number;
  tile: Tile;
};

/** The arguments of `cover-laid`. */
export type CoverLaidArgs = {
  seat: number;
  tile: Tile;
  at: Place;
  facing: Facing;
};

/** The arguments of `gift-given`. */
export type GiftGivenArgs = {
  seat: number;
  to: number;
  tile: Tile;
};

/** The arguments of `double-turn`. */
export type DoubleTurnArgs = {
  seat: number;
  to: number;
};

/** The arguments of `eggs-revealed`. */
export type EggsRevealedArgs = {
  eggs: Array<Egg>;
  aside: Array<Egg>;
};

/** The arguments of `over`. */
export type OverArgs = {
  winners: Array<number>;
  eggs: Pair;
  by: WonBy;
};

export type EventArgs = {
  "tile-taken": TileTakenArgs;
  "display-refilled": DisplayRefilledArgs;
  "tile-played": TilePlayedArgs;
  "no-room": NoRoomArgs;
  "bonus-earned": BonusEarnedArgs;
  "bonus-declined": SeatArgs;
  "bonus-reshuffled": BonusReshuffledArgs;
  "bonus-drawn": BonusDrawnArgs;
  "bonus-drawn-hidden": BonusReshuffledArgs;
  "bonus-kept": BonusKeptArgs;
  "effect-impossible": BonusKeptArgs;
  "effect-declined": BonusKeptArgs;
  spied: SpiedArgs;
  "egg-seen": EggSeenArgs;
  "spied-aside": SeatArgs;
  "aside-seen": AsideSeenArgs;
  "token-laid": TokenLaidArgs;
  "cover-drawn": CoverDrawnArgs;
  "cover-laid": CoverLaidArgs;
  "gift-given": GiftGivenArgs;
  "double-turn": DoubleTurnArgs;
  "discard-asked": SeatArgs;
  "tile-discarded": CoverDrawnArgs;
  "eggs-revealed": EggsRevealedArgs;
  over: OverArgs;
};

/** What happened: an id, and the arguments that `EventArgs` has for it. */
export type Event = { [Id in keyof EventArgs]: { id: Id; args: EventArgs[Id] } }[keyof EventArgs];

export type DecidedBy = "size" | "objects" | "coloured-shells" | "shells" | "tied" | "none";

/** Who has the largest group of a material (W-E2). */
export type Group = {
  material: Material;
  sizes: Pair;
  shells: Pair;
  eggs: Pair;
  by: DecidedBy;
};

/** Who has most of what a column's egg asks for (W-E3). */
export type Column = {
  column: number;
  egg: Egg;
  counts: Pair;
  shells: Pair;
  eggs: Pair;
  by: DecidedBy;
};

/** Whether an egg tile pays its owner (W-B6). */
export type EggTile = {
  bonus: Bonus;
  seat: number;
  counts: Pair;
  eggs: number;
};

/** What result and explanation share. */
export type Outcome = {
  eggs: Pair;
  winners: Array<number>;
  by: WonBy;
  shells: Pair;
  coloured_shells: Flags;
  resigned?: number;
};

/** The result, final or as if the game ended now. */
export type Result = {
  eggs: Pair;
  winners: Array<number>;
  by: WonBy;
  shells: Pair;
  coloured_shells: Flags;
  resigned?: number;
  groups: Array<Group>;
  columns: Array<Column>;
  egg_tiles: Array<EggTile>;
};

/** The same with its reasons. */
export type ExplainedGroup = {
  material: Material;
  sizes: Pair;
  shells: Pair;
  eggs: Pair;
  by: DecidedBy;
  squares: [Array<Place>, Array<Place>];
  coloured: Flags;
  branch: Flags;
};

/** The same with its reasons: what is printed, and which white objects were declared (W-E4). */
export type ExplainedColumn = {
  column: number;
  egg: Egg;
  counts: Pair;
  shells: Pair;
  eggs: Pair;
  by: DecidedBy;
  printed: Pair;
  white: Pair;
  declared: Pair;
  coloured: Flags;
  single: boolean;
};

/** The same with its reasons. */
export type ExplainedEggTile = {
  bonus: Bonus;
  seat: number;
  counts: Pair;
  eggs: number;
  coloured: Flags;
};

/** The result with all that led to it. */
export type Explanation = {
  eggs: Pair;
  winners: Array<number>;
  by: WonBy;
  shells: Pair;
  coloured_shells: Flags;
  resigned?: number;
  groups: Array<ExplainedGroup>;
  columns: Array<ExplainedColumn>;
  egg_tiles: Array<ExplainedEggTile>;
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

/** What a bot would do, the turn that it begins, and all that it compared, its choice first. */
export type Advice = {
  action: Action;
  value: number;
  candidates: Array<Candidate>;
  actions: Array<Action>;
};

/** A square by what can be seen on it; the Coloured Shells have an emblem. */
export type SeenSquare = {
  material: Material;
  objects: Array<Object>;
  emblem?: boolean;
};

/** A square of a nest by itself, also as a short code. */
export type LaidSquare = {
  square: SeenSquare | string;
  at: Place;
};

export type SheetItem = NestItem | LaidSquare;

/** A score sheet of the boxed game: a text in a nest is a row of short codes, and null is not known yet. */
export type Sheet = {
  format: "voliera/sheet/1";
  game: "bower";
  variant?: Variant;
  options?: Options;
  names?: Array<string>;
  eggs?: Array<Egg | null>;
  nests?: [Array<SheetItem | string>, Array<SheetItem | string>];
  kept?: [Array<Bonus> | null, Array<Bonus> | null];
};

/** Empty squares that a tile could lie on, and filled ones that make no tile. */
export type NestNeeds = {
  seat: number;
  room: Array<Place>;
  left_over: Array<Place>;
};

/** What a sheet still has to tell: eggs by columns, nests, and kept bonus tiles by seats. */
export type SheetNext = {
  eggs: Array<number>;
  nests: Array<NestNeeds>;
  kept: Array<number>;
};

/** What a sheet comes to; the result is null as long as something of it is not known. */
export type ScoredSheet = {
  sheet: Sheet;
  result: Result | null;
  explanation: Explanation | null;
  next: SheetNext | null;
};
