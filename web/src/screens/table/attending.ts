/** What happens around the game and should not go unseen: who comes and goes, and what somebody says. */
import { seatIn, type Happened, type TableModel } from "../../model.ts";
import { tell } from "../../words/telling.ts";
import { say } from "../../words/words.svelte.ts";
import { playing } from "./people.ts";
import { chatOf, heard, shell } from "./shell.svelte.ts";

const NEWS = new Set(["left", "replaced", "returned", "voted", "back-refused", "taken-back"]);

/** Tell it in passing until the returned function is called. What was said before one came counts as read. */
export function attend(table: TableModel): () => void {
  const { full } = table;
  if (full) shell.readUpTo = Math.max(shell.readUpTo, chatOf(full).at(-1)?.at ?? 0);
  return table.onHappening(({ events }) => {
    for (const event of events) if (table.full && isNews(event, table)) pass(event, table);
  });
}

function isNews(event: Happened, table: TableModel): boolean {
  const by = event.id === "voted" ? event.args.by : seatIn(event);
  if (by === playing(table.full!) && event.id !== "replaced") return false;
  if (event.id === "said") return shell.sheet !== "chat" && heard(table.full!, event.args);
  return NEWS.has(event.id);
}

function pass(event: Happened, table: TableModel): void {
  shell.show(
    () => (table.full ? tell(event, table.full) : ""),
    event.id === "said" ? { act: { label: () => say("web-chat"), run: () => shell.open("chat") } } : {},
  );
}
