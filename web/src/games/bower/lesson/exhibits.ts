/** What Bower's lesson shows besides the table, by the names that the lesson uses. */
import Bonuses from "./Bonuses.svelte";
import EggLines from "./EggLines.svelte";
import type { Exhibit } from "../../contract.ts";
import Pieces from "./Pieces.svelte";
import Variants from "./Variants.svelte";

export default { pieces: Pieces, bonuses: Bonuses, lines: EggLines, variants: Variants } as Record<
  string,
  Exhibit
>;
