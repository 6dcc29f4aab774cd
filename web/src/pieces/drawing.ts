/** A whole bird to be drawn: one of the kit's, or one of the portraits (`owl`: the teacher). */
import type { BotBird } from "./bots/characters.ts";

export type Drawing = { bird: string } | { portrait: BotBird | "owl" };
