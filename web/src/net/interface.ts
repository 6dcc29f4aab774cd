// Made by tools/web_types.py from the server's structs. Not to be edited.

import type { Action, Advice, GameEvent, Options, Position, Result, Sheet, View } from "../games/documents.ts";
import type { GameRecord } from "../games/record.ts";
import type { DaysClock, LiveClock, NoClock, SeatInfo, Settings, TableInfo } from "./messages.ts";
import type { JsonObject } from "./json.ts";

/** How far an analysis is: how many decisions, of how many, are judged; and what it found, once it is done. */
export type Analysing = {
  key: string;
  state: "cancelled" | "done" | "failed" | "queued" | "running";
  done: number;
  total: number;
  analysis: Analysis | null;
};

/** What the coach found in a game. */
export type Analysis = {
  format: "voliera/analysis/1";
  game: string;
  players: number;
  level: string;
  nodes: number | null;
  curve: Array<Array<number> | null>;
  decisions: Array<Judgement>;
};

/** The record of a finished game. */
export type AnalysisWish = {
  record: GameRecord;
};

/** The seat's actions from the puzzle's position, complete; or that somebody gives up. */
export type AnswerWish = {
  actions?: Array<Action>;
  give_up?: boolean;
};

/** Days that have a puzzle, the newest first. */
export type Archive = {
  puzzles: Array<PuzzleDay>;
};

/** What the actions would lead to, as the seat would see it; up to a wall, if there is one. */
export type Attempt = {
  rev: number;
  done: number;
  view: View;
  legal: Array<Action>;
  events: Array<GameEvent>;
  wall: "random" | "reveal" | null;
  ahead: Array<GameEvent>;
  result: Result | null;
};

/** What is tried, one action after the other, and the `rev` that it was chosen at. */
export type AttemptWish = {
  rev: number;
  actions: Array<Action>;
};

/** The birds of people who chose one, by their public ids. */
export type Birds = {
  birds: Record<string, "bowerbird-autumn" | "bowerbird-spring" | "bowerbird-summer" | "bowerbird-winter" | "owl-autumn" | "owl-spring" | "owl-summer" | "owl-winter" | "pigeon-autumn" | "pigeon-spring" | "pigeon-summer" | "pigeon-winter" | "robin-autumn" | "robin-spring" | "robin-summer" | "robin-winter" | "woodpecker-autumn" | "woodpecker-spring" | "woodpecker-summer" | "woodpecker-winter">;
};

/** Somebody whom one has blocked. */
export type Blocked = {
  person: string;
  name: string;
};

/** All whom one has blocked, the latest first. */
export type BlockedPeople = {
  blocked: Array<Blocked>;
};

/** A bot that can sit at a table. */
export type BotMeta = {
  id: string;
  level: string;
  time_ms: number | null;
};

/** From where to play on, and with whom. */
export type Branch = {
  at: number;
  seats: Array<SeatWish>;
  settings?: Settings;
};

/** That somebody means it: it cannot be undone. */
export type Certainly = {
  erase: "everything";
};

/** A shared sheet as it shall be, and the version that it was made from. */
export type ChangedSheet = {
  document: JsonObject;
  v: number;
};

/** A code from another device. */
export type Claim = {
  code: string;
};

/** What makes another device this person, once. */
export type Code = {
  code: string;
  expires: number;
  path: string;
};

/** How all who finished a day's deal fared, the best first, games that were left last; `place` is the asker's. `line` is the strongest bot's game, if it is better than all of them; `line_known` is false while it is played. */
export type Comparison = {
  deal: DealKind;
  played: number;
  place: number;
  own: DealResult;
  best: Array<DealResult>;
  line: DealLine | null;
  line_known: boolean;
};

/** What is played on a day, and against whom. */
export type DealKind = {
  day: string;
  game: string;
  variant: string;
  bot: string;
};

/** How the strongest bot fared with the deal against the same opponent. */
export type DealLine = {
  bot: string;
  outcome: "drawn" | "lost" | "won";
  points: number;
  margin: number;
};

