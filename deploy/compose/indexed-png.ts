import { crc32, deflateSync } from 'node:zlib';

interface Pixels {
  width: number;
  height: number;
  /** Red, green, blue and alpha, a byte each; the alpha is not used. */
  rgba: Uint8Array;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const MOST_COLORS = 256;

/**
 * An opaque picture as a PNG of at most 256 colours (PNG 3rd edition, colour type 3). Drawings in flat colours lose
 * nothing but shades on their edges, and need a third of the bytes.
 */
export function indexedPng({ width, height, rgba }: Pixels): Buffer {
  const colors = colorsOf(rgba);
  const palette = mostFrequent(colors);
  const indexOf = nearestIn(palette);
  // Each row begins with a byte that says that it is stored unfiltered: 0.
  const rows = Buffer.alloc((width + 1) * height);
  forEachRun(colors, (color, start, end) => {
    const index = indexOf(color);
    for (let pixel = start; pixel < end; pixel += 1) rows[pixel + Math.floor(pixel / width) + 1] = index;
  });
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header(width, height)),
    chunk('PLTE', Buffer.from(palette.flatMap((color) => [color >> 16, (color >> 8) & 255, color & 255]))),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Each pixel's colour as one number, 0xrrggbb. */
function colorsOf(rgba: Uint8Array): Uint32Array {
  const bytes = new DataView(rgba.buffer, rgba.byteOffset, rgba.byteLength);
  const colors = new Uint32Array(rgba.byteLength / 4);
  for (let pixel = 0; pixel < colors.length; pixel += 1) colors[pixel] = bytes.getUint32(pixel * 4) >>> 8;
  return colors;
}

/** Neighbours of one colour at once: a flat drawing has few of them. */
function forEachRun(colors: Uint32Array, visit: (color: number, start: number, end: number) => void): void {
  for (let start = 0; start < colors.length;) {
    let end = start + 1;
    while (colors[end] === colors[start]) end += 1;
    visit(colors[start] as number, start, end);
    start = end;
  }
}

function mostFrequent(colors: Uint32Array): number[] {
  const counts = new Map<number, number>();
  forEachRun(colors, (color, start, end) => counts.set(color, (counts.get(color) ?? 0) + end - start));
  return [...counts]
    .sort(([one, count], [other, otherCount]) => otherCount - count || one - other)
    .slice(0, MOST_COLORS)
    .map(([color]) => color);
}

/** Finds the index of the nearest colour of a palette, by the distance of the three channels. */
function nearestIn(palette: number[]): (color: number) => number {
  const known = new Map(palette.map((color, index) => [color, index]));
  return (color) => {
    const found = known.get(color);
    if (found !== undefined) return found;
    const nearest = palette.reduce((best, candidate) =>
      distance(candidate, color) < distance(best, color) ? candidate : best,
    );
    const index = known.get(nearest) as number;
    known.set(color, index);
    return index;
  };
}

function distance(one: number, other: number): number {
  const red = (one >> 16) - (other >> 16);
  const green = ((one >> 8) & 255) - ((other >> 8) & 255);
  const blue = (one & 255) - (other & 255);
  return red * red + green * green + blue * blue;
}

function header(width: number, height: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([8, 3, 0, 0, 0], 8);
  return data;
}

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(typed.length + 8);
  framed.writeUInt32BE(data.length, 0);
  typed.copy(framed, 4);
  framed.writeUInt32BE(crc32(typed), typed.length + 4);
  return framed;
}
