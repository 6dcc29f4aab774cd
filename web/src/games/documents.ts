// Made by tools/web_types.py from the game's forms. Not to be edited.

import type { Event as TableEvent } from "../net/documents.ts";
import type * as birdie from "./birdie/documents.ts";
import type * as bower from "./bower/documents.ts";

export type Action = birdie.Action | bower.Action;
export type Advice = birdie.Advice | bower.Advice;
export type Components = birdie.Components | bower.Components;
export type Options = birdie.Options | bower.Options;
export type Position = birdie.Position | bower.Position;
export type Result = birdie.Result | bower.Result;
export type Sheet = birdie.Sheet | bower.Sheet;
export type View = birdie.View | bower.View;

/** An event of a game, or of the table around it. */
export type GameEvent = birdie.Event | bower.Event | TableEvent;
