/** How a table is played, in a few words each: what differs from the usual, and what people ask about. */
import type { TableInfo } from "../../net/messages.ts";
import type { Args } from "../../words/words.svelte.ts";

/** What the switches of a table are called. */
export const FLAGS = {
  hints: "web-setup-hints",
  take_back: "web-setup-take_back",
  chat: "web-setup-chat",
  public: "web-setup-public",
  rated: "web-setup-rated",
} as const;
export type Said = [message: string, args?: Args];

export function inForce(table: Pick<TableInfo, "game" | "variant" | "options" | "settings">): Said[] {
  const { settings } = table;
  const options: Readonly<Record<string, unknown>> = table.options;
  const said: Said[] = [[`web-setup-variant-${table.game}-${table.variant}`]];
  for (const name of ["open_memory", "single_chain", "fair_play"])
    if (options[name] === true) said.push([`web-setup-option-${name}`]);
  for (const name of ["zero_ties", "lone_ties", "joining_gems"])
    if (options[name] === false) said.push([`web-setup-in-no-${name}`]);
  said.push(components(table.options.components));
  said.push(clock(settings.clock));
  for (const name of ["hints", "take_back", "chat"] as const)
    said.push([settings[name] ? FLAGS[name] : `web-setup-no-${name}`]);
  for (const name of ["rated", "public"] as const) if (settings[name]) said.push([FLAGS[name]]);
  return said;
}

function components(own: unknown): Said {
  if (typeof own !== "object" || own === null) return ["web-setup-in-usual"];
  const flap = (own as { flap?: number[] }).flap;
  return flap ? ["web-setup-in-flaps", { values: flap.join(" ") }] : ["web-setup-in-tiles"];
}

function clock(of: TableInfo["settings"]["clock"]): Said {
  if (of?.kind === "live")
    return ["web-setup-in-clock-live", { minutes: of.seconds / 60, seconds: of.increment ?? 0 }];
  if (of?.kind === "days") return ["web-setup-in-clock-days", { days: of.days }];
  return ["web-setup-in-clock-none"];
}
