import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parts } from '@site/shared/federation';
import { SiteError } from '../../store/site-error';
import { withDependencies } from './notices';

/**
 * `name@version` of every package in the parts' browser builds and in the service worker.
 * @throws SiteError `not-built` when a part was never built
 */
export function builtPackages(root: string): string[] {
  const folders = Object.values(parts).map(({ workspace }) => join(root, workspace));
  const named = folders.flatMap((folder) => packagesOf(join(folder, 'dist/browser/part.json')));
  return [...new Set([...named, ...workerPackages(root)])];
}

/** The service worker has a build of its own that says nothing of itself; all its libraries are Workbox's. */
export function workerPackages(root: string): string[] {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'shell/package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return withDependencies(
    root,
    Object.keys(dependencies).filter((name) => name.startsWith('workbox-')),
  );
}

function packagesOf(file: string): string[] {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { packages: string[] }).packages;
  } catch (cause) {
    throw new SiteError(
      'not-built',
      `There is no build to read in ${file}.`,
      'Build the parts: npm run build',
      { cause },
    );
  }
}
