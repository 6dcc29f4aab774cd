// Made by tools/web_types.py from the game's forms. Not to be edited.

import type * as birdie from "./birdie/documents.ts";
import type * as bower from "./bower/documents.ts";

export type Action = birdie.Action | bower.Action;
export type Components = birdie.Components | bower.Components;
export type Options = birdie.Options | bower.Options;
export type Position = birdie.Position | bower.Position;
export type Result = birdie.Result | bower.Result;
export type View = birdie.View | bower.View;

/** An event of a game, or of the table around it; its id says what the arguments are (`EventArgs` of the game). */
export type GameEvent = { id: string; args: Record<string, unknown> };
