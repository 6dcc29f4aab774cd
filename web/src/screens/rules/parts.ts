/** A statement's text in parts: plain, found by the search, a name in code, the number of another statement. */
import { NUMBER } from "./book.ts";
import { marks } from "./search.ts";

export type Part = { text: string; kind: "text" | "code" | "rule"; marked: boolean };

export function partsOf(text: string, wishes: readonly string[] = []): Part[] {
  const parts: Part[] = [];
  let from = 0;
  const pieces = new RegExp(`\`[^\`]+\`|${NUMBER.source}`, "g");
  for (const piece of text.matchAll(pieces)) {
    parts.push(...marked(text.slice(from, piece.index), wishes));
    const code = piece[0].startsWith("`");
    const inner = code ? piece[0].slice(1, -1) : piece[0];
    parts.push({ text: inner, kind: code ? "code" : "rule", marked: marks(inner, wishes).length > 0 });
    from = piece.index + piece[0].length;
  }
  return [...parts, ...marked(text.slice(from), wishes)].filter((part) => part.text !== "");
}

function marked(text: string, wishes: readonly string[]): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const [start, end] of marks(text, wishes)) {
    parts.push({ text: text.slice(from, start), kind: "text", marked: false });
    parts.push({ text: text.slice(start, end), kind: "text", marked: true });
    from = end;
  }
  return [...parts, { text: text.slice(from), kind: "text", marked: false }];
}
