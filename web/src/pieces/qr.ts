/**
 * QR codes, written here so that nothing has to be loaded for them: bytes, level M, versions 1 to 10 (213 bytes), which
 * is more than any link of ours needs. The steps and their names are those of ISO/IEC 18004.
 */

/** Error correction words of each block, and the data words of every block, by version. */
const BLOCKS: ReadonlyArray<readonly [number, readonly number[]]> = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
  [26, [43, 43, 43, 43, 44]],
];
const MASKS: ReadonlyArray<(row: number, column: number) => boolean> = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];
export type Matrix = boolean[][];

/** The code of a text, row by row, dark is true. The mask is the one that reads best, unless one is asked for. */
export function qr(text: string, mask?: number): Matrix {
  const bytes = new TextEncoder().encode(text);
  const version = smallest(bytes.length);
  const words = interleaved(data(bytes, version), version);
  const drawn = (one: number) => draw(words, version, one);
  if (mask !== undefined) return drawn(mask);
  const all = MASKS.map((_, one) => drawn(one));
  const marks = all.map(penalty);
  return all[marks.indexOf(Math.min(...marks))]!;
}

/** The dark squares as one path, in modules, without the quiet margin. */
export function path(matrix: Matrix): string {
  let drawn = "";
  matrix.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      const first = x;
      while (row[x]) x++;
      if (x > first) drawn += `M${first} ${y}h${x - first}v1h-${x - first}z`;
    }
  });
  return drawn;
}

const room = (version: number) => BLOCKS[version - 1]![1].reduce((sum, words) => sum + words, 0);
const countBits = (version: number) => (version < 10 ? 8 : 16);

function smallest(length: number): number {
  for (let version = 1; version <= BLOCKS.length; version++)
    if (4 + countBits(version) + 8 * length <= 8 * room(version)) return version;
  throw new RangeError(`${length} bytes are too many for this QR code`);
}

/** The text's bits in words: mode, length, bytes, end, filling. */
function data(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = [];
  const put = (value: number, width: number) => {
    for (let i = width - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(0b0100, 4);
  put(bytes.length, countBits(version));
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, 8 * room(version) - bits.length));
  put(0, -bits.length & 7);
  const words: number[] = [];
  for (let i = 0; i < bits.length; i += 8)
    words.push(bits.slice(i, i + 8).reduce((sum, bit) => sum * 2 + bit, 0));
  for (let i = 0; words.length < room(version); i++) words.push(i % 2 ? 0x11 : 0xec);
  return words;
}

/** The words of all blocks with their corrections, in the order in which they are drawn. */
function interleaved(words: number[], version: number): number[] {
  const [corrections, sizes] = BLOCKS[version - 1]!;
  let from = 0;
  const blocks = sizes.map((size) => words.slice(from, (from += size)));
  const remainders = blocks.map((block) => remainder(block, corrections));
  const turn = (rows: number[][]) => {
    const longest = Math.max(...rows.map((row) => row.length));
    return Array.from({ length: longest }, (_, i) =>
      rows.flatMap((row) => (i < row.length ? [row[i]!] : [])),
    ).flat();
  };
  return [...turn(blocks), ...turn(remainders)];
}

/** A product in the field of 256 elements (x⁸ + x⁴ + x³ + x² + 1). */
function times(a: number, b: number): number {
  let product = 0;
  for (let i = 7; i >= 0; i--) {
    product = (product << 1) ^ (product & 0x80 ? 0x11d : 0);
    if ((b >> i) & 1) product ^= a;
  }
  return product;
}

/** The Reed–Solomon words of a block. */
function remainder(block: number[], count: number): number[] {
  const divisor = new Array<number>(count).fill(0);
  divisor[count - 1] = 1;
  for (let i = 0, root = 1; i < count; i++, root = times(root, 2))
    for (let k = 0; k < count; k++) divisor[k] = times(divisor[k]!, root) ^ (divisor[k + 1] ?? 0);
  const rest = new Array<number>(count).fill(0);
  for (const word of block) {
    const factor = word ^ rest.shift()!;
    rest.push(0);
    divisor.forEach((one, k) => (rest[k]! ^= times(one, factor)));
  }
  return rest;
}

