import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** What a part is made of besides its own folder. */
export const COMMON_SOURCES = [
  'shared',
  'platform/tooling',
  'webpack.common.js',
  'tsconfig.json',
  'package-lock.json',
];

const IGNORED = /^(node_modules|dist|\..*)$|\.test\.tsx?$/;

/** Whether a build reads a file or folder of that name. */
export function isSource(name: string): boolean {
  return !IGNORED.test(name);
}

/**
 * A digest of everything that a part's build reads: while it stays the same, building again would give the same
 * release. Also of the file that `SITE_BUSINESS_VALUES` names, wherever it lies.
 * @param root of the sources: a snapshot
 * @param workingCopy where the name of that file begins
 */
export async function sourceFingerprint(
  root: string,
  workspace: string,
  workingCopy = root,
): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  for (const source of [workspace, ...COMMON_SOURCES]) await addTo(hash, root, source);
  const businessValues = process.env.SITE_BUSINESS_VALUES;
  // The build says what is wrong with a file that cannot be read.
  if (businessValues) await addTo(hash, workingCopy, businessValues).catch(() => undefined);
  return hash.digest('hex');
}

/** @param path of a file or folder, absolute or from the root */
async function addTo(hash: ReturnType<typeof createHash>, root: string, path: string): Promise<void> {
  const place = resolve(root, path);
  const entries = await readdir(place, { withFileTypes: true }).catch(() => null);
  if (entries === null) {
    hash.update(path).update(await readFile(place));
    return;
  }
  for (const { name } of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (isSource(name)) await addTo(hash, root, join(path, name));
  }
}

/** The version of a part's package. A build that was carried here has no package around it. */
export async function partVersion(folder: string): Promise<string> {
  const { version } = await readJson<{ version?: string }>(join(folder, 'package.json'));
  return version ?? 'unknown';
}

/** The versions that shape a build, as the lock file has them. @param root folder of the lock file */
export async function toolVersions(root: string): Promise<Record<string, string>> {
  const { packages = {} } = await readJson<{ packages?: Record<string, { version?: string }> }>(
    join(root, 'package-lock.json'),
  );
  const versionOf = (name: string) => packages[`node_modules/${name}`]?.version ?? 'unknown';
  return {
    node: process.versions.node,
    webpack: versionOf('webpack'),
    federation: versionOf('@module-federation/enhanced'),
    typescript: versionOf('typescript'),
  };
}

/** What a file says; nothing where there is no such file. */
async function readJson<Content extends object>(file: string): Promise<Partial<Content>> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return JSON.parse(text) as Partial<Content>;
}
