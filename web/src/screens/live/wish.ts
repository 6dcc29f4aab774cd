/** Which live tables somebody wants to see, and how the server is asked for them. */
import { botsCalled } from "../tables/called.ts";

export const ALL = "all";
const LONGEST_NAME = 40;

export type Wish = {
  /** A game, or all. */
  game: string;
  /** A variant of that game; empty for any. */
  variant: string;
  /** A part of a player's name. */
  text: string;
  /** Only tables of people whom the reader knows. */
  friends: boolean;
};
export const ANYTHING: Readonly<Wish> = { game: ALL, variant: "", text: "", friends: false };

/** Whether anything is left out. */
export const narrow = ({ game, variant, text, friends }: Wish): boolean =>
  game !== ALL || variant !== "" || text.trim() !== "" || friends;

/** Another game; a variant belongs to one game only. */
export const ofGame = (wish: Wish, game: string): Wish => ({ ...wish, game, variant: "" });

/** What the server is asked for. */
export function queryOf({ game, variant, text, friends }: Wish): URLSearchParams {
  const query = new URLSearchParams();
  const name = text.trim().slice(0, LONGEST_NAME);
  const [bot] = botsCalled(name);
  if (game !== ALL) query.set("game", game);
  if (variant) query.set("variant", variant);
  if (name) query.set("name", name);
  if (bot) query.set("bot", bot);
  if (friends) query.set("friends", "true");
  return query;
}