/** A day's deal, how many have finished it, and the asker's own table of it. */
export type DealOfDay = {
  deal: DealKind;
  played: number;
  table: string | null;
  over: boolean;
};

/** How somebody fared: by how many points more or less than the bot; or that a bot finished the game for them. */
export type DealResult = {
  name: string;
  outcome: "drawn" | "lost" | "won";
  points: number;
  margin: number;
  own: boolean;
  left: boolean;
};

/** What messages for a device are encrypted with, as its browser gives it. */
export type DeviceKeys = {
  p256dh: string;
  auth: string;
};

/** Where a link led to: as a player, a coach of a seat, or a watcher. */
export type Entrance = {
  table: string;
  game: string;
  kind: "coach" | "invite" | "watch";
  seat: number | null;
};

/** A part of all that is kept of a person; only the first has `person`, `lists` and `links`. */
export type Export = {
  format: string;
  person: JsonObject | null;
  lists: Record<string, Array<JsonObject>>;
  tables: Array<OwnTable>;
  next: string | null;
};

/** The answer to a request that was refused: nothing changed. */
export type Failure = {
  error: Fault;
};

/** What was promised about the deal and, once the game is over, all that is needed to check it. */
export type Fairness = {
  commitment: string;
  algorithm: string;
  nonce?: string | null;
  start?: Position | null;
};

/** Why a request was refused: a code for people's words, and a sentence for programmers. */
export type Fault = {
  code: string;
  message?: string;
  rule?: string | null;
  retry_ms?: number | null;
};

/** Something remarkable that somebody did, by the name that a game's folder gives it. */
export type Feat = {
  name: string;
  at: number;
};

/** All games of one variant. */
export type Figures = {
  game: string;
  variant: string;
  games: number;
  won: number;
  drawn: number;
  lost: number;
  average: number;
  best: number;
};

/** A friend, and whether that one is here; `table` is where they play, if everybody may watch it. */
export type Friend = {
  person: string;
  name: string;
  avatar: "bowerbird-autumn" | "bowerbird-spring" | "bowerbird-summer" | "bowerbird-winter" | "owl-autumn" | "owl-spring" | "owl-summer" | "owl-winter" | "pigeon-autumn" | "pigeon-spring" | "pigeon-summer" | "pigeon-winter" | "robin-autumn" | "robin-spring" | "robin-summer" | "robin-winter" | "woodpecker-autumn" | "woodpecker-spring" | "woodpecker-summer" | "woodpecker-winter" | null;
  since: number;
  presence: "away" | "online" | "playing";
  table: string | null;
};

/** A good link that one made; it opens nothing by its id. */
export type FriendLink = {
  id: string;
  created: number;
  expires: number;
};

/** Friends by name, one's own good links, and invitations, the newest first. */
export type FriendList = {
  friends: Array<Friend>;
  links: Array<FriendLink>;
  invitations: Array<Invitation>;
};

/** A game that can be played here. */
export type GameMeta = {
  game: "birdie" | "bower";
  players: [number, number];
  variants: Array<string>;
  options: Array<OptionMeta>;
};

/** How far a game is: the part of it that was played (0 to 1), and what the game counts by. */
export type Glance = {
  share: number;
  round: number | null;
  turn: number | null;
  turns: number | null;
  points: Array<number> | null;
};

/** The hint, and the `rev` that it is for. */
export type Hint = {
  rev: number;
  kind: "bot" | "solve";
  hint: Advice;
};

/** What kind of hint, as the engine protocol's `bot` and `solve` have it. */
export type HintWish = {
  kind: "bot" | "solve";
  level?: "greedy" | "heuristic" | "random" | "search" | "strongest";
  time_ms?: number | null;
  objective?: "points" | "win";
};

/** An open table to which a friend invites. */
export type Invitation = {
  table: string;
  game: string;
  variant: string;
  person: string;
  name: string;
  avatar: "bowerbird-autumn" | "bowerbird-spring" | "bowerbird-summer" | "bowerbird-winter" | "owl-autumn" | "owl-spring" | "owl-summer" | "owl-winter" | "pigeon-autumn" | "pigeon-spring" | "pigeon-summer" | "pigeon-winter" | "robin-autumn" | "robin-spring" | "robin-summer" | "robin-winter" | "woodpecker-autumn" | "woodpecker-spring" | "woodpecker-summer" | "woodpecker-winter" | null;
  created: number;
};

