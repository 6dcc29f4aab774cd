/**
 * A flattened drawing on a canvas, and so as a PNG. The page's policy lets no picture in that is not a file of this
 * server, so that a browser cannot be asked to draw its own SVG; our drawings are simple enough to do it by hand.
 */
type Ctx = CanvasRenderingContext2D;

/** The drawing as a PNG, enlarged by this factor. */
export function paint(flat: SVGSVGElement, scale = 2): Promise<Blob | null> {
  const [, , width = 900, height = 600] = flat.getAttribute("viewBox")!.split(" ").map(Number);
  const canvas = document.createElement("canvas");
  canvas.width = width * scale;
  canvas.height = height * scale;
  const ctx = canvas.getContext("2d");
  if (!ctx) return Promise.resolve(null);
  const base = new DOMMatrix([scale, 0, 0, scale, 0, 0]).multiply(flat.getScreenCTM()!.inverse());
  const patterns = new Map<string, CanvasPattern | null>();
  for (const one of flat.querySelectorAll("pattern")) patterns.set(one.id, tileOf(one, ctx));
  draw(flat, { ctx, base, patterns }, 1);
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}

type Easel = { ctx: Ctx; base: DOMMatrix; patterns: Map<string, CanvasPattern | null> };

function draw(one: Element, easel: Easel, opacity: number): void {
  const { ctx, base } = easel;
  for (const child of one.children) {
    if (/^(defs|title|pattern|clipPath)$/.test(child.localName)) continue;
    const shape = child as SVGGraphicsElement;
    const matrix = shape.getScreenCTM?.();
    if (!matrix) continue;
    ctx.save();
    ctx.setTransform(base.multiply(matrix));
    const seen = opacity * Number(child.getAttribute("opacity") ?? 1);
    const clip = child.getAttribute("clip-path")?.match(/#([\w-]+)/)?.[1];
    const frame = clip && document.getElementById(clip)?.firstElementChild;
    if (frame) ctx.clip(pathOf(frame)!);
    if (child.localName === "svg") clipTo(child, ctx);
    if (child.localName === "g" || child.localName === "svg") draw(child, easel, seen);
    else if (child.localName === "text") write(child, ctx, seen);
    else stroke(child, easel, seen);
    ctx.restore();
  }
}

/** What lies outside of a picture in the picture is not seen. */
function clipTo(svg: Element, ctx: Ctx): void {
  const box = svg.getAttribute("viewBox")?.split(/[ ,]+/).map(Number);
  if (!box) return;
  const path = new Path2D();
  path.rect(box[0]!, box[1]!, box[2]!, box[3]!);
  ctx.clip(path);
}

function stroke(one: Element, { ctx, patterns }: Easel, opacity: number): void {
  const path = pathOf(one);
  if (!path) return;
  const told = (name: string, usual: string) => one.getAttribute(name) ?? usual;
  const fill = told("fill", "#000");
  const pattern = fill.startsWith("url(") ? patterns.get(fill.replace(/^url\(["']?#|["']?\)$/g, "")) : null;
  if (pattern || !/^(none|url)/.test(fill)) {
    ctx.fillStyle = pattern ?? fill;
    ctx.globalAlpha = opacity * Number(told("fill-opacity", "1"));
    ctx.fill(path, told("fill-rule", "nonzero") as CanvasFillRule);
  }
  const line = told("stroke", "none");
  if (line === "none") return;
  ctx.strokeStyle = line;
  ctx.lineWidth = parseFloat(told("stroke-width", "1"));
  ctx.lineCap = told("stroke-linecap", "butt") as CanvasLineCap;
  ctx.lineJoin = told("stroke-linejoin", "miter") as CanvasLineJoin;
  const dashes = told("stroke-dasharray", "none");
  ctx.setLineDash(dashes === "none" ? [] : dashes.split(/[ ,]+/).map(parseFloat));
  ctx.globalAlpha = opacity * Number(told("stroke-opacity", "1"));
  ctx.stroke(path);
}

function write(one: Element, ctx: Ctx, opacity: number): void {
  const told = (name: string, usual: string) => one.getAttribute(name) ?? usual;
  ctx.font = `${told("font-weight", "400")} ${told("font-size", "16px")} ${told("font-family", "sans-serif")}`;
  ctx.textAlign = ({ middle: "center", end: "right" }[told("text-anchor", "start")] ??
    "left") as CanvasTextAlign;
  ctx.fillStyle = told("fill", "#000");
  ctx.globalAlpha = opacity;
  ctx.fillText(one.textContent ?? "", Number(told("x", "0")), Number(told("y", "0")));
}

/** The outline of a shape. */
function pathOf(one: Element): Path2D | null {
  const n = (name: string) => parseFloat(one.getAttribute(name) ?? "0");
  const path = new Path2D();
  switch (one.localName) {
    case "path":
      return new Path2D(one.getAttribute("d") ?? "");
    case "circle":
      path.arc(n("cx"), n("cy"), n("r"), 0, 2 * Math.PI);
      return path;
    case "ellipse":
      path.ellipse(n("cx"), n("cy"), n("rx"), n("ry"), 0, 0, 2 * Math.PI);
      return path;
    case "rect":
      path.roundRect(n("x"), n("y"), n("width"), n("height"), n("rx") || n("ry"));
      return path;
    default:
      return null;
  }
}

/** A pattern's tile, drawn once. Its shapes have no place in the page, so only their own transforms count. */
function tileOf(pattern: SVGPatternElement, ctx: Ctx): CanvasPattern | null {
  const FINE = 4;
  const [width, height] = ["width", "height"].map((name) => Number(pattern.getAttribute(name)));
  const canvas = document.createElement("canvas");
  canvas.width = width! * FINE;
  canvas.height = height! * FINE;
  const tile = canvas.getContext("2d");
  if (!tile) return null;
  const inside = (one: Element, matrix: DOMMatrix) => {
    for (const child of one.children) {
      const own = child.getAttribute("transform");
      const here = own ? matrix.multiply(transformOf(child as SVGGraphicsElement)) : matrix;
      if (child.localName === "g") {
        inside(child, here);
        continue;
      }
      tile.setTransform(here);
      stroke(
        child,
        { ctx: tile, base: here, patterns: new Map() },
        Number(child.getAttribute("opacity") ?? 1),
      );
    }
  };
  inside(pattern, new DOMMatrix([FINE, 0, 0, FINE, 0, 0]));
  const made = ctx.createPattern(canvas, "repeat");
  made?.setTransform(new DOMMatrix([1 / FINE, 0, 0, 1 / FINE, 0, 0]));
  return made;
}

function transformOf(one: SVGGraphicsElement): DOMMatrix {
  const matrix = one.transform.baseVal.consolidate()?.matrix;
  return matrix
    ? new DOMMatrix([matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f])
    : new DOMMatrix();
}
