import { withPolicy } from './content-security-policy';
import { pageLock, safeJson } from './page-lock';
import { pageScripts } from './page-scripts';
import { pageStyles } from './page-styles';
import { releaseBase } from './part-build';
import type { SiteParts } from './site-parts';

export interface PageRequest {
  lock: string;
  /** '' for the live site, `/_preview/<id>` for a preview. */
  basePath: string;
  /** Where the site is served, such as `https://www.brand.in`; null keeps the page out of search engines. */
  origin: string | null;
  /** A route's path, or '/404' for the page that says "not found". */
  path: string;
}

/** The complete document of one page. */
export async function composePage(
  parts: SiteParts,
  { lock, basePath, origin, path }: PageRequest,
): Promise<string> {
  const { shell, modules } = parts;
  const route = shell.routes.find((candidate) => candidate.path === path) ?? null;
  const rendered = await shell.renderRoute({ path, basePath, modules });
  const { entry, preloads } = pageScripts(parts, route);
  const html = shell.renderDocument({
    basePath,
    title: rendered.title,
    description: rendered.description,
    canonical: origin && rendered.status === 200 ? origin + path : null,
    styles: await pageStyles(parts, route),
    lockJson: safeJson(pageLock(lock, basePath, parts)),
    entry,
    preloads,
    body: withReleaseAddresses(rendered.body, parts),
  });
  return withPolicy(html, origin !== null);
}

/** Node builds do not know where their release will lie; they leave a mark where an address begins. */
function withReleaseAddresses(body: string, { builds }: SiteParts): string {
  return Object.values(builds).reduce(
    (markup, build) => markup.replaceAll(`/__base__/${build.part}/`, releaseBase(build)),
    body,
  );
}
