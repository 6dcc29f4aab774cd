/**
 * The directions of imports in `src`: which room may import which, that the games know nothing of each other, and that the
 * inside of a game is reached through the registries alone.
 */

/** Each room, and the rooms that it may import beside itself. What is not listed (App, main, the worker) is free. */
const MAY_IMPORT = {
  model: ["net", "games"],
  net: ["model", "games"],
  games: ["model", "net"],
  words: ["model", "net", "games"],
  pieces: ["model", "net", "games", "words"],
  state: ["model", "net", "games", "words"],
  sound: ["model", "net", "state"],
  study: ["model", "net", "games"],
  offline: ["net"],
  app: ["model", "net", "games", "words", "pieces", "state"],
  screens: ["model", "net", "games", "words", "pieces", "state", "sound", "study", "app"],
  game: ["model", "net", "games", "words", "pieces", "state", "sound", "study", "app", "screens"],
};

/** What every room may import: styles, and the declarations of modules that the build makes. */
const COMMON = ["styles", "virtual", "vite-env"];

/** The files that list the games, and the one file of each game that they take. All else in a game is its own. */
const REGISTRIES = {
  "src/games/index.ts": "index.ts",
  "src/games/logic.ts": "logic.ts",
  "src/games/documents.ts": "documents.ts",
};
/** What a game supplies is declared with the types of the screens that show it. */
const CONTRACT = "src/games/contract.ts";

/** Folders and files that the page must not need. */
const OUTSIDE = ["tests", "e2e", "gallery"];

const names = (path) => path.split("/").map((part) => part.replace(/\..*$/, ""));

/** The game in whose folder a file lies. */
const gameOf = (path) => /^src\/games\/(\w+)\//.exec(path)?.[1];

/** The room of a file of `src`; the inside of a game is the room `game`. */
const roomOf = (path) => (gameOf(path) ? "game" : names(path)[1]);

/** Say why a file of `src` may not import another; null if it may. Paths are relative to `web`. */
export function refusal(from, to) {
  const [top] = names(from);
  const [otherTop] = names(to);
  if (top !== "src") return null;
  if (otherTop !== "src") return OUTSIDE.includes(otherTop) ? `\`src\` never imports \`${otherTop}\`.` : null;
  const games = [gameOf(from), gameOf(to)];
  if (games[0] && games[1] && games[0] !== games[1])
    return `${games.join(" and ")} know nothing of each other.`;
  if (from === CONTRACT || (games[1] && to === `src/games/${games[1]}/${REGISTRIES[from]}`)) return null;
  const [room, other] = [roomOf(from), roomOf(to)];
  const allowed = MAY_IMPORT[room];
  if (!allowed || room === other || [...allowed, ...COMMON].includes(other)) return null;
  return `\`${room}\` never imports \`${other}\`; it may import ${allowed.join(", ")}.`;
}
