import pixelmatch from 'pixelmatch';
import type { Band } from './in-page';

/** A picture as pixels. */
export interface Picture {
  width: number;
  height: number;
  /** Red, green, blue and alpha of each pixel, row by row. */
  pixels: Buffer;
  bands: Band[];
}

export interface PictureDifference {
  /**
   * Sections that changed, from the top, by their headings, each with its changed pixels by all pixels of the larger of both, 0 to 1; empty
   * where the pictures are the same.
   */
  sections: { section: string; share: number }[];
  /** Of the whole page, 0 to 1. */
  share: number;
  /** The later picture in grey with what changed in red, as long as both need; null where nothing changed. */
  marked: Omit<Picture, 'bands'> | null;
}

/** How far colours may be apart and count as the same, 0 to 1 (YIQ): what Chromatic takes by default. */
const THRESHOLD = 0.063;

const BYTES = 4;

/** What changed between two pictures of a page, section by section: a section that grew moves those below, which did not change by that. */
export function comparePictures(before: Picture, after: Picture): PictureDifference {
  const same = { sections: [], share: 0, marked: null };
  if (before.width === after.width && before.pixels.equals(after.pixels)) return same;
  const pairs = pairBands(before, after);
  const parts = pairs.map((pair) => compareBands(before, after, pair));
  const changed = parts.reduce((sum, part) => sum + part.changed, 0);
  if (changed === 0) return same;
  const total = parts.reduce((sum, part) => sum + part.total, 0);
  const width = Math.max(before.width, after.width);
  return {
    sections: parts
      .filter((part) => part.changed > 0)
      .map((part) => ({ section: part.name, share: part.changed / part.total })),
    share: changed / total,
    marked: { width, height: total / width, pixels: Buffer.concat(parts.map(({ marked }) => marked)) },
  };
}

interface BandPair {
  name: string;
  before: Band | null;
  after: Band | null;
}

/** In the order of the later page; what is gone comes before what followed it. */
function pairBands(before: Picture, after: Picture): BandPair[] {
  const left = [...before.bands];
  const pairs: BandPair[] = [];
  for (const band of after.bands) {
    const index = left.findIndex(({ key }) => key === band.key);
    const gone = left.splice(0, index < 0 && isRenamed(left[0], band, after) ? 1 : index + 1);
    const partner = gone.pop() ?? null;
    pairs.push(...gone.map(alone), { name: band.name, before: partner, after: band });
  }
  return [...pairs, ...left.map(alone)];
}

/** Whether a section has another heading than the one that stood in its place, and no id that says it is another. */
function isRenamed(before: Band | undefined, band: Band, after: Picture): boolean {
  if (!before || [before, band].some(({ key }) => key.startsWith('#'))) return false;
  return !after.bands.some(({ key }) => key === before.key);
}

function alone(band: Band): BandPair {
  return { name: `${band.name} (gone)`, before: band, after: null };
}

function compareBands(before: Picture, after: Picture, pair: BandPair) {
  const width = Math.max(before.width, after.width);
  const height = Math.max(heightOf(before, pair.before), heightOf(after, pair.after));
  const total = width * height;
  const [one, other] = [strip(before, pair.before, width, height), strip(after, pair.after, width, height)];
  const marked = Buffer.alloc(total * BYTES);
  const isAlone = pair.before === null || pair.after === null;
  const hasMoved = !isAlone && pair.before?.top !== pair.after?.top;
  const different = one.equals(other)
    ? (marked.set(other), 0)
    : pixelmatch(hasMoved ? withEdgesOf(other, one, width) : one, other, marked, width, height, {
        threshold: THRESHOLD,
      });
  // Where one has no pixels, all of the other's are changed, be they white.
  const shorter = Math.abs(heightOf(before, pair.before) - heightOf(after, pair.after)) * width;
  return {
    name: pair.name,
    total,
    marked,
    changed: isAlone ? total : Math.min(total, Math.max(different, shorter)),
  };
}

/**
 * Browsers draw the slanted edges of what was moved a shade different. So where two pictures differ by no more than that, the earlier
 * one gets the later one's pixel: where each of both lies between the darkest and the lightest around it in the other.
 */
function withEdgesOf(later: Buffer, earlier: Buffer, width: number): Buffer {
  const row = width * BYTES;
  const around = [-row, 0, row].flatMap((rows) => [rows - BYTES, rows, rows + BYTES]);
  const isBetween = (one: Buffer, other: Buffer, at: number) =>
    [0, 1, 2].every((colour) => {
      const shades = around.map((step) => other[at + step + colour] ?? other[at + colour]!);
      return one[at + colour]! >= Math.min(...shades) && one[at + colour]! <= Math.max(...shades);
    });
  const aligned = Buffer.from(earlier);
  for (let at = 0; at < later.length; at += BYTES) {
    if (later.readInt32LE(at) === earlier.readInt32LE(at)) continue;
    if (isBetween(earlier, later, at) && isBetween(later, earlier, at))
      later.copy(aligned, at, at, at + BYTES);
  }
  return aligned;
}

function heightOf({ height }: Picture, band: Band | null): number {
  return band ? Math.max(0, Math.min(band.bottom, height) - Math.min(band.top, height)) : 0;
}

/** The pixels of a band, with white to the right and below up to a size. */
function strip(picture: Picture, band: Band | null, width: number, height: number): Buffer {
  const own = heightOf(picture, band);
  const start = band ? band.top * picture.width * BYTES : 0;
  const pixels = picture.pixels.subarray(start, start + own * picture.width * BYTES);
  if (picture.width === width && own === height) return pixels;
  const filled = Buffer.alloc(width * height * BYTES, 255);
  for (let row = 0; row < own; row += 1)
    pixels.copy(filled, row * width * BYTES, row * picture.width * BYTES, (row + 1) * picture.width * BYTES);
  return filled;
}
