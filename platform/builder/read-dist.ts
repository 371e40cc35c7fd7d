import { lstat, readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { SiteError } from '@site/errors';
import type { PartSource } from './build-part';

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
