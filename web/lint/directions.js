/** The directions of imports in `src`: which room may import which, and which screens know nothing of each other. */

/** Each room, and the rooms that it may import beside itself. What is not listed (App, main, the worker) is free. */
const MAY_IMPORT = {
  model: ["net"],
  net: ["model", "games"],
  games: ["model", "net"],
  words: ["model", "net", "games"],
  pieces: ["model", "net", "games", "words"],
  state: ["model", "net", "games", "words"],
  sound: ["model", "net", "games", "state"],
  study: ["model", "net", "games"],
  app: ["model", "net", "games", "words", "pieces", "state"],
  screens: ["model", "net", "games", "words", "pieces", "state", "sound", "study", "app"],
};

/** What every room may import: styles, and the declarations of modules that the build makes. */
const COMMON = ["styles", "virtual", "vite-env"];

const GAMES = ["birdie", "bower"];

/** Folders and files that the page must not need. */
const OUTSIDE = ["tests", "e2e", "gallery"];

const names = (path) => path.split("/").map((part) => part.replace(/\..*$/, ""));
const gameOf = (path) => GAMES.find((game) => names(path).includes(game));

/** Say why a file of `src` may not import another; null if it may. Paths are relative to `web`. */
export function refusal(from, to) {
  const [top, room] = names(from);
  const [otherTop, other] = names(to);
  if (top !== "src") return null;
  if (otherTop !== "src") return OUTSIDE.includes(otherTop) ? `\`src\` never imports \`${otherTop}\`.` : null;
  const games = [gameOf(from), gameOf(to)];
  if (games[0] && games[1] && games[0] !== games[1])
    return `${games.join(" and ")} know nothing of each other.`;
  const allowed = MAY_IMPORT[room];
  if (!allowed || room === other || [...allowed, ...COMMON].includes(other)) return null;
  return `\`${room}\` never imports \`${other}\`; it may import ${allowed.join(", ")}.`;
}
