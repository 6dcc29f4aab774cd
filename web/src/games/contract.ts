/** What a game supplies to the house: facts, screens that are fetched when they are needed, and functions without a screen. */
import type { Component, Snippet } from "svelte";
import type { Action, Happened, Happening, TableModel } from "../model.ts";
import type { Solution, Step } from "../net/interface.ts";
import type { Full } from "../net/messages.ts";
import type { Coach } from "../screens/coach/coach.svelte.ts";
import type { LessonTable } from "../screens/learn/table.svelte.ts";
import type { Eyes } from "../screens/replay/eyes.ts";
import type { Replay } from "../screens/replay/replay.svelte.ts";
import type { Passage, Whereabouts } from "../screens/replay/turns.ts";
import type { JsonObject } from "../net/json.ts";
import type { SheetStore } from "../screens/sheet/store.svelte.ts";
import type { Reason } from "../screens/table/hints.svelte.ts";
import type { Args } from "../words/words.svelte.ts";
import type { Options, Result, View } from "./documents.ts";
import type { GameRecord, Start } from "./record.ts";

/** A message, and its arguments. */
export type Message = [id: string, args?: Args];
/** A small sign: an icon in its own colour, or any drawing at the size of one. */
export type Mark = { icon: string } | { symbol: string };
/** What a lesson shows instead of the table. */
export type Exhibit = Component<{ table: LessonTable; result: Result | null }>;
/** What may be touched in a lesson, as it lies on the game's own screens. */
export type Touch = {
  /** Things that can be tapped, beside buttons. */
  things: string;
  /** Whether a tap on one of them, or on a button, leads nowhere now. */
  amiss: (thing: HTMLElement, legal: readonly Action[]) => boolean;
  /** What the wanted actions begin with; `main` is the button that does what was prepared. */
  next: (stage: HTMLElement, wanted: readonly Action[], main: HTMLElement | null) => HTMLElement | null;
  /** The part of the task that is next, as the lesson's words name it; null where there is only one. */
  part?: (stage: HTMLElement, wanted: readonly Action[]) => string | null;
};
type Screen<Props extends object> = () => Promise<{ default: Component<Props> }>;

/** Facts and screens. Parts that the first page does not show are fetched on demand. */
export type Game = {
  /** The letter that its statements begin with. */
  letter: string;
  mark: Mark;
  /** The icon beside its score sheets. */
  icon: string;
  /** Feats that its folder on the server notices, in the order of the wire: the bird of each. */
  feats: Readonly<Record<string, string>>;
  /** Its variants, the usual one first. */
  variants: readonly string[];
  /** The drawings of the bird that stands for the game, and of the one that teaches it. */
  bird: string;
  teacher: string;
  /** Its kinds of puzzles, and the phases in which the seat that is asked still decides something. */
  puzzles: Readonly<Record<string, readonly string[]>>;
  art: () => Promise<{ default: string }>;
  /** Its picture on the home page, and the one beside its puzzles. */
  Door: Component;
  Perched: Component;
  /** The picture over an invitation. */
  welcome: Screen<object>;
  table: Screen<{ table: TableModel; scene?: string | null; rounds?: boolean }>;
  /** Fetch every scene that a lesson may need, so that it goes on without a network. */
  scenes: () => Promise<unknown>;
  /** Why a move is good, in one short sentence; null where there is none. */
  reason: (full: Full, actions: Action[], events: Happened[]) => Promise<Reason>;
  /** A hint in words, a long one summed up; without it the text alone is shown. */
  hint?: Screen<{ events: Happened[]; points: number | null; text: string; steps: string[] }>;
  sheet: Screen<{ sheet: SheetStore }>;
  lesson: () => Promise<{ default: unknown }>;
  /** What stands around the parts of a lesson, and hides what its step is not about. */
  lessonFrame: Screen<{ looks: string; children: Snippet }>;
  exhibits: () => Promise<{ default: Record<string, Exhibit> }>;
  touch: () => Promise<{ default: Touch }>;
  rulePicture: Screen<{ number: string; large?: boolean }>;
  replay: () => Promise<ReplayParts>;
  /** The birds of a shared picture. */
  shared: Screen<{ tall: boolean }>;
};

export type ReplayParts = {
  Board: Component<{ replay: Replay; coach: Coach; root: HTMLElement | null }>;
  /** The cards or tiles of a line of the log. */
  LogPieces: Component<{ line: LogLine; options: Options }>;
  Picture: Component<{ replay: Replay; top: number }>;
  /** The height of the picture below `top`. */
  pictureHeight: (replay: Replay) => number;
};

/** A line of the log; `pieces` is for the game's own `LogPieces`. */
export type LogLine = { key: string; event: Happened; pieces: unknown };

/** Functions of a game that draw nothing. */
export type GameLogic = {
  /** The message of an event and its arguments. */
  message: (event: Happened, full: Full) => { id: string; args: Args };
  /** The statement behind an action; null where there is none. */
  ruleOfAction: (action: Action, view: View) => string | null;
  /** Phases in which the best play can be worked out. */
  solved: ReadonlySet<string>;
  /** Examples, and the statements that each shows without being named in them. */
  examples: Readonly<Record<string, readonly string[]>>;
  /** The example to begin with in the chapter of this letter. */
  exampleOf: (letter: string) => string;
  freshSheet: () => JsonObject;
  /** The options that differ from the usual, and whose components are played with. */
  inForce: (options: Options) => Message[];
  /** Icons in a row below a shared result, and what they are. */
  highlight: (full: Full, seat: number) => { icon: string; count: number; caption: string } | null;
  puzzle: {
    /** What is open in a puzzle that is hidden at a table. */
    lens?: (start: Start) => Partial<View>;
    /** Whether the scene performs the events of an answer; otherwise its actions are played one by one. */
    performed: boolean;
    /** What each event of an answer adds, and the sign before it. */
    worths: (events: readonly Happened[], start: Full) => Array<Pick<Line, "mark" | "worth">>;
    /** Where the best answer begins, where that is less than its first step: then one step is the whole answer. */
    beginning?: (best: Solution) => string | null;
    /** The lines of a final count that pay anybody. */
    counted?: (result: Result, start: Full) => Line[];
  };
  replay: {
    /** The name of the scene, for the layout. */
    scene: (phase: string) => string;
    /** Whether the board needs all the height there is: captions, curve and log give way. */
    tall: boolean;
    /** What all seats together know. */
    opened: (view: View, views: readonly View[]) => View;
    /** The same steps with personal decks open. */
    withDecks?: (record: GameRecord, steps: Step[], eyes: Exclude<Eyes, "watch">) => Step[];
    /** What actions led to from a step, as open as the step is shown. */
    asOpen?: (view: View, before: Step, actions: readonly Action[]) => View;
    /** Whether a turn begins at this moment. */
    begins: (one: Passage, before: Passage) => boolean;
    whereabouts: (steps: readonly Passage[], starts: readonly number[], at: number) => Whereabouts;
    /** What each seat has, in one number; empty where nothing is counted yet. */
    standing: (full: Full) => string[];
    lines: (log: readonly Happening[]) => LogLine[];
  };
};

/** A line of an explained answer: a sentence, the sign before it (`room`: as much space), what it adds. */
export type Line = { text: string; mark: Mark | "room" | null; worth: number | null };
