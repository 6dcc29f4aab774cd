/**
 * A drawing of the page as one that stands alone: symbols in place of their uses, and every style written out, since a
 * file has neither our sprites nor our style sheets. What comes out is also what `paint.ts` draws.
 */
const SVG = "http://www.w3.org/2000/svg";
const STYLES = [
  ...["fill", "fill-opacity", "fill-rule", "opacity", "clip-path"],
  ...["stroke", "stroke-width", "stroke-opacity", "stroke-linecap", "stroke-linejoin", "stroke-dasharray"],
];
const LETTERS = ["font-family", "font-size", "font-weight", "text-anchor"];
const PLAIN: Record<string, string> = {
  "fill-opacity": "1",
  "fill-rule": "nonzero",
  opacity: "1",
  "clip-path": "none",
  stroke: "none",
  "stroke-opacity": "1",
  "stroke-linecap": "butt",
  "stroke-linejoin": "miter",
  "stroke-dasharray": "none",
};
const DEEPEST = 6;

/** A copy, put into the page beside the drawing where nobody sees it; whoever asked takes it away again. */
export function flatten(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  copy.setAttribute("aria-hidden", "true");
  Object.assign(copy.style, { position: "fixed", left: "-3000px", top: "0", width: "900px", height: "auto" });
  drawing.parentElement!.append(copy);
  for (let deep = 0; deep < DEEPEST && copy.querySelector("use"); deep++)
    for (const use of copy.querySelectorAll("use")) use.replaceWith(inPlaceOf(use));
  const patterns = patternsOf(copy);
  if (patterns.length) {
    const defs = document.createElementNS(SVG, "defs");
    defs.append(...patterns);
    copy.prepend(defs);
  }
  writeOut(copy);
  return copy;
}

/** What a use shows: the insides of a symbol at its place, or a copy of any other element. */
function inPlaceOf(use: SVGUseElement): Element {
  const target = document.getElementById((use.getAttribute("href") ?? "").slice(1));
  const whole = document.createElementNS(SVG, "g");
  const place = new Map<string, string>();
  for (const { name, value } of use.attributes)
    if (/^(x|y|width|height)$/.test(name)) place.set(name, value);
    else if (!/^(href|id)$/.test(name)) whole.setAttribute(name, value);
  if (!target) return whole;
  const inside = target.cloneNode(true) as Element;
  inside.removeAttribute("id");
  for (const one of inside.querySelectorAll("[id]")) one.removeAttribute("id");
  if (target.localName !== "symbol") {
    const [x, y] = ["x", "y"].map((name) => Number(place.get(name) ?? 0));
    const moved = document.createElementNS(SVG, "g");
    if (x || y) moved.setAttribute("transform", `translate(${x} ${y})`);
    moved.append(inside);
    whole.append(moved);
    return whole;
  }
  const picture = document.createElementNS(SVG, "svg");
  for (const { name, value } of target.attributes) if (name !== "id") picture.setAttribute(name, value);
  for (const [name, value] of place) picture.setAttribute(name, value);
  picture.append(...inside.childNodes);
  whole.append(picture);
  return whole;
}

/** Copies of the patterns that something is filled with. */
function patternsOf(copy: SVGSVGElement): Element[] {
  const names = new Set<string>();
  for (const one of copy.querySelectorAll("[fill^='url(']"))
    names.add(one.getAttribute("fill")!.replace(/^url\(["']?#|["']?\)$/g, ""));
  return [...names].flatMap((name) => {
    const found = document.getElementById(name);
    return found ? [found.cloneNode(true) as Element] : [];
  });
}

/** Styles as attributes, as they are here and now. All are read before any is written: what is written changes nothing then. */
function writeOut(copy: SVGSVGElement): void {
  const all = [...copy.querySelectorAll<SVGElement>("*")].filter(
    (one) => !/^(title|defs|clipPath)$/.test(one.localName),
  );
  const told = all.map((one) => {
    const style = getComputedStyle(one);
    const names = one.localName === "text" ? [...STYLES, ...LETTERS] : STYLES;
    return names.map((name) => [name, style.getPropertyValue(name)] as const);
  });
  all.forEach((one, i) => {
    const group = /^(g|svg|pattern)$/.test(one.localName);
    for (const [name, value] of told[i]!) {
      const inherited = name !== "opacity" && name !== "clip-path";
      one.removeAttribute(name);
      if (group && inherited) continue;
      if (value && value !== PLAIN[name]) one.setAttribute(name, value.replaceAll('"', "'"));
    }
    one.removeAttribute("class");
    one.removeAttribute("style");
  });
  copy.removeAttribute("class");
}

/** The text of a file. */
export function written(flat: SVGSVGElement): string {
  const copy = flat.cloneNode(true) as SVGSVGElement;
  const [, , width, height] = copy.getAttribute("viewBox")!.split(" ");
  copy.removeAttribute("style");
  copy.removeAttribute("aria-hidden");
  copy.setAttribute("width", width!);
  copy.setAttribute("height", height!);
  const comments = document.createTreeWalker(copy, NodeFilter.SHOW_COMMENT);
  const found: Node[] = [];
  while (comments.nextNode()) found.push(comments.currentNode);
  for (const one of found) one.parentNode!.removeChild(one);
  return new XMLSerializer().serializeToString(copy);
}
