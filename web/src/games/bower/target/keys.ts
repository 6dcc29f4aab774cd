/** The keys of a target: R turns or takes the next way, Escape lays down what was taken up, Enter does it. */
type Keys = {
  cancel: () => void;
  turn: () => void;
  /** Whether there was something to do. */
  confirm: () => boolean;
  arrow?: (key: string) => void;
};

export function shortcut(event: KeyboardEvent, keys: Keys): void {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.altKey || event.metaKey || document.querySelector("dialog[open]")) return;
  if (target.matches("input, textarea, select")) return;
  if (event.key === "Escape") keys.cancel();
  else if (event.key === "r" || event.key === "R" || event.key === "к" || event.key === "К") keys.turn();
  else if (event.key === "Enter") {
    if (!keys.confirm()) return;
  } else if (event.key.startsWith("Arrow") && keys.arrow) keys.arrow(event.key);
  else return;
  event.preventDefault();
}
