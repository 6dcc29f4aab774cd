/**
 * The same table once more: game, variant, options and seats as they were. Places of other people are free again, unless
 * everybody is at this device.
 */
import type { SeatWish } from "../../net/interface.ts";
import { isShared, type Wished } from "../../net/local.ts";
import type { Full } from "../../net/messages.ts";

export function sameAgain({ table, you }: Full): Wished {
  const mine = you.kind === "seat" ? you.seat : null;
  const shared = isShared(table);
  return {
    ...(shared ? { names: table.seats.map(({ name }) => name) } : {}),
    game: table.game,
    variant: table.variant,
    options: table.options,
    settings: table.settings,
    seats: table.seats.map((one, seat): SeatWish => {
      if (seat === mine || (shared && one.kind === "person")) return { kind: "me" };
      return one.kind === "bot" && one.bot
        ? { kind: "bot", bot: one.bot as NonNullable<SeatWish["bot"]> }
        : { kind: "free" };
    }),
  };
}