/** Which friend to invite. */
export type Invited = {
  person: string;
};

/** Which seat to take; the first free one if none is named. */
export type Join = {
  seat?: number | null;
};

/** One decision beside the best one found. */
export type Judgement = {
  at: number;
  count: number;
  seat: number;
  phase: string;
  kind: "choice" | "scoring";
  played: Array<Action>;
  best: Array<Action>;
  value: number;
  best_value: number;
  cost: number;
  unit: "points" | "share";
  mark: "blunder" | "mistake" | "slip" | null;
  exact: boolean;
  why: Array<Why>;
  rule: string | null;
};

/** The name by which a device can be forgotten. */
export type KnownDevice = {
  device: string;
};

/** A place in the list. */
export type Leader = {
  id: string;
  name: string;
  score: number;
  games: number;
};

/** The best of a game, of those who have played some games; and the asker's own rating, however few. */
export type Leaderboard = {
  game: "birdie" | "bower";
  fewest_games: number;
  leaders: Array<Leader>;
  own: Rating | null;
};

/** What is too much, where a client should know before it asks. */
export type LimitsMeta = {
  frame_bytes: number;
  body_bytes: number;
  actions: number;
  text: number;
  name: number;
  bot_ms: number;
  code_s: number;
  tables: number;
  seat_messages: number;
  window_s: number;
};

/** A link, once: its token is not kept here. */
export type Link = {
  id: string;
  kind: "coach" | "invite" | "watch";
  seat: number | null;
  token: string;
  path: string;
};

/** A table in a list. */
export type Listed = {
  id: string;
  game: string;
  variant: string;
  players: number;
  status: "open" | "over" | "running";
  seats: Array<SeatInfo>;
  mover: number | null;
  your_seat: number | null;
  your_turn: boolean;
  created: number;
  updated: number;
  host: string | null;
  settings: Settings;
  result: Result | null;
  deadline: number | null;
};

/** A page of tables. */
export type Listing = {
  tables: Array<Listed>;
  next: string | null;
};

/** A player: a person, with a rating after some rated games, or a bot. */
export type LiveSeat = {
  kind: "bot" | "person";
  name: string;
  bot: string | null;
  rating: number | null;
};

/** A public table that is being played. */
export type LiveTable = {
  id: string;
  game: string;
  variant: string;
  seats: Array<LiveSeat>;
  watchers: number;
  glance: Glance;
};

/** The tables with most watchers first. */
export type LiveTables = {
  tables: Array<LiveTable>;
};

/** Numbers of people, and open seats: one for each host, none of the asker's own, none with people kept apart. */
export type Lobby = {
  waiting: Record<string, number>;
  playing: number;
  tables: number;
  seats: Array<OpenSeat>;
};

/** A link that one made before. */
export type MadeLink = {
  id: string;
  kind: "coach" | "invite" | "watch";
  seat: number | null;
  created: number;
};

/** One's own links to a table that are still good. */
export type MadeLinks = {
  links: Array<MadeLink>;
};

/** A new passkey, as WebAuthn writes it in JSON. */
export type MadePasskey = {
  id: string;
  rawId: string;
  type: "public-key";
  response: MadeResponse;
};

/** What an authenticator says of a new passkey. */
export type MadeResponse = {
  clientDataJSON: string;
  attestationObject: string;
};

/** Whose friend one becomes by a link. */
export type Maker = {
  name: string;
  avatar: "bowerbird-autumn" | "bowerbird-spring" | "bowerbird-summer" | "bowerbird-winter" | "owl-autumn" | "owl-spring" | "owl-summer" | "owl-winter" | "pigeon-autumn" | "pigeon-spring" | "pigeon-summer" | "pigeon-winter" | "robin-autumn" | "robin-spring" | "robin-summer" | "robin-winter" | "woodpecker-autumn" | "woodpecker-spring" | "woodpecker-summer" | "woodpecker-winter" | null;
  expires: number;
  own: boolean;
};

