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
export async function paintedPicture(svg: string, folder = FOLDER): Promise<Buffer> {
  const inputs = JSON.stringify([FORMAT, resvg, sharp, svg]);
  const file = path.join(folder, `${createHash('sha256').update(inputs).digest('hex').slice(0, 32)}.png`);
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

/** Processes beyond the processors would wait for each other, and painting has a time limit. */
const lanes = Array.from({ length: availableParallelism() }, (): Promise<unknown> => Promise.resolve());
let next = 0;

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const lane = next++ % lanes.length;
  const done = lanes[lane]!.then(work);
  lanes[lane] = done.catch(() => undefined);
  return done;
}
