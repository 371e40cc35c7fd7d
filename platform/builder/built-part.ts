import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { assertPartName } from './part-names';
import { SiteError } from '@site/errors';
import type { PartSource } from './build-part';

/** Files that every build of a part has, with what is read of them here. The part's name is that by which browsers load it. */
const MARKS = {
  'browser/part.json': z.object({ exposes: z.record(z.string(), z.unknown()) }),
  'browser/mf-manifest.json': z.object({ name: z.string() }),
};

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
  await readMark(dist, 'browser/part.json');
  const { name } = await readMark(dist, 'browser/mf-manifest.json');
  assertPartName(name, 'nothing was stored');
  if (!existsSync(join(dist, 'compose'))) throw notBuilt(dist, 'it has no compose/');
  return { part: name, folder: nearestFolder(dist, 'package.json'), dist };
}

async function readMark<Name extends keyof typeof MARKS>(
  dist: string,
  name: Name,
): Promise<z.infer<(typeof MARKS)[Name]>> {
  const text = await readFile(join(dist, name), 'utf8').catch(() => null);
  if (text === null) throw notBuilt(dist, `it has no ${name}`);
  try {
    return MARKS[name].parse(JSON.parse(text)) as z.infer<(typeof MARKS)[Name]>;
  } catch (cause) {
    throw notBuilt(dist, `its ${name} is not what the build recipe writes`, cause);
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