/** What is offered here. */
export type MetaAnswer = {
  protocol: number;
  version: string;
  games: Array<GameMeta>;
  bots: Array<BotMeta>;
  default_bot: string;
  languages: Array<string>;
  limits: LimitsMeta;
};

/** A link, once: its token is not kept here. */
export type NewFriendLink = {
  id: string;
  token: string;
  path: string;
  expires: number;
};

/** What a link shall allow; to invite, perhaps to one seat only. */
export type NewLink = {
  kind: "coach" | "invite" | "watch";
  seat?: number | null;
};

/** A sheet to share. */
export type NewSheet = {
  document: JsonObject;
};

/** A table to be made: the game as the engine protocol has it, who sits where, and how it is run. */
export type NewTable = {
  game: string;
  seats: Array<SeatWish>;
  variant?: string;
  options?: Options;
  settings?: Settings;
};

/** Where the table writes to, and in which language. */
export type NewWebhook = {
  url: string;
  lang?: "en" | "es" | "it" | "ru";
};

/** An empty object: there is nothing to choose. */
export type Nothing = Record<string, never>;

/** A public table that waits for players, and its host, with a rating after some rated games. */
export type OpenSeat = {
  table: string;
  game: string;
  variant: string;
  options: Options;
  name: string;
  rating: number | null;
  free: number;
  clock: NoClock | LiveClock | DaysClock;
  rated: boolean;
};

/** Somebody else at a table. */
export type Opponent = {
  name: string;
  bot: string | null;
};

/** An option of a game: a switch, or an inline component document. */
export type OptionMeta = {
  name: string;
  type: "boolean" | "components";
  default: boolean | null;
  variants: Array<string>;
};

/** All devices but this one, which `/api/push` calls so where it is told of turns: it goes on being told. */
export type OtherDevices = {
  device?: string | null;
};

/** What somebody did or said at a table. */
export type OwnEntry = {
  v: number;
  at: number;
  kind: string;
  body: JsonObject;
};

/** All passkeys of a person. */
export type OwnPasskeys = {
  passkeys: Array<Passkey>;
};

/** A table that knows of a person. */
export type OwnTable = {
  id: string;
  game: string;
  variant: string;
  created: number;
  status: string;
  host: boolean;
  seat: number | null;
  name: string | null;
  entries: Array<OwnEntry>;
};

/** A passkey that opens this self. */
export type Passkey = {
  id: string;
  domain: string;
  created: number;
  used: number | null;
};

/** What `navigator.credentials` is asked with, as WebAuthn writes it in JSON. */
export type PasskeyQuestion = {
  question: JsonObject;
};

/** How somebody wants to be called. */
export type Person = {
  name: string;
  lang?: "en" | "es" | "it" | "ru";
};

/** What the actions led to, draws and reveals too, as the seat that acted first sees it. */
export type Played = {
  view: View;
  legal: Array<Action>;
  seat: number | null;
  phase: string;
  events: Array<GameEvent>;
  record: GameRecord;
  result: Result;
};

/** A finished game of a person. */
export type PlayedGame = {
  table: string;
  game: string;
  variant: string;
  ended: number;
  outcome: "drawn" | "lost" | "won";
  points: number;
  seats: number;
  opponents: Array<Opponent>;
  public: boolean;
};

/** A page of them, the newest first. */
export type PlayedGames = {
  games: Array<PlayedGame>;
  next: string | null;
};

/** The bird that somebody wants to be; null for none. */
export type Plumage = {
  avatar: "bowerbird-autumn" | "bowerbird-spring" | "bowerbird-summer" | "bowerbird-winter" | "owl-autumn" | "owl-spring" | "owl-summer" | "owl-winter" | "pigeon-autumn" | "pigeon-spring" | "pigeon-summer" | "pigeon-winter" | "robin-autumn" | "robin-spring" | "robin-summer" | "robin-winter" | "woodpecker-autumn" | "woodpecker-spring" | "woodpecker-summer" | "woodpecker-winter" | null;
};

