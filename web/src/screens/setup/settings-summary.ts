/** How a table is played, in a few words each: what differs from the usual, and what people ask about. */
import type { Message } from "../../games/contract.ts";
import { logicOf } from "../../games/logic.ts";
import type { TableInfo } from "../../net/messages.ts";

/** What the switches of a table are called. */
export const FLAGS = {
  hints: "web-setup-hints",
  take_back: "web-setup-take_back",
  chat: "web-setup-chat",
  public: "web-setup-public",
  rated: "web-setup-rated",
} as const;

export function inForce(table: Pick<TableInfo, "game" | "variant" | "options" | "settings">): Message[] {
  const { settings } = table;
  const said: Message[] = [
    [`web-setup-variant-${table.game}-${table.variant}`],
    ...logicOf(table.game).inForce(table.options),
    clock(settings.clock),
  ];
  for (const name of ["hints", "take_back", "chat"] as const)
    said.push([settings[name] ? FLAGS[name] : `web-setup-no-${name}`]);
  for (const name of ["rated", "public"] as const) if (settings[name]) said.push([FLAGS[name]]);
  return said;
}

function clock(of: TableInfo["settings"]["clock"]): Message {
  if (of?.kind === "live")
    return ["web-setup-in-clock-live", { minutes: of.seconds / 60, seconds: of.increment ?? 0 }];
  if (of?.kind === "days") return ["web-setup-in-clock-days", { days: of.days }];
  return ["web-setup-in-clock-none"];
}
