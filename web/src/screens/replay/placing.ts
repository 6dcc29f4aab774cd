/** Where a record from a file goes. */
import type { GameRecord } from "../../games/record.ts";
import { api, Refusal } from "../../net/api.ts";
import { become } from "../home/identity.ts";
import { keepHere } from "./files.ts";
import { ends } from "./turns.ts";

/** Refusals that are no fault of the record: it is shown all the same, only without an address of its own. */
const ONLY_SHOWN = new Set(["too_many", "too_many_tables", "too_large", "offline", "unavailable"]);

/** Find a place for a record: a finished game becomes a finished table with an address, any other stays in this tab. */
export async function placeFor(record: GameRecord): Promise<string> {
  const { steps } = await api.study.steps(record, null); // whether it can be played through at all
  const last = steps.at(-1);
  if (last && ends(last)) {
    try {
      await become();
      return `/replay/${(await api.keepRecord(record)).id}/0`;
    } catch (error) {
      if (!(error instanceof Refusal) || !ONLY_SHOWN.has(error.code)) throw error;
    }
  }
  keepHere(record);
  return "/replay/file/0";
}