/** A rating as it was after a game. */
export type Point = {
  at: number;
  mu: number;
  sigma: number;
  rating: number;
};

/** A score sheet of a game that is not over. */
export type PositionWish = {
  sheet: Sheet;
};

/** A person, as that person alone sees it. */
export type Profile = {
  id: string;
  name: string;
  avatar: "bowerbird-autumn" | "bowerbird-spring" | "bowerbird-summer" | "bowerbird-winter" | "owl-autumn" | "owl-spring" | "owl-summer" | "owl-winter" | "pigeon-autumn" | "pigeon-spring" | "pigeon-summer" | "pigeon-winter" | "robin-autumn" | "robin-spring" | "robin-summer" | "robin-winter" | "woodpecker-autumn" | "woodpecker-spring" | "woodpecker-summer" | "woodpecker-winter" | null;
  created: number;
  games: number;
  variants: Array<Figures>;
  wins_now: number;
  wins_longest: number;
  days: Array<number>;
  curves: Array<RatingCurve>;
  rivals: Array<Rival>;
  feats: Array<Feat>;
  puzzles: Array<string>;
  passkeys: Array<Passkey>;
  recovery: number | null;
  deals: number;
};

/** Where a link would lead to: shown before anybody sits down, with the options and components in force. */
export type Prospect = {
  kind: "coach" | "invite" | "watch";
  seat: number | null;
  table: TableInfo;
};

/** A device, as its browser's subscription describes it, and the language and the mode that it is used in. */
export type PushDevice = {
  endpoint: string;
  keys: DeviceKeys;
  lang?: "en" | "es" | "it" | "ru";
  kids?: boolean;
  muted?: Array<string>;
};

/** The public key that a browser subscribes with. */
export type PushKey = {
  key: string;
};

/** A puzzle: the seat to move in the record's position looks for the best it can do. */
export type Puzzle = {
  format: "voliera/puzzle/1";
  id: string;
  kind: "chain" | "gift" | "placement" | "split";
  game: "birdie" | "bower";
  difficulty: number;
  seat: number;
  record: GameRecord;
  question: Question;
  unit: "eggs" | "points";
  best: number;
};

/** A day of the archive. */
export type PuzzleDay = {
  id: string;
  kind: "chain" | "gift" | "placement" | "split";
  game: "birdie" | "bower";
  difficulty: number;
};

/** What is asked, as a message and its arguments. */
export type Question = {
  id: string;
  args: Record<string, string | number>;
};

/** What is believed of somebody's play: `score` is the mean less three times the doubt. */
export type Rating = {
  game: string;
  score: number;
  mu: number;
  sigma: number;
  games: number;
};

/** How somebody's rating in a game went, the oldest point first. */
export type RatingCurve = {
  game: string;
  points: Array<Point>;
};

/** A record of any game, from where to play on in it, and with whom. */
export type RecordBranch = {
  record: GameRecord;
  at: number;
  seats: Array<SeatWish>;
  settings?: Settings;
};

/** A record of a finished game. */
export type RecordToKeep = {
  record: GameRecord;
};

/** The person that this device is now, and a new recovery code, since the old one has been used. */
export type Recovered = {
  session: SessionAnswer;
  code: string;
};

/** A recovery code that somebody wrote down; spaces, hyphens and case do not matter. */
export type Recovery = {
  code: string;
};

/** A recovery code: shown once, good for one use. */
export type RecoveryCode = {
  code: string;
};

/** A report about a player: the seat, and whether it is about messages, the name, the play or something else. */
export type Report = {
  seat: number;
  why: "name" | "other" | "play" | "words";
  text?: string;
};

/** How somebody fared against somebody else, or against a bot. */
export type Rival = {
  person: string | null;
  bot: string | null;
  name: string;
  avatar: string | null;
  games: Array<string>;
  won: number;
  drawn: number;
  lost: number;
  margin: number;
  stranger: boolean;
};

/** A score sheet, as `voliera.score` reads it. */
export type ScoreWish = {
  sheet: Sheet;
  quick?: boolean;
};

