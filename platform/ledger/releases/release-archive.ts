import { packTar } from '../records/tar';
import type { ReleaseFile } from './release-id';

/** What composing reads of a release, in one object: a distant bucket is asked once, and not for each page. */
export const ARCHIVE = 'compose.tar';

/** Whether the archive has a file: what is not for browsers, and of what is, the styles that pages hold and what the build says. */
export function isArchived(path: string): boolean {
  return /^compose\/|^browser\/(part\.json|.*\.css)$/.test(path);
}

/** Whether a file is an object of its own. */
export function isObject(path: string): boolean {
  return !path.startsWith('compose/');
}

/** The files of a release with their archive, as its manifest lists them. */
export function withArchive(files: readonly ReleaseFile[]): ReleaseFile[] {
  const own = files.filter(({ path }) => path !== ARCHIVE);
  const archived = own.filter(({ path }) => isArchived(path)).sort((a, b) => (a.path < b.path ? -1 : 1));
  if (archived.length === 0) return own;
  return [...own, { path: ARCHIVE, body: packTar(archived.map(({ path, body }) => [path, body])) }];
}
