import { constants, crc32, deflateSync } from 'node:zlib';

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
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    // The first byte of a row says that it is stored unfiltered.
    for (let x = 0; x < width; x += 1) rows[y * (width + 1) + 1 + x] = indexOf(colors[y * width + x] as number);
  }
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header(width, height)),
    chunk('PLTE', Buffer.from(palette.flatMap((color) => [color >> 16, (color >> 8) & 255, color & 255]))),
    chunk('IDAT', deflateSync(rows, { level: constants.Z_BEST_COMPRESSION })),
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

function mostFrequent(colors: Uint32Array): number[] {
  const counts = new Map<number, number>();
  for (const color of colors) counts.set(color, (counts.get(color) ?? 0) + 1);
  return [...counts]
    .sort(([one, count], [other, otherCount]) => otherCount - count || one - other)
    .slice(0, MOST_COLORS)
    .map(([color]) => color);
}

/** Finds the index of the nearest colour of a palette, by the distance of the three channels. */
function nearestIn(palette: number[]): (color: number) => number {
  const known = new Map(palette.map((color, index) => [color, index]));
  return (color) => {
    let index = known.get(color);
    if (index === undefined) {
      const distances = palette.map((candidate) => distance(candidate, color));
      index = distances.indexOf(Math.min(...distances));
      known.set(color, index);
    }
    return index;
  };
}

function distance(one: number, other: number): number {
  return [16, 8, 0].reduce((sum, shift) => sum + (((one >> shift) & 255) - ((other >> shift) & 255)) ** 2, 0);
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
