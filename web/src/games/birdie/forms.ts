/** Birdie's documents, as design and engine name them. What a seat may not know is a number or null. */
export const BIRDS = ["robin", "owl", "pigeon", "woodpecker"] as const;
export const SEASONS = ["spring", "summer", "autumn", "winter"] as const;
export type Bird = (typeof BIRDS)[number];
export type Season = (typeof SEASONS)[number];
export type Feature = Bird | Season;
export type CardName = `${Bird}-${Season}`;

export type BirdieAction =
  | { do: "take"; card: CardName }
  | { do: "lay"; card: CardName; from: "display" | "hand" }
  | { do: "done" }
  | { do: "pass" }
  | { do: "woodpecker"; from: number; to: number }
  | { do: "robin" }
  | { do: "insert"; at: number }
  | { do: "set"; start: number; length: number; feature: Feature }
  | { do: "pigeon"; set?: number }
  | { do: "write" }
  | { do: "owl"; box: Feature }
  | { do: "end" }
  | { do: "remove"; at: number }
  | { do: "feature"; feature: Feature }
  | { do: "keep" }
  | { do: "stop" };

export type BirdiePhase =
  | "turn"
  | "laying"
  | "split"
  | "insert"
  | "collapse"
  | "feature"
  | "pigeon"
  | "owl"
  | "scoring" // how other seats' scoring phases are called
  | "over";

export type DeclaredSet = { start: number; length: number; feature: Feature; dropped: boolean };
export type Scoring = {
  sets: DeclaredSet[];
  drawn: CardName | null;
  gap: number | null;
  set: { feature: Feature; size: number } | null;
  written: Feature[];
  scored: number[];
};
export type PastAct =
  | { seat: number; took: CardName }
  | { seat: number; laid: CardName[]; from_hand: number }
  | { seat: number; passed: true };

export type BirdieView = {
  game: "birdie";
  players: number;
  variant: "standard" | "expert";
  options: { open_memory?: boolean; single_chain?: boolean; components?: { flap: number[] } };
  round: 1 | 2;
  phase: BirdiePhase;
  /** Who is to move; null when the game is over. */
  seat: number | null;
  deck_size: number;
  display: CardName[];
  hands: Array<number | CardName[]>;
  lines: Array<number | CardName[]>;
  laying: { cards: Array<{ card: CardName; from: "display" | "hand" }> } | null;
  boxes: Array<Record<Feature, number | null>>;
  pass_points: Array<[number | null, number | null]>;
  pass_order: number[];
  flaps: number[];
  uses: Array<Record<Bird, number>>;
  trophies: Record<Bird, number | null>;
  scoring: Scoring | null;
  history: PastAct[] | null;
};

export type BirdieResult = {
  winner: number | null;
  totals: number[];
  breakdown: Array<{ seasons: number; birds: number; pass: number; flap: number; trophies: number }>;
};

export const birdOf = (card: CardName): Bird => card.split("-")[0] as Bird;
export const seasonOf = (card: CardName): Season => card.split("-")[1] as Season;