/** A seat of a new table: a person, a bot, or free. */
export type SeatWish = {
  kind: "bot" | "free" | "me";
  bot?: "greedy" | "heuristic" | "random" | "search" | "strongest";
  time_ms?: number | null;
};

/** What somebody wants to play against one other person, whoever it is. */
export type SeekWish = {
  game: "birdie" | "bower";
  variant?: string;
  options?: Options;
  clock?: NoClock | LiveClock | DaysClock;
  rated?: boolean;
};

/** Whether somebody waits, or has found a table; a rating may be `range` away, or any where there is none. */
export type Seeking = {
  state: "found" | "none" | "waiting";
  wish: SeekWish | null;
  rating: number | null;
  waited_ms: number;
  table: string | null;
  opponent: string | null;
  again_ms: number;
  ranges: Array<number>;
  step_ms: number;
  bot_ms: number;
};

/** Who this device is. The id is public: it opens nothing. */
export type SessionAnswer = {
  id: string;
  name: string;
  lang: string;
  ratings: Array<Rating>;
  avatar: "bowerbird-autumn" | "bowerbird-spring" | "bowerbird-summer" | "bowerbird-winter" | "owl-autumn" | "owl-spring" | "owl-summer" | "owl-winter" | "pigeon-autumn" | "pigeon-spring" | "pigeon-summer" | "pigeon-winter" | "robin-autumn" | "robin-spring" | "robin-summer" | "robin-winter" | "woodpecker-autumn" | "woodpecker-spring" | "woodpecker-summer" | "woodpecker-winter" | null;
};

/** A shared sheet; without the document where the asker has this version already. */
export type SharedSheet = {
  code: string;
  v: number;
  document: JsonObject | null;
};

/** The code of a shared sheet, and its version. */
export type SheetCode = {
  code: string;
  v: number;
};

/** The puzzle's own answer, and what it brings. */
export type Solution = {
  actions: Array<Action>;
  value: number;
  second: number;
  events: Array<GameEvent>;
};

/** A moment of a record in which somebody scores, as the engine protocol's `solve` has it. */
export type SolveWish = {
  record: GameRecord;
  at: number;
  objective?: "points" | "win";
};

/** A moment of a game: what was done to get here, what happened then, and what is seen now. */
export type Step = {
  seat: number | null;
  phase: string;
  view: View;
  by: number | null;
  action: Action | null;
  events: Array<GameEvent>;
};

/** Every moment of a game, the start first; and its record, complete. */
export type Steps = {
  record: GameRecord;
  steps: Array<Step>;
  result: Result;
};

/** A record, and its viewer. */
export type StepsWish = {
  record: GameRecord;
  eyes?: number | null;
};

/** A moment of a record, and actions that are tried from there: none of them tells what could be done. */
export type StudyWish = {
  record: GameRecord;
  at: number;
  actions?: Array<Action>;
};

/** Whom to block, by the public id. */
export type ToBlock = {
  person: string;
};

/** The secret of a link. */
export type Token = {
  token: string;
};

/** An answer with a passkey, as WebAuthn writes it in JSON. */
export type UsedPasskey = {
  id: string;
  rawId: string;
  type: "public-key";
  response: UsedResponse;
};

/** What an authenticator signs. */
export type UsedResponse = {
  clientDataJSON: string;
  authenticatorData: string;
  signature: string;
  userHandle?: string | null;
};

/** What came of an answer. `answer` is there once the puzzle is solved, or given up. */
export type Verdict = {
  right: boolean;
  value: number | null;
  best: number;
  unit: "eggs" | "points";
  events: Array<GameEvent>;
  rule: string;
  answer: Solution | null;
};

/** The person that this device is; null on a first visit. */
export type Visitor = {
  session: SessionAnswer | null;
};

/** Whether there is a webhook, and whose service it is; the rest of its address stays a secret. */
export type WebhookSet = {
  host: string | null;
};

/** A reason: the id of a sentence, and its arguments. */
export type Why = {
  id: string;
  args: Record<string, string | number>;
};
