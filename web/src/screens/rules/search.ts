/**
 * Finding a statement by words: several at once, at the beginnings of words, whatever their case, accents and endings
 * ("карты" finds "карта", "aleteos" finds "Aleteo"), or by its number ("B-T5", "bt5", "b-t").
 */
import type { LanguageCode } from "../../words/words.svelte.ts";
import type { Chapter } from "./book.ts";

/** A text as it is compared, each of its signs with the place it has in the original. */
type Plain = { text: string; at: number[] };
export type Span = readonly [from: number, to: number];
/** What is searched in a statement: the short sentence may stand in for the text on the screen. */
export type Entry = { number: string; chapter: string; title: string; short: string; text: string };

/** Texts that were made plain before: the same ones are searched with every letter that is typed. */
const made = new Map<string, Plain>();

export function plain(text: string): Plain {
  const known = made.get(text);
  if (known) return known;
  if (made.size > 4_000) made.clear();
  const one = flattened(text);
  made.set(text, one);
  return one;
}

function flattened(text: string): Plain {
  const at: number[] = [];
  let found = "";
  let place = 0;
  for (const sign of text) {
    for (const part of sign.normalize("NFD").toLowerCase()) {
      if (/\p{M}/u.test(part)) continue;
      found += part === "’" ? "'" : part;
      at.push(place);
    }
    place += sign.length;
  }
  at.push(place);
  return { text: found, at };
}

const ENDINGS: Record<LanguageCode, RegExp> = {
  en: /(?:ies|es|y|s)$/,
  it: /[aeio]$/,
  es: /(?:es|[aeo]s?)$/,
  ru: /(?:ами|ями|ого|его|ому|ему|ыми|ими|ов|ев|ам|ям|ах|ях|ом|ем|ои|еи|ую|юю|ая|яя|ое|ее|ые|ие|ых|их|ым|им|[аеиоуыэюяьи])$/,
};
const LEAST = 3;

/** A word without its ending, as long as enough of it is left. */
export function stem(word: string, language: LanguageCode): string {
  const cut = word.replace(ENDINGS[language], "");
  return cut.length >= LEAST && word.length > LEAST ? cut : word;
}

/** What is asked for: words without endings; digits stay whole. */
export function wishesOf(query: string, language: LanguageCode): string[] {
  const words = plain(query).text.match(/[\p{L}\p{N}_-]+/gu) ?? [];
  return [...new Set(words.map((word) => (/^\p{L}+$/u.test(word) ? stem(word, language) : word)))];
}

const isNumber = (wish: string) => /^[bw]-?[a-z]?-?\d{0,2}$/.test(wish) && /[-\d]/.test(wish);
const bare = (number: string) => number.toLowerCase().replaceAll("-", "");
const named = (number: string, wish: string) =>
  isNumber(wish) && (/\d$/.test(wish) ? bare(number) === bare(wish) : bare(number).startsWith(bare(wish)));

/** Where the words that are asked for stand in a text: whole words, from their beginnings. */
export function marks(text: string, wishes: readonly string[]): Span[] {
  if (!wishes.length) return [];
  const { text: flat, at } = plain(text);
  const found: Span[] = [];
  for (const word of flat.matchAll(/[\p{L}\p{N}_]+(?:-[\p{L}\p{N}]+)*/gu)) {
    const parts = [word[0], ...word[0].split("-")];
    const fits = (wish: string) =>
      /^\d+$/.test(wish)
        ? parts.includes(wish)
        : parts.some((part) => part.startsWith(wish)) || named(word[0], wish);
    if (wishes.some(fits)) found.push([at[word.index]!, at[word.index + word[0].length]!]);
  }
  return found;
}

/** Whether a text has every word. */
const hasAll = (text: string, wishes: readonly string[]) =>
  wishes.every((wish) => marks(text, [wish]).length > 0);

export type Hit = Entry & {
  /** Whether the short sentence has all of it; else the whole text has to be shown. */
  inShort: boolean;
};

export function search(entries: readonly Entry[], query: string, language: LanguageCode): Hit[] {
  const wishes = wishesOf(query, language);
  return entries.flatMap((entry) => {
    const left = wishes.filter((wish) => !named(entry.number, wish));
    if (!hasAll(`${entry.number} ${entry.title} ${entry.short} ${entry.text}`, left)) return [];
    return [{ ...entry, inShort: hasAll(`${entry.title} ${entry.short}`, left) }];
  });
}

export function entriesOf(book: readonly Chapter[], short: (number: string) => string): Entry[] {
  return book.flatMap(({ key, title, statements }) =>
    statements.map(({ number, text }) => ({ number, chapter: key, title, short: short(number), text })),
  );
}

/** Another word for one that is found nowhere: the nearest of the book, if it is near enough. */
export function suggestion(entries: readonly Entry[], query: string, language: LanguageCode): string | null {
  const known = new Map<string, string>();
  for (const { title, short, text } of entries)
    for (const word of `${title} ${short} ${text}`.match(/\p{L}{3,}/gu) ?? [])
      if (!known.has(plain(word).text)) known.set(plain(word).text, word.toLowerCase());
  const words = query.trim().split(/\s+/);
  let changed = false;
  const better = words.map((word) => {
    const asked = plain(word).text;
    if (search(entries, word, language).length || asked.length < LEAST) return word;
    let best: string | null = null;
    let least = Math.max(1, Math.floor(asked.length / 3)) + 1;
    for (const [flat, original] of known) {
      const far = distance(asked, flat, least);
      if (far < least) [best, least] = [original, far];
    }
    changed ||= best !== null;
    return best ?? word;
  });
  const text = better.join(" ");
  return changed && search(entries, text, language).length ? text : null;
}

/** How many letters have to be changed, added, left out or swapped; `most` where it is that many or more. */
export function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) >= most) return most;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, j) => j);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      let least = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + same);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, before[j - 2]! + 1);
      row.push(least);
    }
    [before, last] = [last, row];
  }
  return Math.min(most, last[other.length]!);
}
