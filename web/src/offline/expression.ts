/**
 * JSON as an expression of Python, which the interpreter reads faster than it would parse JSON itself.
 *
 * Numbers keep their text: a seed of many digits stays whole, and 1.0 is not 1. Objects become ordered dicts (`D`).
 */
const TOKEN = /\s*(?:([{}[\],:])|("(?:[^"\\]|\\.)*")|(-?\d[\d.eE+-]*)|(true|false|null))\s*/gy;
const WORDS: Record<string, string> = { true: "True", false: "False", null: "None" };

/** Return the expression; null where the text is not JSON. */
export function pythonExpression(json: string): string | null {
  try {
    JSON.parse(json);
  } catch {
    return null;
  }
  const parts: string[] = [];
  /** Whether each open bracket is an object's. */
  const open: boolean[] = [];
  let key = false;
  for (const [, sign, text, number, word] of json.matchAll(TOKEN)) {
    if (sign === "{" || sign === "[") {
      open.push(sign === "{");
      parts.push(sign === "{" ? "D([" : "[");
      key = sign === "{";
    } else if (sign === "}" || sign === "]") {
      open.pop();
      parts.push(sign === "]" ? "]" : parts.at(-1) === "D([" ? "])" : ")])");
    } else if (sign === ",") {
      key = open.at(-1) === true;
      parts.push(key ? ")," : ",");
    } else if (sign === ":") parts.push(",");
    else {
      const value = text === undefined ? (number ?? WORDS[word!]!) : pythonText(text);
      parts.push(key ? `(${value}` : value);
      key = false;
    }
  }
  return parts.join("");
}

/** Return a JSON string as a literal of Python: surrogate pairs are one character there. */
function pythonText(json: string): string {
  const text = JSON.parse(json) as string;
  let made = '"';
  for (const character of text) {
    const code = character.codePointAt(0)!;
    if (character === '"' || character === "\\") made += `\\${character}`;
    else if (code < 32) made += `\\x${code.toString(16).padStart(2, "0")}`;
    else made += character;
  }
  return `${made}"`;
}
