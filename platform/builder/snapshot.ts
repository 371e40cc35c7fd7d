import { statSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { knownParts, unusableFolder } from '@site/shared/working-copy/working-copy';
import { SiteError } from '@site/errors';
import { isRunning } from '@site/processes';
import { makeFile } from '@site/store';
import type { PartSource } from './build-part';
import { type GitState, readGitState } from './git';
import { COMMON_SOURCES, isSource } from './source-fingerprint';

/** Next to the build cache, which knows files by where they lie: so a snapshot lies where the last one did. */
const FOLDER = '.cache/snapshots';

/**
 * Does something with the sources of parts as they are now, and with the commit that they are of: what is saved or committed
 * meanwhile is in none of them. Packages are those of the working copy, as a snapshot lies below it. What is built already is left
 * as it is.
 * @param root of the working copy
 * @throws SiteError `folder-unusable`, `git-failed`
 */
export async function withSnapshot<T>(
  root: string,
  sources: PartSource[],
  act: (sources: PartSource[]) => Promise<T>,
): Promise<T> {
  if (sources.every(({ dist }) => dist)) return act(sources);
  const unusable = unusableFolder(root);
  if (unusable)
    throw new SiteError('folder-unusable', `${unusable.fact}. Nothing was built.`, unusable.remedy);
  const { folder, leave } = await takeFolder(join(root, FOLDER));
  try {
    const workspaces = sources.map((source) => relative(root, source.folder));
    const git = await copyOneState(root, folder, workspaces);
    return await act(
      sources.map((source) => ({ ...source, folder: join(folder, relative(root, source.folder)), git })),
    );
  } finally {
    await leave();
  }
}

/** A folder that no other process uses meanwhile. */
async function takeFolder(parent: string): Promise<{ folder: string; leave: () => Promise<void> }> {
  await mkdir(parent, { recursive: true });
  for (let number = 1; ; number += 1) {
    const lock = join(parent, `${number}.lock`);
    if ((await makeFile(lock, `${process.pid}`)) || (await takeFromTheDead(lock)))
      return { folder: join(parent, `${number}`), leave: () => rm(lock, { force: true }) };
  }
}

/** Whether this process has a lock from now on that another left behind, which has ended. */
async function takeFromTheDead(lock: string): Promise<boolean> {
  const pid = Number(await readFile(lock, 'utf8').catch(() => Number.NaN));
  if (isRunning(pid)) return false;
  await rm(lock, { force: true });
  return makeFile(lock, `${process.pid}`);
}

/** Copies until nothing was committed, and nothing began to differ from the commit, while it was copied. */
async function copyOneState(root: string, folder: string, workspaces: string[]): Promise<GitState | null> {
  const others = Object.values(knownParts).map(({ workspace }) => workspace);
  const names = new Set([...COMMON_SOURCES, 'package.json', 'parts.json', ...others, ...workspaces]);
  for (;;) {
    const before = await readGitState(root);
    for (const name of names) await mirror(join(root, name), join(folder, name));
    if (isDeepStrictEqual(await readGitState(root), before)) {
      await linkWorkspaces(root, folder, names);
      return before;
    }
  }
}

/** Makes a copy the same as a file or a folder, but for what no build reads. What is the same already keeps its time. */
async function mirror(from: string, to: string): Promise<void> {
  const names = await namesIn(from);
  if (names) {
    const gone = ((await namesIn(to)) ?? []).filter((name) => !names.includes(name));
    for (const name of gone) await rm(join(to, name), { recursive: true });
    await mkdir(to, { recursive: true });
    for (const name of names) await mirror(join(from, name), join(to, name));
    return;
  }
  const [body, kept] = await Promise.all([from, to].map((file) => readFile(file).catch(() => null)));
  if (!body) await rm(to, { recursive: true, force: true });
  else if (!kept?.equals(body)) {
    await mkdir(dirname(to), { recursive: true });
    await writeFile(to, body);
  }
}

/** Null for what is no folder. */
async function namesIn(folder: string): Promise<string[] | null> {
  return readdir(folder).then(
    (names) => names.filter(isSource),
    () => null,
  );
}

export function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** Packages of this repository are those of the snapshot, too. */
async function linkWorkspaces(root: string, folder: string, names: Set<string>): Promise<void> {
  const packages = join(folder, 'node_modules/@site');
  await mkdir(packages, { recursive: true });
  for (const name of names) {
    const link = join(packages, basename(name));
    await rm(link, { force: true });
    if (isFolder(join(root, name))) await symlink(join('../..', name), link);
  }
}
