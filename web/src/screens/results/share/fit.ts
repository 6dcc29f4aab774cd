/** Text that fits a width: first smaller, then cut with an ellipsis. */
export type Fitted = { text: string; size: number };
/** The width of a text at a size of its letters. */
export type Measure = (text: string, size: number) => number;

export function fit(text: string, width: number, size: number, smallest: number, measure: Measure): Fitted {
  const wide = measure(text, size);
  if (wide <= width) return { text, size };
  const smaller = Math.floor((size * width) / wide);
  if (smaller >= smallest && measure(text, smaller) <= width) return { text, size: smaller };
  const letters = [...text];
  while (letters.length > 1 && measure(`${letters.join("")}…`, smallest) > width) letters.pop();
  return { text: `${letters.join("").trimEnd()}…`, size: smallest };
}

/** Measure letters as a canvas writes them, in the font of the page. */
export function measureIn(weight: number): Measure {
  const pen = document.createElement("canvas").getContext("2d");
  const family = getComputedStyle(document.body).fontFamily;
  return (text, size) => {
    if (!pen) return text.length * size * 0.7;
    pen.font = `${weight} ${size}px ${family}`;
    return pen.measureText(text).width;
  };
}