/** A number followed by its check bits. */
function checked(value: number, polynomial: number, bits: number): number {
  let rest = value << bits;
  const top = 31 - Math.clz32(polynomial);
  for (let i = 31 - Math.clz32(rest || 1); i >= top; i--)
    if ((rest >> i) & 1) rest ^= polynomial << (i - top);
  return (value << bits) | rest;
}

/** Where alignment patterns have their centres, along either side. */
function centres(version: number): number[] {
  if (version === 1) return [];
  const last = 4 * version + 10;
  return version < 7 ? [6, last] : [6, last / 2 + 3, last];
}

function draw(words: number[], version: number, mask: number): Matrix {
  const size = 4 * version + 17;
  const grid: Array<Array<boolean | null>> = Array.from({ length: size }, () =>
    new Array<null>(size).fill(null),
  );
  const set = (r: number, c: number, dark: boolean) => {
    if (r >= 0 && c >= 0 && r < size && c < size) grid[r]![c] = dark;
  };
  /** Rings round a centre: light at these distances, dark elsewhere. */
  const rings = (row: number, column: number, reach: number, light: number[]) => {
    for (let r = -reach; r <= reach; r++)
      for (let c = -reach; c <= reach; c++)
        set(row + r, column + c, !light.includes(Math.max(Math.abs(r), Math.abs(c))));
  };
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  const at = centres(version);
  const corner = (r: number, c: number) =>
    (r < 8 && c < 8) || (r < 8 && c > size - 9) || (r > size - 9 && c < 8);
  for (const r of at) for (const c of at) if (!corner(r, c)) rings(r, c, 2, [1]);
  for (const [r, c] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    rings(r, c, 4, [2, 4]);
  drawFormat(set, size, checked(mask, 0x537, 10) ^ 0x5412);
  if (version > 6) drawVersion(set, size, checked(version, 0x1f25, 12));
  fill(grid, words, MASKS[mask]!);
  return grid as Matrix;
}

type Set = (row: number, column: number, dark: boolean) => void;

/** Level M (00) and the mask, twice; and the square that is always dark. */
function drawFormat(set: Set, size: number, bits: number): void {
  for (let i = 0; i < 15; i++) {
    const dark = ((bits >> i) & 1) === 1;
    set(i < 6 ? i : i < 8 ? i + 1 : size - 15 + i, 8, dark);
    set(8, i < 8 ? size - 1 - i : i < 9 ? 7 : 14 - i, dark);
  }
  set(size - 8, 8, true);
}

function drawVersion(set: Set, size: number, bits: number): void {
  for (let i = 0; i < 18; i++) {
    const dark = ((bits >> i) & 1) === 1;
    const [a, b] = [Math.floor(i / 3), size - 11 + (i % 3)];
    set(a, b, dark);
    set(b, a, dark);
  }
}

/** The words, in pairs of columns up and down from the right, where nothing stands yet. */
function fill(
  grid: Array<Array<boolean | null>>,
  words: number[],
  masked: (r: number, c: number) => boolean,
): void {
  const size = grid.length;
  let bit = 0;
  let up = true;
  for (let right = size - 1; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const r = up ? size - 1 - step : step;
      for (const c of [right, right - 1]) {
        if (grid[r]![c] !== null) continue;
        const dark = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        grid[r]![c] = dark !== masked(r, c);
        bit++;
      }
    }
  }
}

/** How hard a code is to read: long runs, blocks, what looks like a corner, too much of one colour. */
function penalty(matrix: Matrix): number {
  const size = matrix.length;
  const columns = matrix.map((_, c) => matrix.map((row) => row[c]!));
  let marks = 0;
  for (const line of [...matrix, ...columns]) {
    const text = line.map((dark) => (dark ? "1" : "0")).join("");
    for (const [run] of text.matchAll(/0{5,}|1{5,}/g)) marks += run.length - 2;
    marks += 40 * [...`0000${text}0000`.matchAll(/(?<=0000)1011101|1011101(?=0000)/g)].length;
  }
  for (let r = 1; r < size; r++)
    for (let c = 1; c < size; c++) {
      const dark = matrix[r]![c]!;
      if (matrix[r - 1]![c] === dark && matrix[r]![c - 1] === dark && matrix[r - 1]![c - 1] === dark)
        marks += 3;
    }
  const dark = matrix.flat().filter(Boolean).length;
  return marks + 10 * Math.floor(Math.abs((dark * 20) / (size * size) - 10));
}
