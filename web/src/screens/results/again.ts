/** The same table once more: game, variant, options and seats as they were. Places of other people are free again. */
import type { NewTable, SeatWish } from "../../net/interface.ts";
import type { Full } from "../../net/messages.ts";

export function sameAgain({ table, you }: Full): NewTable {
  const mine = you.kind === "seat" ? you.seat : null;
  return {
    game: table.game,
    variant: table.variant,
    options: table.options,
    settings: table.settings,
    seats: table.seats.map((one, seat): SeatWish => {
      if (seat === mine) return { kind: "me" };
      return one.kind === "bot" && one.bot
        ? { kind: "bot", bot: one.bot as NonNullable<SeatWish["bot"]> }
        : { kind: "free" };
    }),
  };
}
