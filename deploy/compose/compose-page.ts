import { withPolicy } from './content-security-policy';
import { linkPicture, type PaintedPicture } from './link-picture';
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

export interface ComposedPage {
  /** The complete document. */
  html: string;
  /** What stands beside the page's link in chats. */
  picture: PaintedPicture | null;
}

/** One page, as it is served. */
export async function composePage(
  parts: SiteParts,
  { lock, basePath, origin, path }: PageRequest,
): Promise<ComposedPage> {
  const { shell, modules } = parts;
  const route = shell.routes.find((candidate) => candidate.path === path) ?? null;
  const rendered = await shell.renderRoute({ path, basePath, origin, modules });
  const drawn = rendered.linkPicture ? shell.drawLinkPicture(rendered.linkPicture) : null;
  const picture = drawn && linkPicture(path, drawn.svg);
  const { entry, preloads } = pageScripts(parts, route);
  const html = shell.renderDocument({
    basePath,
    title: rendered.title,
    description: rendered.description,
    canonical: origin && rendered.status === 200 ? origin + path : null,
    linkPicture: drawn && picture && { ...drawn, url: (origin ?? '') + basePath + picture.address },
    structuredDataJson: rendered.structuredData?.length ? safeJson(rendered.structuredData) : null,
    styles: await pageStyles(parts, route),
    lockJson: safeJson(pageLock(lock, basePath, parts)),
    entry,
    preloads,
    body: withReleaseAddresses(rendered.body, parts),
  });
  return { html: withPolicy(html, origin !== null), picture };
}

/** Node builds do not know where their release will lie; they leave a mark where an address begins. */
function withReleaseAddresses(body: string, { builds }: SiteParts): string {
  return Object.values(builds).reduce(
    (markup, build) => markup.replaceAll(`/__base__/${build.part}/`, releaseBase(build)),
    body,
  );
}
