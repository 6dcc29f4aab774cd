/** The functions that messages may call; see the list in `voliera/languages.py`, which they mirror. */
import type { FluentBundle, FluentFunction, FluentValue, FluentVariable } from "@fluent/bundle";

export function functions(bundle: () => FluentBundle): Record<string, FluentFunction> {
  const text = (value: FluentValue | undefined) =>
    String(value instanceof Object && "value" in value ? value.value : (value ?? ""));

  function must(message: string, args: Record<string, FluentVariable> = {}): string {
    const [id = "", attribute] = message.split(".");
    const entry = bundle().getMessage(id);
    const pattern = attribute ? entry?.attributes[attribute] : entry?.value;
    if (!pattern) throw new ReferenceError(`no such message: ${message}`);
    return bundle().formatPattern(pattern, args);
  }

  const split = (value: FluentValue | undefined) => text(value).split(" ").filter(Boolean);
  const name = (feature: string, form: string) => must(form ? `${feature}.${form}` : feature);
  const listed = (words: string[]) =>
    words.length < 2
      ? words.join("")
      : must("list-and", { first: words.slice(0, -1).join(", "), last: words.at(-1)! });

  function counts(items: string[]): Map<string, number> {
    const found = new Map<string, number>();
    for (const item of items) found.set(item, (found.get(item) ?? 0) + 1);
    return found;
  }

  return {
    NAME: ([feature], { case: form }) => name(text(feature), text(form)),
    NAMES: ([features], { case: form }) => listed(split(features).map((one) => name(one, text(form)))),
    COUNTED: ([count, feature]) => must(`${text(feature)}.counted`, { count: Number(text(count)) }),
    CARDS: ([cards], { case: form }) =>
      listed(
        split(cards).map((card) => {
          const [bird = "", season = ""] = card.split("-");
          return must(`card-${text(form) || "nominative"}`, { bird, season });
        }),
      ),
    OBJECTS: ([objects]) =>
      listed([...counts(split(objects))].map(([one, count]) => must(`${one}.counted`, { count }))),
    BONUSES: ([bonuses]) => listed(split(bonuses).map((one) => must(`bonus-${one}`))),
    LIST: ([items]) => listed(split(items)),
  };
}
