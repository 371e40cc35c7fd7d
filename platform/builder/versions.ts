import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

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
