import { composePage } from './compose-page';
import type { ComposedFile } from './composed-file';
import { llmsTxt } from './llms-txt';
import type { PartBuild } from './part-build';
import { searchFiles } from './search-files';
import { loadParts } from './site-parts';

export interface SiteRequest {
  /** Name of the lock that the pages carry. */
  lock: string;
  /** '' for the live site, `/_preview/<id>` for a preview. */
  basePath: string;
  /** Where search engines may find the site; null for previews and while the business has no address. */
  origin: string | null;
  /** The lock's parts by name. */
  builds: Record<string, PartBuild>;
}

/** The page that a server sends, with status 404, for every address that the site does not have. */
export const NOT_FOUND_FILE = '404.html';

/** File of a route's page: `/` → `index.html`, `/privacy-policy` → `privacy-policy.html`. */
export function pageFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/**
 * All files of a composed site by name, in the order of the steps that make them.
 * @throws whatever a page throws while it renders; a site is composed whole or not at all.
 */
export async function composeSite({
  lock,
  basePath,
  origin,
  builds,
}: SiteRequest): Promise<Record<string, ComposedFile>> {
  const parts = await loadParts(builds);
  const { shell, modules } = parts;
  const documents = Object.values(modules).map((module) => module.documents?.(shell.businessValues));
  const files: Record<string, ComposedFile> = Object.assign({}, ...documents);
  Object.assign(files, shell.siteFiles({ basePath, origin, releasedAt: parts.builds.shell!.time }));
  for (const { path } of shell.routes) {
    const { html, picture } = await composePage(parts, { lock, basePath, origin, path });
    files[pageFile(path)] = html;
    if (picture) files[picture.name] = picture.png;
  }
  files[NOT_FOUND_FILE] = (await composePage(parts, { lock, basePath, origin: null, path: '/404' })).html;
  Object.assign(files, searchFiles(parts, origin), { 'llms.txt': llmsTxt(parts, (origin ?? '') + basePath) });
  files['lock.json'] = JSON.stringify({ lock });
  return files;
}
