/** Where everything lies in the two shapes of a shared picture: for link previews, and for a phone's screen. */
type Box = { x: number; y: number; width: number; height: number };
export type Layout = {
  width: number;
  height: number;
  /** Height of the roofs. */
  roofs: number;
  board: Box;
  /** Space between the board's edge and its text. */
  inside: number;
  foot: Box;
  qr: Box;
  /** Sizes of letters, digits and icons. */
  text: number;
  title: number;
  score: number;
  icon: number;
  /** Lines of the board, from its upper edge. */
  lines: Record<"game" | "title" | "score" | "against" | "row" | "caption", number>;
};

export const WIDE: Layout = {
  width: 1200,
  height: 630,
  roofs: 400,
  board: { x: 686, y: 40, width: 474, height: 416 },
  inside: 40,
  foot: { x: 44, y: 510, width: 600, height: 94 },
  qr: { x: 1000, y: 446, width: 160, height: 160 },
  text: 26,
  title: 54,
  score: 84,
  icon: 44,
  lines: { game: 62, title: 122, score: 232, against: 284, row: 304, caption: 384 },
};

export const TALL: Layout = {
  width: 1080,
  height: 1350,
  roofs: 760,
  board: { x: 90, y: 484, width: 900, height: 600 },
  inside: 60,
  foot: { x: 90, y: 1130, width: 660, height: 170 },
  qr: { x: 790, y: 1110, width: 200, height: 200 },
  text: 36,
  title: 86,
  score: 130,
  icon: 70,
  lines: { game: 74, title: 172, score: 330, against: 404, row: 436, caption: 554 },
};
