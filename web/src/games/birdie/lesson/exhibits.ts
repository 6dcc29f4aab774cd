/** What Birdie's lesson shows besides the table, by the names that the lesson uses. */
import Birds from "./Birds.svelte";
import Cards from "./Cards.svelte";
import type { Exhibit } from "../../contract.ts";
import OwnBoard from "./OwnBoard.svelte";
import Totals from "./Totals.svelte";

export default { cards: Cards, board: OwnBoard, totals: Totals, birds: Birds } as Record<string, Exhibit>;
