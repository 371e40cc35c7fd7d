import { existsSync } from 'node:fs';
import { lstat, readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { SiteError } from '@site/errors';
import { z } from 'zod';
import type { PartSource } from './build-part';
import { assertPartName } from './part-names';

/**
 * The part that a folder holds a build of: `browser/` and `compose/`, as the recipe writes them into `dist/`.
 * @param dist absolute path
 * @throws SiteError `dist-missing`, `dist-not-built`, `part-name-invalid`
 */
export async function readBuiltPart(dist: string): Promise<PartSource> {
  const isFolder = await stat(dist).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) {
    throw new SiteError(
      'dist-missing',
      `There is no folder ${dist}; nothing was stored.`,
      'Build the part (npm run build), and name the folder that the build is in: --dist dist',
    );
  }
  await readMark(dist, 'part.json', z.object({ exposes: z.record(z.string(), z.unknown()) }));
  // By which browsers load the part.
  const { name } = await readMark(dist, 'mf-manifest.json', z.object({ name: z.string() }));
  assertPartName(name, 'nothing was stored');
  if (!existsSync(join(dist, 'compose'))) throw notBuilt(dist, 'it has no compose/');
  return { part: name, folder: nearestFolder(dist, 'package.json'), dist };
}

/** What is read here of a file that every build of a part has. */
async function readMark<Mark>(dist: string, name: string, schema: z.ZodType<Mark>): Promise<Mark> {
  const text = await readFile(join(dist, 'browser', name), 'utf8').catch(() => null);
  if (text === null) throw notBuilt(dist, `it has no browser/${name}`);
  try {
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    throw notBuilt(dist, `its browser/${name} is not what the build recipe writes`, cause);
  }
}

function notBuilt(dist: string, fact: string, cause?: unknown): SiteError {
  return new SiteError(
    'dist-not-built',
    `${dist} is not a built part: ${fact}. Nothing was stored.`,
    'Build the part (npm run build), and name the folder that holds browser/ and compose/: --dist dist',
    { cause },
  );
}

/** The folder itself or the nearest one around it that has such a file; itself where none has. */
export function nearestFolder(start: string, file: string): string {
  for (let folder = start; folder !== dirname(folder); folder = dirname(folder))
    if (existsSync(join(folder, file))) return folder;
  return start;
}

/** A built file: its path within the release (`browser/main.js`, `compose/shell.json`) and its bytes. */
export interface BuiltFile {
  path: string;
  body: Buffer;
}

/** Files of a browser build for builders alone; browsers do not fetch them. */
const NOT_RELEASED = /^mf-stats\.json$/;

/**
 * What a part's build left in `dist/`, or in the folder that the source names.
 * @throws SiteError `not-built` when there is no build, `dist-holds-link`
 */
export async function readDist({
  part,
  folder,
  dist = join(folder, 'dist'),
}: PartSource): Promise<BuiltFile[]> {
  const kinds = await Promise.all(['browser', 'compose'].map((kind) => readFolder(join(dist, kind), kind)));
  const files = kinds.flat().filter(({ path }) => !NOT_RELEASED.test(path.replace('browser/', '')));
  if (!files.some(({ path }) => path === 'browser/part.json')) {
    throw new SiteError(
      'not-built',
      `There is no build of ${part} in ${dist}.`,
      `Build it: npm run site -- publish ${part}`,
    );
  }
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

async function readFolder(folder: string, kind: string): Promise<BuiltFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  if (entries.length > 0 && (await lstat(folder)).isSymbolicLink()) throw holdsLink(folder);
  const fileOf = ({ parentPath, name }: (typeof entries)[number]) => join(parentPath, name);
  const other = entries.find((entry) => !entry.isFile() && !entry.isDirectory());
  if (other) throw holdsLink(fileOf(other));
  const files = entries.filter((entry) => entry.isFile()).map(fileOf);
  return Promise.all(
    files.map(async (file) => ({
      path: `${kind}/${relative(folder, file).replaceAll('\\', '/')}`,
      body: await readFile(file),
    })),
  );
}

/** The publisher may read more than the builder: a link would put that among the files that all can fetch. */
function holdsLink(file: string): SiteError {
  return new SiteError(
    'dist-holds-link',
    `${file} is no file of the build itself; nothing was stored.`,
    'Build the part again (npm run build), and hand over the folder as it is then.',
  );
}
