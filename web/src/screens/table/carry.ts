/** A game of this device goes on at a table of the server: it is made from the record, at the same moment. */
import type { GameRecord } from "../../games/record.ts";
import { api } from "../../net/api.ts";
import type { Full, TableInfo } from "../../net/messages.ts";
import { become } from "../home/identity.ts";
import { sameAgain } from "../results/again.ts";

/** Make the table; returns its id. The one on this device stays as it is. */
export async function carryToServer(full: Full): Promise<string> {
  await become();
  const record = await api.ask<GameRecord>("GET", `/api/tables/${full.table.id}/whole`);
  const { seats, settings } = sameAgain(full);
  const wish = { record, at: record.actions.length, seats, settings };
  return (await api.askServer<TableInfo>("POST", "/api/records/branch", wish)).id;
}
