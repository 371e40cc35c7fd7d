import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { version as resvg } from '@resvg/resvg-js/package.json';
import { version as sharp } from 'sharp/package.json';
import writeFileAtomic from 'write-file-atomic';
import { paintPicture } from './paint-picture';

/** Pictures that this working copy has painted: they seldom change, and each page has one in every language. */
const FOLDER = path.join(__dirname, '../../.cache/pictures');

/** Raised whenever the same drawing is painted otherwise (`paint-main.js`). */
const FORMAT = 1;

/**
 * A drawing as PNG: one that was painted before, or is painted now.
 * @param folder where pictures are kept
 * @throws SiteError `picture-not-painted`
 */
export function paintedPicture(svg: string, folder = FOLDER): Promise<Buffer> {
  const inputs = JSON.stringify([FORMAT, resvg, sharp, svg]);
  const file = path.join(folder, `${createHash('sha256').update(inputs).digest('hex').slice(0, 32)}.png`);
  let picture = underWay.get(file);
  if (!picture) {
    picture = keptOrPainted(svg, file).finally(() => underWay.delete(file));
    underWay.set(file, picture);
  }
  return picture;
}

/** By file: a drawing that several pages have is painted once. */
const underWay = new Map<string, Promise<Buffer>>();

async function keptOrPainted(svg: string, file: string): Promise<Buffer> {
  const kept = await readFile(file).catch(() => null);
  if (kept) return kept;
  const png = await inTurn(() => paintPicture(svg));
  await keep(file, png).catch(() => undefined);
  return png;
}

async function keep(file: string, png: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFileAtomic(file, png);
}

/** Processes beyond the processors would wait for each other, and take memory meanwhile. */
let free = availableParallelism();
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (free > 0) free -= 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }
}
