import { existsSync } from 'node:fs';
import { lstat, readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { SiteError } from '@site/errors';
import { z } from 'zod';
import type { PartSource } from './build-part';
import { isFolder } from './snapshot';
import { Script } from 'node:vm';

/**
 * The part that a folder holds a build of: `browser/` and `compose/`, as the recipe writes them into `dist/`.
 * @param dist absolute path
 * @throws SiteError `dist-missing`, `dist-not-built`, `part-name-invalid`
 */
export async function readBuiltPart(dist: string): Promise<PartSource> {
  if (!isFolder(dist)) {
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

/**
 * What a part's build left in `dist/`, or in the folder that the source names.
 * @throws SiteError `not-built` when there is no build, `dist-holds-link`
 */
export async function readDist(source: PartSource): Promise<BuiltFile[]> {
  const { part, folder, dist = join(folder, 'dist') } = source;
  const kinds = await Promise.all(['browser', 'compose'].map((kind) => readFolder(join(dist, kind), kind)));
  // For builders alone: browsers do not fetch it.
  const files = kinds.flat().filter(({ path }) => path !== 'browser/mf-stats.json');
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

/** Folders of the project that are no part, and words that stand for all parts or for none in commands and addresses. */
const RESERVED = ['all', 'bench', 'desk', 'docs', 'dist', 'live', 'platform', 'preview', 'shared', 'site'];

/**
 * Names of the browser's own properties that a script cannot replace, or must not: a part is a global variable of its name
 * (HTML Standard, Window; remotes are of the type `global`).
 */
const GLOBALS =
  'alert blur caches close closed confirm console crypto document event external fetch find focus frames history length location locationbar menubar name navigation navigator open opener origin parent performance personalbar print prompt screen scroll scrollbars self status statusbar stop toolbar top undefined window'.split(
    ' ',
  );

/**
 * @param outcome what did not happen: `nothing was written`
 * @throws SiteError `part-name-invalid`
 */
export function assertPartName(name: string, outcome: string): void {
  const isName = /^[a-z][a-z0-9]{1,19}$/.test(name);
  // What every object has, such as `constructor`, would be found where no part of that name is.
  const isReserved = RESERVED.includes(name) || GLOBALS.includes(name) || name in {};
  if (isName && !isReserved && isVariable(name)) return;
  throw new SiteError(
    'part-name-invalid',
    `"${name}" ${isName ? 'is reserved: it means something else to the project or to browsers' : 'is no part’s name'}; ${outcome}.`,
    'Use one word of 2 to 20 small letters and digits that begins with a letter: careers',
  );
}

function isVariable(name: string): boolean {
  try {
    new Script(`'use strict'; var ${name};`);
    return true;
  } catch {
    return false;
  }
}
