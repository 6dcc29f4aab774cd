/** Bower's documents, as design and engine name them. What a seat may not know is a number or null. */
export const MATERIALS = ["straw", "moss", "gravel", "earth"] as const;
export type Material = (typeof MATERIALS)[number];
export type Colour = "yellow" | "purple" | "red" | "white";
export type Egg = `flower-${Colour}` | `feather-${Colour}`;
export type BowerObject = Egg | "gem" | "shell";
export type Facing = "n" | "e" | "s" | "w";
/** Column and row, both from 0; row 0 is at the board. */
export type Place = [number, number];
export type Square = { material: Material; objects: BowerObject[] };
/** An id of the component file, a bonus nest name, or two squares spelled out. */
export type TileName = string | [Square, Square];
export type BonusName = string;

export type NestItem =
  | { tile: TileName; at: Place; facing: Facing }
  | { cover: TileName; at: Place; facing: Facing }
  | { token: BonusName; at: Place; object?: BowerObject; along?: "row" | "column" };

export type BowerAction =
  | { do: "take"; display: number }
  | { do: "play"; hand: number | "gift"; at: Place; facing: Facing }
  | { do: "bonus" }
  | { do: "decline" }
  | { do: "keep"; bonus: BonusName }
  | { do: "spy"; column: number }
  | { do: "token"; nest?: number; at: Place; object?: BowerObject; along?: "row" | "column" }
  | { do: "gift"; display: number }
  | { do: "use" }
  | { do: "cover"; at: Place; facing: Facing }
  | { do: "discard"; hand: number };

export type BowerPhase = "setup" | "take" | "play" | "bonus" | "keep" | "effect" | "discard" | "over";

/** The options of a table; those that are not named are as usual. */
export type BowerOptions = {
  fair_play?: boolean;
  zero_ties?: boolean;
  lone_ties?: boolean;
  joining_gems?: boolean;
  components?: BowerComponents;
};

export type BowerView = {
  game: "bower";
  players: 2;
  variant: "standard" | "super";
  options: BowerOptions;
  first: number;
  turns_played: [number, number];
  phase: BowerPhase;
  seat: number | null;
  known: Array<{ columns: number[]; aside: boolean }>;
  display: TileName[];
  nests: [NestItem[], NestItem[]];
  hands: Array<number | TileName[]>;
  kept: [BonusName[], BonusName[]];
  gift: { seat: number; tile: TileName } | null;
  double: number | null;
  out: TileName[];
  eggs: Array<Egg | null>;
  aside: Array<Egg | null>;
  pile_size: number;
  bonus_pile_size: number;
  bonus_pile?: BonusName[];
  bonus_discards: number;
  pending:
    null | { drawn: BonusName[] | number } | { effect: BonusName } | { effect: "cover"; tile: TileName };
};

export type By = "size" | "objects" | "coloured-shells" | "shells" | "tied" | "none";
export type BowerResult = {
  eggs: [number, number];
  winners: number[];
  by: "eggs" | "coloured-shells" | "shells" | "shared" | "resignation";
  shells: [number, number];
  coloured_shells: [boolean, boolean];
  groups: Array<{
    material: Material;
    sizes: [number, number];
    shells: [number, number];
    eggs: [number, number];
    by: By;
  }>;
  columns: Array<{
    column: number;
    egg: Egg;
    counts: [number, number];
    shells: [number, number];
    eggs: [number, number];
    by: By;
  }>;
  egg_tiles: Array<{ bonus: BonusName; seat: number; counts: [number, number]; eggs: number }>;
};

export type BowerComponents = {
  tiles: Array<{ id: string; squares: [Square, Square] }>;
  bonus_nest?: Record<BonusName, [Square, Square]>;
};
